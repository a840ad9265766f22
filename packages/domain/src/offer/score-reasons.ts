import type { DeclineReason } from './decline-reasons.ts';

/** The bureaus' sentences, mapped to the sample list of Regulation B (12 CFR 1002, Appendix C, form C-1). */
const REASONS: ReadonlyMap<string, DeclineReason> = new Map([
  ['Accounts charged off', 'DELINQUENT_OBLIGATIONS'],
  ['Recent late payments', 'DELINQUENT_OBLIGATIONS'],
  ['Recent late payment on a mortgage', 'DELINQUENT_OBLIGATIONS'],
  ['Proportion of balances to credit limits', 'BALANCES_HIGH'],
  ['Too many accounts with balances', 'AMOUNT_OWED_HIGH'],
  ['Length of time accounts have been open', 'ACCOUNTS_TOO_NEW'],
]);

/**
 * Translates the bureau's reasons for a low score into reasons of the law's list, in the bureau's order; two factors
 * can return the same reason. An unknown factor returns none: a notice never uses the closest checkbox (12 CFR
 * 1002.9(b)(2)).
 *
 * @param factors in the bureau's words, most important first
 */
export const scoreReasons = (factors: readonly string[]): DeclineReason[] =>
  factors.flatMap((factor) => REASONS.get(factor) ?? []);
