/** The error of the account number field. */
export const NO_ACCOUNT_NUMBER = 'Enter the account number from your bank.';
