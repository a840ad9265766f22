/** Departments with operating hours (ENUM-032). */
export const HOURS_DEPARTMENTS = ['OPS_PHONE', 'OPS_CHAT'] as const;
export type HoursDepartment = (typeof HOURS_DEPARTMENTS)[number];

/** Products (ENUM-033). */
export const PRODUCT_TYPES = ['HELOC'] as const;

/** How a banner looks (ENUM-027). */
export const BANNER_VARIANTS = ['info', 'warn'] as const;
