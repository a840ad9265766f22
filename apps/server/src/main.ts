import { readConfig, StartRefused } from './kernel/config/index.ts';
import { startServer } from './start.ts';
import { stopOnSignal } from './stop-on-signal.ts';

try {
  const starting = startServer(readConfig(process.env));
  // Registered first: a signal during the start waits until there is something to stop.
  stopOnSignal(async () => (await starting).stop());
  await starting;
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}
