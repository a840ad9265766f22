import { BORROWER, type LoanConsentType } from '@lintel/domain';
import type { Insertable, Selectable } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';
import type { ConsentTables } from './tables.ts';

type Consent = ConsentTables['application_consent'];
type NewConsent = Insertable<Consent>;

export async function insertConsents(trx: Executor, rows: readonly NewConsent[]): Promise<void> {
  if (rows.length > 0)
    await trx
      .insertInto('application_consent')
      .values([...rows])
      .execute();
}

/** Returns the borrower's consents. A signer's consents are separate. */
export function loadConsents(trx: Executor, uuid: string): Promise<Selectable<Consent>[]> {
  return trx
    .selectFrom('application_consent')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('person', '=', BORROWER)
    .orderBy('at')
    .execute();
}

/** Returns the version that a person last agreed to, or null. */
export async function agreedVersion(
  trx: Executor,
  { uuid, person, type }: { uuid: string; person: string; type: LoanConsentType },
): Promise<string | null> {
  const row = await trx
    .selectFrom('application_consent')
    .select('version')
    .where('application_uuid', '=', uuid)
    .where('person', '=', person)
    .where('type', '=', type)
    .where('opted', '=', 'OPT_IN')
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return row?.version ?? null;
}
