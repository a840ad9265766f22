import type { Brand } from './brand.ts';

const ALL_STATES = 50;

/** Data for a brand's footer; the screen adds the words around it. */
export interface FooterData {
  privacyUrl: string;
  termsUrl: string;
  licensesUrl: string;
  termsLabel: Brand['legal']['termsLabel'];
  extraLinks: Brand['legal']['extraLinks'];
  licensedStates: readonly string[];
  /** "More states to come": the main brand lends in fewer than 50 states. */
  moreStatesToCome: boolean;
  disclosures: readonly string[];
}

const money = (dollars: number) => `$${String(dollars).replace(/\B(?=(\d{3})+$)/g, ',')}`;
const percent = (value: number) => `${value.toFixed(2)}%`;

/**
 * Returns the numbered disclosures in a brand's footer: our own plain words for Regulation Z 1026.16 and 1026.40
 * (rates, fees, periods, insurance, tax), pending review by a lender's counsel. State notices and the brand's own
 * follow.
 */
export function buildDisclosures({ limits, legal }: Brand): string[] {
  return [
    'To show your rate we make a soft credit check, which doesn’t affect your score. If you accept an offer, we make a hard credit check, which may.',
    `The annual percentage rate (APR) on a home equity line of credit includes interest only and ranges from ${percent(limits.aprMin)} to ${percent(limits.aprMax)}. ` +
      `It is fixed for each draw. It doesn’t include the origination fee of up to ${percent(limits.originationFeeMaxPct)} of your first draw. ` +
      'Rates depend on your credit, your term, your draw and your home.',
    `You may pay other fees: ${money(limits.valuationFee)} for a valuation when no automated one is found, ${money(limits.notarizationFee)} for a notary in person, ` +
      `recording fees of $0 to ${money(limits.recordingFeeMax)}, and recording taxes of $0 to ${money(limits.recordingTaxMaxPer100k)} for each $100,000.`,
    `${limits.fundingDays} days is the shortest time from application to funding. It includes the 3 business days in which you can cancel a line on your main home. ` +
      'After closing, expect funding in five business days, subject to your right to cancel. ' +
      'Funding takes longer if we need an appraisal, if a document is missing, or where a county records on paper.',
    `Lines run from ${money(limits.minAmount)} to ${money(limits.maxAmount)}. The most you can borrow depends on your home’s value and what you owe on it. ` +
      'You draw the full amount at first and repay it over the term you choose; what you have repaid you can draw again during the draw period.',
    'Your home secures what you owe: failing to repay could cost you your home. Property insurance is required, and flood insurance where the home is in a flood zone.',
    'Interest may not be tax deductible. Ask a tax adviser.',
    ...legal.stateNotices.map(({ state, text }) => `For ${state}: ${text}`),
    ...legal.disclosures,
  ];
}

/** Returns the data of a brand's footer: its links, licensed states and disclosures. */
export function buildFooter(brand: Brand): FooterData {
  const { legal, kind } = brand;
  return {
    privacyUrl: legal.privacyUrl ?? '/privacy',
    termsUrl: legal.termsUrl ?? '/terms',
    licensesUrl: legal.licensesUrl ?? '/licenses',
    termsLabel: legal.termsLabel,
    extraLinks: [
      ...legal.extraLinks,
      ...legal.notices.map(({ id, title }) => ({ label: title, url: `/licenses#${id}` })),
    ],
    licensedStates: legal.licensedStates.toSorted(),
    moreStatesToCome: kind === 'main' && legal.licensedStates.length < ALL_STATES,
    disclosures: buildDisclosures(brand),
  };
}
