/**
 * The entry point of a server process that a test kills. It loads everything, prints `loaded`, and starts when a line
 * arrives on its standard input, so that the next process is ready when this one dies.
 */
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { readConfig } from '../../src/kernel/config/config.ts';
import { startServer } from '../../src/start.ts';

// A killed process wouldn't write the compile cache.
flushCompileCache();
console.log('loaded');
process.stdin.once('end', () => process.exit(1));
await once(process.stdin, 'data');
await startServer(readConfig(process.env), {
  renderPage: async () => ({ status: 200, html: '' }),
  say: () => undefined,
});
console.log('ready');
