/** Sources of income, as registration asks. */
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

/** Ways to prove income. */
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
