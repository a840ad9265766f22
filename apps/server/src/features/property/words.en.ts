export const CORRECTION = {
  otherState: 'For a home in another state, start a new application.',
} as const;

/** The source of the home's value when it is the borrower's own estimate. */
export const VALUE_SOURCE = { estimate: 'Your estimate' } as const;
