import type { CreditRequest } from '../src/vendors/credit/port.ts';

/** What a bureau is asked about an ordinary borrower, and what a test changes in it. */
export const creditRequest = (over: Partial<CreditRequest> = {}): CreditRequest => ({
  name: { firstName: 'Ana', lastName: 'Reyes' },
  birthdate: '1984-03-09',
  email: 'ana@example.com',
  address: { street1: '742 Juniper Street', city: 'Phoenix', state: 'AZ', zip: '85004' },
  statedMonthlyIncomeCents: 800_000,
  attempt: 1,
  today: '2026-11-17',
  ...over,
});
