import { readConfig, StartRefused } from './kernel/config/index.ts';
import { startServer } from './start.ts';
import { stopOnSignal } from './stop-on-signal.ts';

// The entry point of the server process: reads the settings, starts the server and stops it on a signal.
try {
  const starting = startServer(readConfig(process.env));
  // Registered first: a signal during the start waits until there is something to stop.
  stopOnSignal(async () => (await starting).stop());
  await starting;
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}
