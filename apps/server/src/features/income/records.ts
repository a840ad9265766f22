import { randomUUID } from 'node:crypto';
import type { incomeRecord } from '@lintel/contract';
import { countIncome, INCOME_SOURCES, mustAskEmployer, type IncomeKind, type IncomeSource } from '@lintel/domain';
import { sql, type Selectable } from 'kysely';
import type * as z from 'zod/mini';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';
import { evidenceExpiredAt } from '../../loan-file/index.ts';
import type { IncomeTables } from './tables.ts';

type Row = Selectable<IncomeTables['income_record']>;

/** Income that one source or one document shows, unsealed. */
export interface IncomeRecord extends Pick<
  Row,
  'uuid' | 'source' | 'state' | 'verification' | 'documents' | 'at' | 'link_uuid'
> {
  readonly employer: string | null;
  /** Dollars a year. */
  readonly amount: number;
  readonly kind: IncomeKind;
  /**
   * Names of the people whose income it is, according to the source. Null for uploaded documents, and while the source
   * is still reading.
   */
  readonly holders: readonly string[] | null;
}

interface IncomeDetails {
  readonly employer: string | null;
  readonly amount: number;
  /** Older records lack both. */
  readonly kind?: IncomeKind;
  readonly holders?: readonly string[] | null;
}

type NewRecord = IncomeDetails & {
  readonly source: IncomeSource;
  readonly linkUuid: string | null;
  readonly at: Date;
  readonly documents?: readonly string[];
} & Pick<Row, 'state' | 'verification'>;

const recordSealContext = (uuid: string): string => sealContext('income_record', uuid);
const unsealRow = (vault: Vault, { sealed, key_id, ...row }: Row): IncomeRecord => ({
  ...row,
  kind: 'PAY',
  holders: null,
  ...vault.open<IncomeDetails>(recordSealContext(row.uuid), { sealed, key_id }),
});

/** Returns whether staff must review a record, because its source names another person or no one. */
export const isHeld = ({ verification, holders }: IncomeRecord): boolean =>
  verification === 'PENDING_REVIEW' && holders !== null;
/** Returns whether staff decided that a record is another person's. */
const isNotTheirs = ({ verification, holders }: IncomeRecord): boolean =>
  verification === 'FAILED_VERIFICATION' && holders !== null;

/** Saves a source's record. A link has one record, so a repeat overwrites it. */
export async function saveIncomeRecord(
  vault: Vault,
  trx: Executor,
  application: string,
  { employer, amount, kind, holders, source, linkUuid, at, documents = [], ...states }: NewRecord,
): Promise<IncomeRecord> {
  const before =
    linkUuid === null
      ? undefined
      : await trx.selectFrom('income_record').select('uuid').where('link_uuid', '=', linkUuid).executeTakeFirst();
  const uuid = before?.uuid ?? randomUUID();
  const values = {
    ...vault.seal(recordSealContext(uuid), {
      employer,
      amount,
      ...(kind ? { kind } : {}),
      ...(holders ? { holders } : {}),
    } satisfies IncomeDetails),
    ...states,
    at,
  };
  const row = before
    ? await trx
        .updateTable('income_record')
        .set(values)
        .where('uuid', '=', uuid)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await trx
        .insertInto('income_record')
        .values({
          uuid,
          application_uuid: application,
          link_uuid: linkUuid,
          source,
          documents: JSON.stringify(documents),
          ...values,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
  return unsealRow(vault, row);
}

export async function dropRecord(trx: Executor, linkUuid: string): Promise<void> {
  await trx.deleteFrom('income_record').where('link_uuid', '=', linkUuid).execute();
}

export async function findRecordByLink(vault: Vault, trx: Executor, linkUuid: string): Promise<IncomeRecord | null> {
  const row = await trx.selectFrom('income_record').selectAll().where('link_uuid', '=', linkUuid).executeTakeFirst();
  return row ? unsealRow(vault, row) : null;
}

/** Returns every record that hasn't expired, oldest first. Income found before evidence expired must be found again. */
export async function loadIncomeRecords(vault: Vault, trx: Executor, application: string): Promise<IncomeRecord[]> {
  const rows = await trx
    .selectFrom('income_record')
    .selectAll()
    .where('application_uuid', '=', application)
    .where('at', '>', sql<Date>`coalesce(${evidenceExpiredAt(application, 'INCOME')}, '-infinity'::timestamptz)`)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => unsealRow(vault, row));
}

/** A loan's income records with their total. */
export interface IncomeRecords {
  readonly records: readonly IncomeRecord[];
  /** Records in which income was found. */
  readonly verified: readonly IncomeRecord[];
  /** Records that add up to the figure. */
  readonly counted: readonly IncomeRecord[];
  /** Dollars a year, or null before the first. */
  readonly figure: number | null;
}

/** Returns a loan's records with the total of those that count: several records of one job count once. */
export async function loadIncomeTotals(vault: Vault, trx: Executor, application: string): Promise<IncomeRecords> {
  const records = await loadIncomeRecords(vault, trx, application);
  const verified = records.filter((record) => record.verification === 'VERIFIED');
  const { figure, counts } = countIncome(
    verified.map((record) => ({
      record,
      source: record.source,
      employer: record.employer ?? '',
      amount: record.amount,
      kind: record.kind,
    })),
  );
  return {
    records,
    verified,
    counted: counts.map(({ record }) => record),
    figure: verified.length > 0 ? figure : null,
  };
}

/** Records a staff decision on a record's holder. */
export async function settleHolder(
  trx: Executor,
  { uuid }: Pick<IncomeRecord, 'uuid'>,
  isTheirs: boolean,
): Promise<void> {
  await trx
    .updateTable('income_record')
    .set({ verification: isTheirs ? 'VERIFIED' : 'FAILED_VERIFICATION' })
    .where('uuid', '=', uuid)
    .execute();
}

export async function markRecords(trx: Executor, records: readonly IncomeRecord[], state: Row['state']): Promise<void> {
  const uuids = records.filter((record) => record.state === 'STORED').map((record) => record.uuid);
  if (uuids.length > 0) await trx.updateTable('income_record').set({ state }).where('uuid', 'in', uuids).execute();
}

/** Discards the income that staff read in pay stubs, because the employer didn't confirm the job. */
export async function discardPayStubs(trx: Executor, application: string): Promise<void> {
  const rows = trx
    .updateTable('income_record')
    .set({ verification: 'FAILED_VERIFICATION' })
    .where('application_uuid', '=', application)
    .where('state', '=', 'READ');
  await rows.where('source', 'in', INCOME_SOURCES.filter(mustAskEmployer)).execute();
}

/** Builds the reply about a record, given those that count. Another person's record shows no figure and no employer. */
export function toIncomeRecordReply(
  record: IncomeRecord,
  { counted }: Pick<IncomeRecords, 'counted'>,
): z.infer<typeof incomeRecord> {
  const { uuid, source, employer, amount, verification, state, at, documents } = record;
  const [held, refused] = [isHeld(record), isNotTheirs(record)];
  const isHidden = held || refused;
  const aside = held
    ? 'OTHER_HOLDER'
    : refused
      ? 'NOT_THEIRS'
      : verification === 'VERIFIED' && !counted.some((one) => one.uuid === uuid)
        ? 'SAME_INCOME'
        : null;
  return {
    recordUuid: uuid,
    source,
    employer: isHidden ? null : employer,
    amount: isHidden ? 0 : amount,
    verification,
    state,
    at: at.toISOString(),
    documents,
    aside,
  };
}
