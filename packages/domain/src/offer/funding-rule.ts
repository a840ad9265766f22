/** What a lender's rule says about who approves a payment. Dollars. */
export interface FundingRule {
  /** Above this amount two people approve: one proposes, another approves. */
  readonly twoPeopleAbove: number;
  /** Up to this amount the rule itself approves once every check is passed; 0: a person always does. */
  readonly ruleUpTo: number;
}
