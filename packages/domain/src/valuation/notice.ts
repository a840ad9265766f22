/** A notice that the borrower reads and confirms before ordering a valuation. */
export interface ValuationNotice {
  readonly version: string;
  readonly paragraphs: readonly string[];
}

/**
 * By state, as two capital letters: only Texas has one (Texas Constitution, Article XVI, section 50(a)(6)).
 */
const NOTICES: Readonly<Record<string, ValuationNotice>> = {
  TX: {
    version: '2026-11-1',
    paragraphs: [
      'Texas limits a home equity line on your homestead. All debts secured by the home, this line included, may be at most 80 % of its fair market value on the day you close.',
      'So the home is valued before you close. At closing you and we sign that the value found is its fair market value; you sign nothing about the value now.',
      'The fees that you pay for this line may be at most 2 % of it. We count the fee of this valuation, and that of an appraisal should one be needed.',
      'You may have one home equity loan on the home at a time, and close a new one a year after the last.',
      'You get a copy of the valuation.',
    ],
  },
};

/** Returns the notice that a state requires before a valuation; null for most states. */
export const valuationNotice = (state: string): ValuationNotice | null => NOTICES[state] ?? null;
