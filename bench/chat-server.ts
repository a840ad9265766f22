/** The server at production's pace, which reports its memory. */
import './report-memory.ts';
await import('./paced-server.ts');
