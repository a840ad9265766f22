import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';
import { selectApplications } from '../../loan-file/index.ts';

/** A file whose money waits for a person. */
export interface MoneyWaiting {
  readonly uuid: string;
  readonly organisation: string;
  readonly subject: string;
  readonly at: Date;
}

function selectAtGates(trx: Executor, gates: readonly string[], uuid: string | undefined) {
  const all = selectApplications(trx)
    .select([
      'application.uuid',
      'application.organisation',
      'application.projection',
      'application.gate',
      'application.gate_since',
    ])
    .where('application.active', '=', true)
    .where('application.gate', 'in', gates)
    .orderBy('application.gate_since');
  return (uuid === undefined ? all : all.where('application.uuid', '=', uuid)).execute();
}

/** Returns files in which a final check before the payment failed, of one file or of all. */
export async function loadFailedFinalChecks(trx: Executor, uuid?: string): Promise<MoneyWaiting[]> {
  const files = await selectAtGates(trx, ['final-checks'], uuid);
  if (files.length === 0) return [];
  const runs = await trx
    .selectFrom('final_check_run')
    .select(['application_uuid', 'attempt', 'at'])
    .where('failed', '=', true)
    .where(
      'application_uuid',
      'in',
      files.map((file) => file.uuid),
    )
    .execute();
  return files.flatMap(({ uuid: id, organisation, projection }) => {
    const run = runs.find((one) => one.application_uuid === id && one.attempt === projection.payoffFigures.attempt);
    return run ? [{ uuid: id, organisation, subject: 'checks', at: run.at }] : [];
  });
}

/** Returns files in which a person must propose or approve a payment. */
export async function loadAwaitingApproval(trx: Executor, uuid?: string): Promise<MoneyWaiting[]> {
  const files = await selectAtGates(trx, ['funding-decision'], uuid);
  return files.map(({ uuid: id, organisation, projection, gate_since: since }) => ({
    uuid: id,
    organisation,
    subject: projection.proposal ? 'approval' : 'proposal',
    at: since,
  }));
}

interface MoneyOrder extends Omit<MoneyWaiting, 'at'> {
  /** yyyy-MM-dd */
  readonly dueOn: string;
}

/** Returns files that ended while the money was at the bank or out, until it is back, of one file or of all. */
export async function loadAwaitingRecall(trx: Executor, uuid?: string): Promise<MoneyOrder[]> {
  const all = selectApplications(trx)
    .innerJoin('funds_order as order', 'order.application_uuid', 'application.uuid')
    .select([
      'application.uuid',
      'application.organisation',
      'order.key as subject',
      sql<string>`recall_due_on::text`.as('dueOn'),
    ])
    .where('recall_due_on', 'is not', null)
    .where('recalled_at', 'is', null)
    .orderBy('recall_due_on');
  return (uuid === undefined ? all : all.where('application.uuid', '=', uuid)).execute();
}

/** Returns unsettled payment differences, of one file or of all. */
export async function loadDifferenceTasks(trx: Executor, uuid?: string): Promise<MoneyWaiting[]> {
  const all = selectApplications(trx)
    .innerJoin('payment_difference as different', 'different.application_uuid', 'application.uuid')
    .select(['application.uuid', 'application.organisation', 'different.uuid as subject', 'found_at as at'])
    .where('settled_at', 'is', null)
    .orderBy('found_at');
  return (uuid === undefined ? all : all.where('application.uuid', '=', uuid)).execute();
}

/** Returns files whose payment or creditor receipts are overdue: at that gate since before this instant. */
export async function loadOverduePayments(trx: Executor, before: Date, uuid?: string): Promise<MoneyWaiting[]> {
  const files = (await selectAtGates(trx, ['send-funds', 'pay-creditors'], uuid)).filter(
    (file) => file.gate_since <= before,
  );
  return files.map(({ uuid: id, organisation, gate, gate_since: since }) => ({
    uuid: id,
    organisation,
    subject: gate,
    at: since,
  }));
}

/** SQL condition: a loan has money out that must come back, or an unsettled payment difference. */
export const hasMoneyOut = (uuid: string, isEnded: boolean) =>
  sql<boolean>`(exists (select from funds_order where application_uuid = ${uuid} and (recall_opened_at is not null or ${isEnded}) and recalled_at is null)
    or exists (select from payment_difference where application_uuid = ${uuid} and settled_at is null))`;
