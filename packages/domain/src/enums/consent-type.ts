/** Consents in the application's consent list. */
export const APPLICATION_CONSENT_TYPES = ['PRIVACY', 'TERMS', 'COMMUNICATIONS'] as const;
export type ApplicationConsentType = (typeof APPLICATION_CONSENT_TYPES)[number];

/** Consents to a credit pull. Each consent covers one pull. */
export const CREDIT_CONSENT_TYPES = ['SOFT_CREDIT', 'HARD_CREDIT'] as const;

/** Consents whose texts the application service publishes. */
export const LOAN_CONSENT_TYPES = [...CREDIT_CONSENT_TYPES, 'ESIGN'] as const;
export type LoanConsentType = (typeof LOAN_CONSENT_TYPES)[number];

/** Consents to text messages: marketing (SMS) and service (SMS_TRANSACTIONAL) are separate. */
export const SMS_CONSENT_TYPES = ['SMS', 'SMS_TRANSACTIONAL'] as const;

/** Whether a consent was given or withdrawn. */
export const OPT_IN_OUT = ['OPT_IN', 'OPT_OUT'] as const;
