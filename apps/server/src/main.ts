import { readConfig } from './config.ts';
import { startServer } from './start.ts';
import { StartRefused } from './start-refused.ts';

try {
  const running = await startServer(readConfig(process.env));
  const stop = (): void => {
    // A request or job that hangs must not keep the process for ever.
    setTimeout(() => process.exit(1), 15_000).unref();
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}
