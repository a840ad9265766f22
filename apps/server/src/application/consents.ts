import { BORROWER } from '@lintel/domain';
import type { Insertable, Selectable } from 'kysely';
import type { Executor } from '../db/vault.ts';
import type { ApplicationTables } from './tables.ts';

type Consent = ApplicationTables['application_consent'];
type Given = Insertable<Consent>;

export async function insertConsents(trx: Executor, rows: readonly Given[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('application_consent').values([...rows]).execute();
}

/** What the borrower agreed to; a signer's consents are their own. */
export function consentsOf(trx: Executor, uuid: string): Promise<Selectable<Consent>[]> {
  return trx.selectFrom('application_consent').selectAll().where('application_uuid', '=', uuid).where('person', '=', BORROWER).orderBy('at').execute();
}
