import * as z from 'zod/mini';
import type { LoanFile } from '../file.ts';
import { newPrice } from './effects.ts';
import { fact } from './fact.ts';
import { requireFirstAnswer, rule } from './needs.ts';
import { answer, instant, money, ordinal, recordRef } from './parts.ts';

const PHASE_AFTER: ReadonlyMap<string, LoanFile['valuation']['phase']> = new Map([
  ['VALUE', 'DONE'],
  ['NEEDS_ESTIMATE', 'ESTIMATE'],
  ['NOT_OBTAINABLE', 'APPRAISAL_REQUEST'],
]);

/** Facts about a valuation by people (a broker, an evaluator, an appraiser), and about the appraisal's fee. */
export const valuationFacts = {
  ValuationOrdered: fact({
    data: z.strictObject({ attempt: ordinal, feeAccepted: money }),
    effect: (file) => withPhase(file, 'PROCESSING'),
    needs: (context, { attempt }) =>
      context.turns.step(context, ['valuation-order-bpo', 'valuation-order-resi-eval']) ??
      (attempt === context.file.valuation.attempt
        ? null
        : { name: 'STALE_ATTEMPT', because: 'the order is for a different estimate' }),
    act: true,
  }),
  ValuationReturned: fact({
    data: z.strictObject({
      attempt: ordinal,
      outcome: answer('VALUE', 'NEEDS_ESTIMATE', 'NOT_OBTAINABLE'),
      value: z.nullable(money),
    }),
    effect: (file, { outcome }) => {
      const phase = PHASE_AFTER.get(outcome) ?? 'UNCLEAR';
      const after = withPhase(file, phase);
      return phase === 'DONE' ? newPrice(after) : after;
    },
    needs: (context, { attempt, outcome }) => {
      const { phase } = context.file.valuation;
      return (
        context.turns.worker(context, ['valuation-wait-bpo', 'valuation-wait-resi-eval'], attempt) ??
        rule(phase === 'PROCESSING' || phase === 'UNCLEAR', 'the appraiser has already answered') ??
        requireFirstAnswer(phase === 'UNCLEAR' ? '' : null, outcome, ['VALUE', 'NEEDS_ESTIMATE', 'NOT_OBTAINABLE'])
      );
    },
  }),
  AppraisalQuoted: fact({
    data: z.strictObject({ fee: money }),
    effect: (file) => withPhase(file, 'APPRAISAL_PAYMENT'),
    needs: (context) => context.turns.worker(context, ['appraisal-request'], null),
  }),
  AppraisalPaid: fact({
    data: z.strictObject({ payment: recordRef, refundableUntil: instant }),
    effect: (file) => ({ ...withPhase(file, 'APPRAISAL_PENDING'), appraisalFee: { ...file.appraisalFee, paid: true } }),
    needs: (context) => context.turns.worker(context, ['appraisal-payment'], null),
    act: true,
  }),
  AppraisalAccepted: fact({
    data: z.strictObject({ value: money, report: recordRef }),
    effect: (file) => newPrice(withPhase(file, 'DONE')),
    needs: (context) => context.turns.worker(context, ['appraisal-wait'], null),
  }),
  FeeRefunded: fact({
    data: z.strictObject({
      payment: recordRef,
      amount: money,
      reason: z.enum(['IN_TIME', 'TERM_CHANGED', 'RESCINDED']),
    }),
    effect: (file) => ({ ...file, appraisalFee: { ...file.appraisalFee, refunded: true } }),
    needs: ({ file }) => rule(file.appraisalFee.paid && !file.appraisalFee.refunded, 'no fee has to be refunded'),
  }),
};

function withPhase(file: LoanFile, phase: LoanFile['valuation']['phase']): LoanFile {
  return { ...file, valuation: { ...file.valuation, phase } };
}
