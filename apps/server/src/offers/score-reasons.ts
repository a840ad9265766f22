import type { DeclineReason } from '@lintel/domain';

/** What bureaus say lowered a score, as reasons of the law's list. A factor without a row gives none: a notice never takes the nearest box. */
const REASONS: Readonly<Record<string, DeclineReason>> = {
  'Accounts charged off': 'DELINQUENT_OBLIGATIONS',
  'Recent late payments': 'DELINQUENT_OBLIGATIONS',
  'Recent late payment on a mortgage': 'DELINQUENT_OBLIGATIONS',
  'Proportion of balances to credit limits': 'BALANCES_HIGH',
  'Too many accounts with balances': 'AMOUNT_OWED_HIGH',
  'Length of time accounts have been open': 'ACCOUNTS_TOO_NEW',
};

export const scoreReasons = (factors: readonly string[]): DeclineReason[] => factors.flatMap((factor) => REASONS[factor] ?? []);
