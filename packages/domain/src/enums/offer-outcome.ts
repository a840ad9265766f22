/** What pricing came to (loan-file section 4, fact OffersPriced). */
export const OFFER_OUTCOMES = ['OFFERS', 'ASSETS', 'WINBACK', 'NONE'] as const;
export type OfferOutcome = (typeof OFFER_OUTCOMES)[number];

/** What holds the largest draw below the one the home would carry (loan-file section 4, fact OffersPriced). */
export const OFFER_LIMITS = ['DTI', 'RESERVE'] as const;
export type OfferLimit = (typeof OFFER_LIMITS)[number];

/** Why only a smaller line, or one with a lien paid off, is possible. */
export const WINBACK_REASONS = ['CLTV', 'LIEN_POSITION', 'DTI'] as const;
export type WinbackReason = (typeof WINBACK_REASONS)[number];

/** Whether a rate may move (resolutions OP-A-095). */
export const RATE_TYPES = ['FIXED', 'VARIABLE'] as const;
