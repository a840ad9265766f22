import {
  findKeepReasons,
  monthsAfter,
  retentionPeriods,
  type FileDays,
  type FileRecord,
  type KeepReason,
  type RetentionPeriod,
} from '@lintel/domain';
import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { loadFacts, type ApplicationRow, loanNow, pacificDay } from '../../loan-file/index.ts';
import { hasUnfinishedDocuments, lastDocumentAt } from '../../records/document-store/index.ts';
import { hasMoneyOut } from '../../records/funding-orders/index.ts';
import { hasOpenTask } from '../../records/staff-tasks/index.ts';
import { readServicing } from '../funding/index.ts';
import { hasOpenRescission } from '../rescission/index.ts';
import { loadConfirmedMatchDay } from '../sanctions/index.ts';

/** The records left of a closed file: until when each is kept by which rule, and what keeps them longer. */
export interface Plan {
  /** For each kind of record that isn't erased yet. */
  readonly periods: readonly RetentionPeriod[];
  readonly kept: readonly KeepReason[];
}

/** The longest term of a line in years, used until the line is handed to servicing. */
const LONGEST_TERM = 30;
const PULLS: ReadonlySet<string> = new Set(['SoftCreditReturned', 'HardCreditReturned']);
const SIGNATURES: ReadonlySet<string> = new Set(['NoteSigned', 'DeedSigned']);

/** Returns how long each kind of record of a file is kept and why, as of now. */
export async function loadRetentionPlan(
  context: Pick<Context, 'config' | 'vault' | 'getPolicy'>,
  trx: Executor,
  row: ApplicationRow,
): Promise<Plan> {
  const erased = new Set((await loadErasedRecords(trx, row.uuid)).map(({ record }) => record));
  const periods = retentionPeriods(
    await loadFileDays(context, trx, row),
    context.getPolicy(row.organisation).retention ?? {},
  );
  return {
    periods: periods.filter(({ record }) => !erased.has(record)),
    kept: findKeepReasons(row.projection, await loadUnfinishedWork(trx, row, await loanNow(context, trx))),
  };
}

/** Returns what was erased of a file, oldest first. */
export const loadErasedRecords = (trx: Executor, uuid: string) =>
  trx.selectFrom('erasure').selectAll().where('application_uuid', '=', uuid).orderBy('at').orderBy('record').execute();

async function loadFileDays({ vault }: Pick<Context, 'vault'>, trx: Executor, row: ApplicationRow): Promise<FileDays> {
  const facts = await loadFacts(trx, row.uuid);
  const findLastDate = (types: ReadonlySet<string>): string | null => {
    const fact = facts.findLast(({ type }) => types.has(type));
    return fact ? pacificDay(fact.at) : null;
  };
  const signed = findLastDate(SIGNATURES);
  const isLine = row.projection.fundsSent && row.projection.ended === null;
  return {
    lastAct: pacificDay(await loadLastActTime(trx, row, facts.at(-1)?.at ?? row.updated_at)),
    signed,
    lineEnds: isLine
      ? monthsAfter(signed ?? pacificDay(row.updated_at), 12 * (await loadTermYears(vault, trx, row.uuid)))
      : null,
    lastPull: findLastDate(PULLS),
    hasDemographics: row.projection.demographicsAnswered,
    matchConfirmed: await loadConfirmedMatchDay(trx, row.uuid),
  };
}

/**
 * Returns when the file was last acted on, including notices and letters: a legal period runs from the notice, which
 * may come after the last fact.
 */
async function loadLastActTime(trx: Executor, { uuid }: Pick<ApplicationRow, 'uuid'>, lastFact: Date): Promise<Date> {
  const document = await lastDocumentAt(trx, uuid);
  return document && document > lastFact ? document : lastFact;
}

async function loadTermYears(vault: Context['vault'], trx: Executor, uuid: string): Promise<number> {
  return (await readServicing({ vault }, trx, uuid))?.line.termYears ?? LONGEST_TERM;
}

async function loadUnfinishedWork(trx: Executor, { uuid, projection }: ApplicationRow, now: Date) {
  const { rows } = await sql<{ held: boolean; kept: boolean; task: boolean; money: boolean }>`
    select
      exists (select from retention_hold where application_uuid = ${uuid} and lifted_at is null) as held,
      exists (select from retention_hold h where h.application_uuid = ${uuid} and ${isHoldProtecting(now)}) as kept,
      ${hasOpenTask(uuid)} or ${hasUnfinishedDocuments(uuid)} as task,
      ${hasMoneyOut(uuid, projection.ended !== null)} or ${hasOpenRescission(uuid)} as money`.execute(trx);
  const [row] = rows;
  return {
    isHeld: row?.held ?? true,
    isJustLifted: row?.kept ?? true,
    hasTask: row?.task ?? true,
    hasMoneyOut: row?.money ?? true,
  };
}

/** Record kinds that name the person. While one of them is kept, so is the account. */
export const NAMES_PERSON: ReadonlySet<FileRecord> = new Set(['APPLICATION', 'CREDIT_PERMISSION']);

/** Milliseconds for which a lifted hold still protects a file, so that a colleague can set it again. */
export const KEPT_AFTER_LIFTING = 86_400_000;

/**
 * Returns an SQL condition on `h`, a row of retention_hold: it protects its file, because it is in force or was lifted
 * less than a day before `now`.
 */
export const isHoldProtecting = (now: Date) =>
  sql<boolean>`(h.lifted_at is null or h.lifted_at > ${new Date(now.getTime() - KEPT_AFTER_LIFTING)}::timestamptz)`;
