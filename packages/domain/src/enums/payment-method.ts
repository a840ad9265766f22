/** How the borrower will pay (ledger ENUM-014). AUTOPAY keeps the discount of that name, MANUAL drops it (resolutions OP-A-098). */
export const PAYMENT_METHODS = ['AUTOPAY', 'MANUAL'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
