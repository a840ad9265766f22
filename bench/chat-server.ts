/** Starts the server with sweeps as in production; on SIGUSR2 it reports its memory. */
import './report-memory.ts';
await import('./paced-server.ts');
