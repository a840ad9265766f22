import type { Executor } from '../db/vault.ts';
import type { ApplicationTables } from './tables.ts';

type Consent = ApplicationTables['application_consent'];

export async function insertConsents(trx: Executor, rows: readonly Consent[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('application_consent').values([...rows]).execute();
}

export function consentsOf(trx: Executor, uuid: string): Promise<Consent[]> {
  return trx.selectFrom('application_consent').selectAll().where('application_uuid', '=', uuid).orderBy('at').execute();
}
