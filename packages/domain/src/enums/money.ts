/** How the borrower makes the monthly payments. AUTOPAY keeps the discount of that name, MANUAL drops it. */
export const PAYMENT_METHODS = ['AUTOPAY', 'MANUAL'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Where a line's money goes: to the borrower's account, or to the custodian of a line backed by crypto. */
export const DESTINATIONS = ['ACCOUNT', 'CUSTODIAN'] as const;

/** How a recall of money ends: the money came back, or the bank stopped the order before it left. */
export const RECALL_OUTCOMES = ['RETURNED', 'STOPPED'] as const;
