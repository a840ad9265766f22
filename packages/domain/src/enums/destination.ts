/** Where the money of a line goes: to the borrower's account, or to the custodian of a line that is backed by crypto. */
export const DESTINATIONS = ['ACCOUNT', 'CUSTODIAN'] as const;
