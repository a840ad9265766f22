/** Departments with operating hours. */
export const HOURS_DEPARTMENTS = ['OPS_PHONE', 'OPS_CHAT'] as const;
export type HoursDepartment = (typeof HOURS_DEPARTMENTS)[number];

/** Products that a lender offers. */
export const PRODUCT_TYPES = ['HELOC'] as const;

/** How a banner looks. */
export const BANNER_VARIANTS = ['info', 'warn'] as const;
