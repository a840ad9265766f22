import type { Fact, ValuationKind } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { inLenderLocale } from '../../kernel/locale.ts';
import { loanNow, loanToday, type LockedLoan } from '../../loan-file/index.ts';
import { saveEvidence, type PropertyValue } from '../../vendors/index.ts';
import { changeOrder, saveOrder, findValuationOrder } from './orders.ts';
import { SOURCES } from './words.ts';

/** The result of a remote valuation. */
export type ValuationResult =
  | { readonly outcome: 'VALUE'; readonly valueCents: number }
  | { readonly outcome: 'NEEDS_ESTIMATE' | 'NOT_OBTAINABLE' };

/**
 * Records the result of the current attempt of a remote valuation: ValuationReturned. A value becomes the home's, and
 * the price is recomputed with it.
 */
export async function recordValuation(
  context: Context,
  loan: LockedLoan,
  found: ValuationResult,
): Promise<readonly Fact[]> {
  const { attempt, route } = loan.file.valuation;
  if (found.outcome !== 'VALUE')
    return [{ type: 'ValuationReturned', data: { attempt, outcome: found.outcome, value: null } }];
  await saveValue(context, loan, route === 'BPO' ? 'BPO' : 'RESI_EVAL', found.valueCents);
  return [{ type: 'ValuationReturned', data: { attempt, outcome: 'VALUE', value: found.valueCents / 100 } }];
}

/** Records the price of a full appraisal, AppraisalQuoted, and saves its order. */
export async function recordAppraisalQuote(
  context: Context,
  { uuid, trx, file }: LockedLoan,
  feeCents: number,
): Promise<readonly Fact[]> {
  if (file.valuation.phase !== 'APPRAISAL_REQUEST') return [];
  await saveOrder(context.vault, trx, {
    application: uuid,
    kind: 'ONSITE_APPRAISAL',
    attempt: 1,
    feeCents,
    at: await loanNow(context, trx),
  });
  return [{ type: 'AppraisalQuoted', data: { fee: feeCents / 100 } }];
}

/** Records the value of a full appraisal: AppraisalAccepted. The price is recomputed with it. */
export async function recordAppraisal(
  context: Context,
  loan: LockedLoan,
  valueCents: number,
): Promise<readonly Fact[]> {
  const report = await saveValue(context, loan, 'ONSITE_APPRAISAL', valueCents);
  return report === null ? [] : [{ type: 'AppraisalAccepted', data: { value: valueCents / 100, report } }];
}

/** Saves the value with its order. Returns the order's ID, or null when there was no order. */
async function saveValue(
  context: Context,
  { uuid, trx, file }: LockedLoan,
  kind: ValuationKind,
  valueCents: number,
): Promise<string | null> {
  const order = await findValuationOrder(context.vault, trx, uuid, kind);
  if (!order) return null;
  await changeOrder(context.vault, trx, order, { valueCents });
  const value = {
    outcome: 'VALUE',
    valueCents,
    lowCents: valueCents,
    highCents: valueCents,
    confidence: 1,
    asOf: await loanToday(context, trx),
    source: inLenderLocale(() => SOURCES[kind]),
    kind,
  } satisfies PropertyValue & { kind: ValuationKind };
  await saveEvidence(context.vault, trx, { uuid, kind: 'value', attempt: file.valuation.attempt }, value);
  return order.uuid;
}
