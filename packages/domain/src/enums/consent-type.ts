/** Consents in the application's consent list (ledger ENUM-007). */
export const APPLICATION_CONSENT_TYPES = ['PRIVACY', 'TERMS', 'COMMUNICATIONS'] as const;

/** Consents to a credit pull (ledger ENUM-008). One pull for each consent. */
export const CREDIT_CONSENT_TYPES = ['SOFT_CREDIT', 'HARD_CREDIT'] as const;

/** Consents whose texts the application service publishes (calls G03). */
export const LOAN_CONSENT_TYPES = [...CREDIT_CONSENT_TYPES, 'ESIGN'] as const;
export type LoanConsentType = (typeof LOAN_CONSENT_TYPES)[number];

/** Prompts for text messages, marketing and service apart (ledger ENUM-009). */
export const SMS_CONSENT_TYPES = ['SMS', 'SMS_TRANSACTIONAL'] as const;

/** Whether a consent was given or taken back (calls G33). */
export const OPT_IN_OUT = ['OPT_IN', 'OPT_OUT'] as const;
