import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { runScript } from './run-script.ts';

/** The files of `first-schema/`, one for each area. Tables refer only to those of earlier files. */
const AREAS = [
  'vault',
  'loan-file',
  'identity',
  'staff',
  'requests',
  'site',
  'answers',
  'demographics',
  'documents',
  'vendors',
  'offers',
  'income',
  'identity-verification',
  'valuation',
  'bank',
  'signers',
  'signing',
  'notary',
  'funding',
  'notifications',
  'console',
  'sanctions',
  'retention',
  'audit',
];

/** Creates every production table. An older database gets here by `from-before`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const area of AREAS) await runScript(db, join(import.meta.dirname, `first-schema/${area}.sql`));
}
