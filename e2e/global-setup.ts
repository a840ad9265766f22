import { rmSync } from 'node:fs';
import { buildIfOlder, TEST_LOCALES } from '../tools/build.mjs';
import { startPostgres } from '../tools/postgres.ts';
import { CHECKED_PAGES } from './checked-pages.ts';

/** Forgets the pages that an earlier run checked, and starts one PostgreSQL server for all journeys; each world creates its own database in it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  rmSync(CHECKED_PAGES, { recursive: true, force: true });
  if (!process.env['LINTEL_BUILT']) await buildIfOlder(TEST_LOCALES);
  const server = await startPostgres();
  if ('missing' in server) {
    if (process.env['CI']) throw new Error(`The journeys need PostgreSQL: ${server.missing}`);
    console.log(`The journeys run on PGlite alone: ${server.missing}`);
    return async () => {};
  }
  process.env['LINTEL_POSTGRES'] = server.url;
  return server.stop;
}
