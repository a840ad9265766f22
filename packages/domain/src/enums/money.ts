/** How the borrower will pay (ledger ENUM-014). AUTOPAY keeps the discount of that name, MANUAL drops it (resolutions OP-A-098). */
export const PAYMENT_METHODS = ['AUTOPAY', 'MANUAL'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Where the money of a line goes: to the borrower's account, or to the custodian of a line that is backed by crypto. */
export const DESTINATIONS = ['ACCOUNT', 'CUSTODIAN'] as const;

/** How a recall of money ends: it came back, or the bank stopped the order before it left. */
export const RECALL_OUTCOMES = ['RETURNED', 'STOPPED'] as const;
