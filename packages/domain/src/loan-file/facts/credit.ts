import * as z from 'zod/mini';
import type { LoanFile } from '../file.ts';
import type { GateId } from '../gates.ts';
import { hasHardConsent } from '../predicates.ts';
import { newPrice, startNextAttempt } from './effects.ts';
import { fact } from './fact.ts';
import { type RuleContext, requireFirstAnswer, rule } from './needs.ts';
import { answer, ordinal, recordRef, shortText } from './parts.ts';

const SOFT_ANSWERS = ['FOUND', 'NO_MATCH', 'FROZEN', 'ERROR', 'MINOR'];
const HARD_ANSWERS = ['FOUND', 'FROZEN', 'ERROR'];
const creditAlerts = z.array(z.enum(['FACTA', 'DELINQUENCY']));
const retryReason = z.enum(['UNFROZEN', 'RETRY_JOB', 'CORRECTED', 'AGE_PROVED']);

/** Facts about the soft and the hard pull, and about the requests after an alert or a failed match. */
export const creditFacts = {
  SoftCreditReturned: fact({
    data: z.strictObject({
      attempt: ordinal,
      outcome: answer('FOUND', 'NO_MATCH', 'FROZEN', 'ERROR', 'MINOR'),
      alerts: creditAlerts,
      report: z.nullable(recordRef),
    }),
    effect: (file, { outcome, alerts }) => withAlerts({ ...file, softPull: { ...file.softPull, outcome } }, alerts),
    needs: (context, { attempt, outcome }) =>
      context.turns.worker(context, ['soft-credit'], attempt) ??
      requireFirstAnswer(context.file.softPull.outcome, outcome, SOFT_ANSWERS),
  }),
  HardCreditReturned: fact({
    data: z.strictObject({
      attempt: ordinal,
      outcome: answer('FOUND', 'FROZEN', 'ERROR'),
      alerts: creditAlerts,
      /** False: these aren't the figures that the offer used. */
      matched: z.boolean(),
      /** The number of the pull that the borrower consented to. */
      consent: ordinal,
      report: z.nullable(recordRef),
    }),
    effect: (file, { outcome, alerts, matched }) => {
      const after = withAlerts({ ...file, hardPull: { ...file.hardPull, outcome } }, alerts);
      return matched ? after : newPrice(after);
    },
    needs: (context, { attempt, outcome, consent }) =>
      context.turns.worker(context, ['hard-credit'], attempt) ??
      requireFirstAnswer(context.file.hardPull.outcome, outcome, HARD_ANSWERS) ??
      rule(
        consent === context.file.spentPulls + 1 && hasHardConsent(context.file),
        'each pull needs its own consent, and this one has none',
      ),
  }),
  SsnGiven: fact({
    data: z.strictObject({ ssn: recordRef, name: recordRef, previousAddress: z.nullable(recordRef) }),
    effect: (file) => ({ ...file, ssnAttempts: file.ssnAttempts + 1, softPull: startNextAttempt(file.softPull) }),
    needs: (context) => context.turns.step(context, ['no-match']),
    act: true,
  }),
  SoftCreditRetryAsked: fact({
    data: z.strictObject({ reason: retryReason }),
    effect: (file) => ({ ...file, softPull: startNextAttempt(file.softPull) }),
    needs: (context, { reason }) => {
      if (reason === 'UNFROZEN') return context.turns.step(context, ['soft-frozen']);
      if (reason === 'RETRY_JOB') return context.turns.worker(context, ['soft-error'], null);
      const ids: GateId[] = reason === 'AGE_PROVED' ? ['minor'] : ['no-match-ssn', 'soft-error', 'minor'];
      return rule(isAnyOpen(context, ids), 'no open credit problem would be settled by this');
    },
  }),
  HardCreditRetryAsked: fact({
    data: z.strictObject({ reason: retryReason }),
    effect: (file) => ({ ...file, hardPull: startNextAttempt(file.hardPull) }),
    needs: (context, { reason }) => {
      if (reason === 'UNFROZEN') return context.turns.step(context, ['hard-frozen']);
      if (reason === 'RETRY_JOB') return context.turns.worker(context, ['hard-error'], null);
      return rule(
        reason === 'CORRECTED' && isAnyOpen(context, ['hard-error']),
        'no open credit problem would be settled by this',
      );
    },
  }),
  ReviewCleared: fact({
    data: z.strictObject({ review: z.enum(['FACTA', 'DELINQUENCY']), how: shortText() }),
    effect: (file, { review }) => ({ ...file, creditReviews: { ...file.creditReviews, [review]: false } }),
    needs: ({ file }, { review }) => rule(file.creditReviews[review] === true, 'no such review is open'),
  }),
  DelinquencyExplained: fact({
    data: z.strictObject({ text: recordRef }),
    effect: (file) => ({ ...file, delinquencyExplained: true }),
    needs: (context) => context.turns.step(context, ['delinquency-explain']),
    act: true,
  }),
};

function withAlerts(file: LoanFile, alerts: z.infer<typeof creditAlerts>): LoanFile {
  if (alerts.length === 0) return file;
  const reviews = { ...file.creditReviews };
  for (const alert of alerts) reviews[alert] = true;
  return {
    ...file,
    creditReviews: reviews,
    delinquencyExplained: file.delinquencyExplained && !alerts.includes('DELINQUENCY'),
  };
}

function isAnyOpen({ file, gate }: RuleContext, ids: readonly GateId[]): boolean {
  return ids.map(gate).some((one) => one.when(file) && !one.until(file));
}
