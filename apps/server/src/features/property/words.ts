export const CORRECTION = {
  otherState: 'A home in another state needs a new application.',
} as const;

/** The home's value in the borrower's own figure. */
export const OWN_ESTIMATE = 'Your estimate';

/** The condition that asks which way of holding title is right. */
export const OWNERSHIP_DIFFERS = {
  document: 'Recorded deed or certificate of trust',
  text: 'Public records show another way of holding title than your answer. Tell us which one is right.',
} as const;
