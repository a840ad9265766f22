/**
 * The real server as a process that a test kills. It loads everything, reports it, and starts when it is told to, so
 * that the next one is available when this one dies.
 */
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { readConfig } from '../../src/kernel/config/config.ts';
import { startServer } from '../../src/start.ts';

// A killed process wouldn't write it.
flushCompileCache();
console.log('loaded');
process.stdin.once('end', () => process.exit(1));
await once(process.stdin, 'data');
await startServer(readConfig(process.env), {
  renderPage: async () => ({ status: 200, html: '' }),
  say: () => undefined,
});
console.log('ready');
