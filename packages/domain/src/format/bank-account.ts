const SHOWN = 4;

/** The last 4 digits of an account number, all that is ever shown of it (ledger FMT-012); empty when there are no more than 4. */
export function lastFour(accountNumber: string): string {
  const digits = accountNumber.replace(/\D/g, '');
  return digits.length > SHOWN ? digits.slice(-SHOWN) : '';
}
