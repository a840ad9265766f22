import type { Priced, PricedLiability, PricingInputs } from '@lintel/domain';

/** What a pricing left behind: the result, the debts it counted, and what had changed since the one before. */
export interface PricedSet {
  readonly priced: Priced;
  readonly liabilities: readonly PricedLiability[];
  readonly inputs: InputsSeen;
  /** Why the price was made again, in words that end "Your offer changed because ..."; empty at first. */
  readonly because: readonly string[];
}

/** The inputs whose change is worth a word. */
export type InputsSeen = Pick<
  PricingInputs,
  'homeValue' | 'annualIncome' | 'assets' | 'score' | 'reducedOfferAccepted'
>;
