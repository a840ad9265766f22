/** The borrower's main source of income, as registration asks for it. */
export const EMPLOYMENT_TYPES = [
  'ALIMONY',
  'CHILD_SUPPORT',
  'FULL_TIME',
  'PART_TIME',
  'PUBLIC_ASSISTANCE_PROGRAM',
  'RETIRED',
  'SELF_EMPLOYED',
  'SEPARATE_MAINTENANCE_PAYMENTS',
  'UNEMPLOYED',
] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

/** Where the proof of an income comes from: a linked account or payroll, a document, the employer. */
export const INCOME_SOURCES = [
  'EMPINFO',
  'MANUAL_PAYSTUB',
  'OTHER',
  'PLAID_TRANSACTIONS',
  'POINTSERV_1099_MISC',
  'POINTSERV_PAYROLL',
  'POINTSERV_TAX',
  'TRUV_FINANCIAL_ACCOUNTS',
  'TRUV_PAYROLL',
  'UNKNOWN',
] as const;
export type IncomeSource = (typeof INCOME_SOURCES)[number];
