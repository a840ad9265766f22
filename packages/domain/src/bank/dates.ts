/** The day of the first payment when the money is sent on that day: a month later, yyyy-MM-dd. */
export function firstPaymentAfter(disbursedOn: string): string {
  const [year = 0, month = 0, on = 0] = disbursedOn.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(on, last))).toISOString().slice(0, 10);
}
