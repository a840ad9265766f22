import { DEFAULT_LOCALE, type LoanFile, type Locale } from '@lintel/domain';
import type { Executor } from '../kernel/db/index.ts';

/** An application as stored. Every feature may read it; only `record` writes its file, status and gate. */
export interface ApplicationRow {
  readonly uuid: string;
  readonly loan_number: number;
  readonly identity_uuid: string;
  readonly organisation: string;
  readonly locale: Locale;
  readonly projection: LoanFile;
  readonly version: number;
  readonly status: string;
  readonly gate: string;
  readonly gate_since: Date;
  readonly active: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly erased_at: Date | null;
}

/** Returns an application by its ID. */
export function readApplication(trx: Executor, uuid: string): Promise<ApplicationRow | undefined> {
  return trx.selectFrom('application').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** Locks the row until the transaction ends, so that writes on one loan run one after another. */
export function lockApplication(trx: Executor, uuid: string): Promise<ApplicationRow | undefined> {
  return trx.selectFrom('application').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();
}

/** Returns every application of a person at one lender, newest first. An erased application belongs to no one. */
export function loadApplications(trx: Executor, identityUuid: string, organization: string): Promise<ApplicationRow[]> {
  return trx
    .selectFrom('application')
    .selectAll()
    .where('identity_uuid', '=', identityUuid)
    .where('organisation', '=', organization)
    .where('erased_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
}

/** Starts a query of applications, to which features join their tables. */
export const selectApplications = (trx: Executor) => trx.selectFrom('application');

/** Returns the loan numbers of a lender's own files among these. */
export async function loadLoanNumbers(
  trx: Executor,
  organization: string,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (uuids.length === 0) return new Map();
  const rows = await selectApplications(trx)
    .select(['uuid', 'loan_number'])
    .where('organisation', '=', organization)
    .where('uuid', 'in', [...new Set(uuids)])
    .execute();
  return new Map(rows.map((row) => [row.uuid, String(row.loan_number)]));
}

/** Locks loans, ordered by ID, against deletion and key changes until the transaction ends. */
export async function shareApplications(trx: Executor, uuids: readonly string[]): Promise<void> {
  await trx
    .selectFrom('application')
    .select('uuid')
    .where('uuid', 'in', [...uuids])
    .orderBy('uuid')
    .forKeyShare()
    .execute();
}

/** Locks every loan of an account, ordered by ID. */
export async function lockApplications(trx: Executor, identityUuid: string): Promise<void> {
  await trx
    .selectFrom('application')
    .select('uuid')
    .where('identity_uuid', '=', identityUuid)
    .orderBy('uuid')
    .forUpdate()
    .execute();
}

/** Returns the language of a loan's emails and texts. */
export async function readLocale(trx: Executor, uuid: string): Promise<Locale> {
  const row = await trx.selectFrom('application').select('locale').where('uuid', '=', uuid).executeTakeFirst();
  return row?.locale ?? DEFAULT_LOCALE;
}

/** Saves the loan officer or broker who referred a loan, in the transaction that creates it. */
export async function setOriginator(trx: Executor, uuid: string, originatorUuid: string): Promise<void> {
  await trx.updateTable('application').set({ originator_uuid: originatorUuid }).where('uuid', '=', uuid).execute();
}

/** Marks a loan whose personal data is erased. It belongs to no one from then on. */
export async function markErased(trx: Executor, uuid: string, at: Date): Promise<void> {
  await trx.updateTable('application').set({ erased_at: at }).where('uuid', '=', uuid).execute();
}
