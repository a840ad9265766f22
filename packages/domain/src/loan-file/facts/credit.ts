import * as z from 'zod/mini';
import type { LoanFile } from '../file.ts';
import type { GateId } from '../gates.ts';
import { hasHardConsent } from '../predicates.ts';
import { newPrice, nextAsked } from './effects.ts';
import { fact } from './fact.ts';
import { type RuleContext, requireFirstAnswer, rule } from './needs.ts';
import { answer, ordinal, recordRef, shortText } from './parts.ts';

const SOFT_ANSWERS = ['FOUND', 'NO_MATCH', 'FROZEN', 'ERROR', 'MINOR'];
const HARD_ANSWERS = ['FOUND', 'FROZEN', 'ERROR'];
const creditAlerts = z.array(z.enum(['FACTA', 'DELINQUENCY']));
const retryReason = z.enum(['UNFROZEN', 'RETRY_JOB', 'CORRECTED', 'AGE_PROVED']);

/** Soft and hard pull, and the requests after an alert or a failed match. */
export const creditFacts = {
  SoftCreditReturned: fact({
    data: z.strictObject({
      attempt: ordinal,
      outcome: answer('FOUND', 'NO_MATCH', 'FROZEN', 'ERROR', 'MINOR'),
      alerts: creditAlerts,
      report: z.nullable(recordRef),
    }),
    effect: (file, { outcome, alerts }) => withAlerts({ ...file, softPull: { ...file.softPull, outcome } }, alerts),
    needs: (seen, { attempt, outcome }) =>
      seen.turns.worker(seen, ['soft-credit'], attempt) ??
      requireFirstAnswer(seen.file.softPull.outcome, outcome, SOFT_ANSWERS),
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
    needs: (seen, { attempt, outcome, consent }) =>
      seen.turns.worker(seen, ['hard-credit'], attempt) ??
      requireFirstAnswer(seen.file.hardPull.outcome, outcome, HARD_ANSWERS) ??
      rule(
        consent === seen.file.spentPulls + 1 && hasHardConsent(seen.file),
        'each pull needs its own consent, and this one has none',
      ),
  }),
  SsnGiven: fact({
    data: z.strictObject({ ssn: recordRef, name: recordRef, previousAddress: z.nullable(recordRef) }),
    effect: (file) => ({ ...file, ssnAttempts: file.ssnAttempts + 1, softPull: nextAsked(file.softPull) }),
    needs: (seen) => seen.turns.step(seen, ['no-match']),
    act: true,
  }),
  SoftCreditRetryAsked: fact({
    data: z.strictObject({ reason: retryReason }),
    effect: (file) => ({ ...file, softPull: nextAsked(file.softPull) }),
    needs: (seen, { reason }) => {
      if (reason === 'UNFROZEN') return seen.turns.step(seen, ['soft-frozen']);
      if (reason === 'RETRY_JOB') return seen.turns.worker(seen, ['soft-error'], null);
      const ids: GateId[] = reason === 'AGE_PROVED' ? ['minor'] : ['no-match-ssn', 'soft-error', 'minor'];
      return rule(isAnyOpen(seen, ids), 'no open credit problem would be settled by this');
    },
  }),
  HardCreditRetryAsked: fact({
    data: z.strictObject({ reason: retryReason }),
    effect: (file) => ({ ...file, hardPull: nextAsked(file.hardPull) }),
    needs: (seen, { reason }) => {
      if (reason === 'UNFROZEN') return seen.turns.step(seen, ['hard-frozen']);
      if (reason === 'RETRY_JOB') return seen.turns.worker(seen, ['hard-error'], null);
      return rule(
        reason === 'CORRECTED' && isAnyOpen(seen, ['hard-error']),
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
    needs: (seen) => seen.turns.step(seen, ['delinquency-explain']),
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
