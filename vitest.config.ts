import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    environment: 'node',
    // On two cores the default is one worker. Half of the time one waits for its database or for a job, so three keep two cores at work.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    testTimeout: 20_000,
    hookTimeout: 60_000,
    globalSetup: ['tools/postgres-setup.ts'],
    reporters: ['default', './tools/requirements-reporter.ts'],
  },
});
