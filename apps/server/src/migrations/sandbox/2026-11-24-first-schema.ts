import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { runScript } from '../run-script.ts';

/** Creates the tables that only the sandbox uses. */
export const up = (db: Kysely<unknown>): Promise<void> => runScript(db, join(import.meta.dirname, 'first-schema.sql'));
