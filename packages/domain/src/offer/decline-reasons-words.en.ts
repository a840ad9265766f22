/**
 * Principal reasons for a decline or a counteroffer: code on the wire and sentence in the notice. The sample list of
 * Regulation B (12 CFR 1002, Appendix C, form C-1), then this policy's reasons that it lacks. A notice gives the actual
 * reasons, at most four, never the closest checkbox (12 CFR 1002.9(b)(2)).
 */
export const DECLINE_REASONS = {
  APPLICATION_INCOMPLETE: 'Credit application incomplete',
  CREDIT_REFERENCES_INSUFFICIENT: 'Insufficient number of credit references provided',
  CREDIT_REFERENCES_UNACCEPTABLE: 'Unacceptable type of credit references provided',
  CREDIT_REFERENCES_UNVERIFIED: 'Unable to verify credit references',
  EMPLOYMENT_IRREGULAR: 'Temporary or irregular employment',
  EMPLOYMENT_UNVERIFIED: 'Unable to verify employment',
  EMPLOYMENT_LENGTH: 'Length of employment',
  INCOME_INSUFFICIENT: 'Income insufficient for amount of credit requested',
  OBLIGATIONS_EXCESSIVE: 'Excessive obligations in relation to income',
  INCOME_UNVERIFIED: 'Unable to verify income',
  RESIDENCE_LENGTH: 'Length of residence',
  RESIDENCE_TEMPORARY: 'Temporary residence',
  RESIDENCE_UNVERIFIED: 'Unable to verify residence',
  NO_CREDIT_FILE: 'No credit file',
  CREDIT_EXPERIENCE_LIMITED: 'Limited credit experience',
  CREDIT_PERFORMANCE_WITH_US: 'Poor credit performance with us',
  DELINQUENT_OBLIGATIONS: 'Delinquent past or present credit obligations with others',
  COLLECTION_OR_JUDGMENT: 'Collection action or judgment',
  GARNISHMENT_OR_ATTACHMENT: 'Garnishment or attachment',
  FORECLOSURE_OR_REPOSSESSION: 'Foreclosure or repossession',
  BANKRUPTCY: 'Bankruptcy',
  RECENT_INQUIRIES: 'Number of recent inquiries on credit bureau report',
  COLLATERAL_INSUFFICIENT: 'Value or type of collateral not sufficient',
  BALANCES_HIGH: 'Balances too high in relation to limits on revolving accounts',
  AMOUNT_OWED_HIGH: 'Amount owed on accounts too high',
  ACCOUNTS_TOO_NEW: 'Length of time accounts have been established',
  CREDIT_SCORE: 'Credit score below our minimum',
  LISTED_FOR_SALE: 'Home is listed for sale',
  TITLE_TRANSFERRED: 'Title to the home was transferred less than 90 days ago',
  IDENTITY_UNVERIFIED: 'Unable to verify identity',
  TITLE_UNACCEPTABLE: 'Unable to obtain an acceptable lien on the home',
} as const;
