/** Sources of income, as registration asks (ENUM-002). */
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

/** The label of each value, verbatim (ENUM-002). */
export const EMPLOYMENT_LABELS: Readonly<Record<EmploymentType, string>> = {
  ALIMONY: 'Alimony',
  CHILD_SUPPORT: 'Child support',
  FULL_TIME: 'Employed full-time',
  PART_TIME: 'Employed part-time',
  PUBLIC_ASSISTANCE_PROGRAM: 'Public assistance program',
  RETIRED: 'Retired',
  SELF_EMPLOYED: 'Self-employed',
  SEPARATE_MAINTENANCE_PAYMENTS: 'Separate maintenance payments',
  UNEMPLOYED: 'Unemployed / furloughed',
};

/** Ways to prove income (ENUM-023). */
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
