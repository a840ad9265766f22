import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of a throwaway PostgreSQL, or why there is none. */
    postgres: { url: string } | { missing: string };
  }
}

/**
 * Vitest's global setup: starts one PostgreSQL for all test files and returns the function that stops it. Without
 * PostgreSQL, the tests that use it are skipped; in CI, it throws.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgres', 'url' in server ? { url: server.url } : server);
  if ('missing' in server) {
    if (process.env['CI']) throw new Error(`The tests on PostgreSQL cannot run: ${server.missing}`);
    console.log(`Tests on PostgreSQL are skipped: ${server.missing}`);
    return async () => {};
  }
  return server.stop;
}
