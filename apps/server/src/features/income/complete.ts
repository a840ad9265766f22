import type { HandlerReply, completeIncomeLink } from '@lintel/contract';
import { currentGate, getStatus } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse, refuseWith, type RecordMeta } from '../../kernel/http/index.ts';
import { type ApplicationRow, loanReply } from '../../loan-file/index.ts';
import { getLinkState, VendorFailure } from '../../vendors/index.ts';
import { toLeftLinkReply, findLinkByUuid, type LinkRow } from './links.ts';
import { askSource, saveAnswer, recordPendingRead } from './read-link.ts';
import { loadIncomeTotals, findRecordByLink, toIncomeRecordReply } from './records.ts';

type Answer = HandlerReply<typeof completeIncomeLink>;

/**
 * Completes a link when the borrower is back from a source of income, such as a payroll service: asks the source once
 * and saves its answer. A repeat, in another tab or after a reload, returns the same.
 */
export async function completeLink(
  context: Context,
  loan: ApplicationRow,
  linkUuid: string,
  sent: { publicToken: string | null; callback: Readonly<Record<string, unknown>> },
  by: RecordMeta,
): Promise<Answer> {
  const row = (await findLinkByUuid(context.db, loan.uuid, linkUuid)) ?? refuse('not-found');
  const stateId = sent.callback['oauth_state_id'];
  if (stateId !== undefined && !(typeof stateId === 'string' && stateId.toLowerCase() === row.state_id))
    refuse('link-mismatch');
  if (row.state === 'OPEN') await askForIncome(context, loan, row, sent.publicToken, by);
  return loadLinkReply(context, loan.uuid, row.uuid);
}

async function askForIncome(
  context: Context,
  loan: ApplicationRow,
  row: LinkRow,
  publicToken: string | null,
  by: RecordMeta,
): Promise<void> {
  if (getLinkState(context, row) === 'EXPIRED') refuse('link-expired');
  const gate = currentGate(loan.projection)?.id;
  if (gate !== 'income' && gate !== 'income-review')
    refuseWith('not-at-this-step', { status: getStatus(loan.projection), version: loan.version });
  try {
    await saveAnswer(
      context,
      loan.uuid,
      row.uuid,
      await askSource(context, row, loan.organisation, loan.projection.income.attempt, publicToken),
      by,
    );
  } catch (error) {
    if (!(error instanceof VendorFailure)) throw error;
    await recordPendingRead(context, row, publicToken, error, by);
  }
}

async function loadLinkReply(context: Context, uuid: string, linkUuid: string): Promise<Answer> {
  const row = (await findLinkByUuid(context.db, uuid, linkUuid)) ?? refuse('not-found');
  const incomeRecord = await findRecordByLink(context.vault, context.db, row.uuid);
  return {
    ...(await loanReply(context, uuid)),
    record: incomeRecord && toIncomeRecordReply(incomeRecord, await loadIncomeTotals(context.vault, context.db, uuid)),
    left: toLeftLinkReply(context, row),
  };
}
