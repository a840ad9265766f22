import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of a throwaway PostgreSQL, or why there is none. */
    postgres: { url: string } | { missing: string };
  }
}

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
