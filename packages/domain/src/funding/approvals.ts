import type { FundingRule } from '../offer/funding-rule.ts';

/** Who speaks where the lender's rule proposes or approves. */
export const BY_RULE = 'rule';

/** How many people approve this amount. */
export const approvalsFor = (rule: FundingRule, amount: number): 1 | 2 => (amount > rule.twoPeopleAbove ? 2 : 1);

/** What the rule does by itself: it never proposes where two people are needed, so that two people look. */
export function doneByRule(
  rule: FundingRule,
  amount: number,
): { readonly proposes: boolean; readonly approves: boolean } {
  const isOne = approvalsFor(rule, amount) === 1;
  return { proposes: isOne, approves: isOne && amount <= rule.ruleUpTo };
}
