import type { DeclineReason } from './reasons.ts';

/** The bureaus' sentences beside the sample list of Regulation B (12 CFR 1002, Appendix C, form C-1). */
const REASONS: ReadonlyMap<string, DeclineReason> = new Map([
  ['Accounts charged off', 'DELINQUENT_OBLIGATIONS'],
  ['Recent late payments', 'DELINQUENT_OBLIGATIONS'],
  ['Recent late payment on a mortgage', 'DELINQUENT_OBLIGATIONS'],
  ['Proportion of balances to credit limits', 'BALANCES_HIGH'],
  ['Too many accounts with balances', 'AMOUNT_OWED_HIGH'],
  ['Length of time accounts have been open', 'ACCOUNTS_TOO_NEW'],
]);

/**
 * What lowered a score, as reasons of the law's list, in the bureau's order; two factors may give one reason twice. A factor that is not known here
 * gives none: a notice never takes the nearest box (12 CFR 1002.9(b)(2)).
 *
 * @param factors as the bureau words them, the weightiest first
 */
export const scoreReasons = (factors: readonly string[]): DeclineReason[] =>
  factors.flatMap((factor) => REASONS.get(factor) ?? []);
