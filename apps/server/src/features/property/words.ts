export const CORRECTION = {
  otherState: 'For a home in another state, start a new application.',
} as const;

/** The home's value as the borrower's own estimate. */
export const OWN_ESTIMATE = 'Your estimate';

/** The condition that asks which way of holding title is right. */
export const OWNERSHIP_DIFFERS = {
  document: 'Recorded deed or certificate of trust',
  text: 'Public records show a different type of ownership than your answer. Tell us which one is right.',
} as const;
