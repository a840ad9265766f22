/** Departments with operating hours (ledger ENUM-032). */
export const HOURS_DEPARTMENTS = ['OPS_PHONE', 'OPS_CHAT'] as const;
export type HoursDepartment = (typeof HOURS_DEPARTMENTS)[number];

/** Products (ledger ENUM-033). */
export const PRODUCT_TYPES = ['HELOC'] as const;

/** How a banner looks (ledger ENUM-027). */
export const BANNER_VARIANTS = ['info', 'warn'] as const;
