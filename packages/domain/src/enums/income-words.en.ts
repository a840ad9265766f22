import type { EmploymentType } from './income.ts';

/** The specification's labels of the sources of income. */
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
