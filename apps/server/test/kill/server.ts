/**
 * The real server as a process that a test kills. It loads everything, says so, and starts when it is told to: the next one is
 * at hand when this one dies.
 */
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { readConfig } from '../../src/kernel/config/config.ts';
import { startServer } from '../../src/start.ts';

// A process that is killed would not write it.
flushCompileCache();
console.log('loaded');
process.stdin.once('end', () => process.exit(1));
await once(process.stdin, 'data');
await startServer(readConfig(process.env), {
  renderPage: async () => ({ status: 200, html: '' }),
  say: () => undefined,
});
console.log('ready');
