import type { CreditRequest } from '../src/vendors/credit/port.ts';

/** Builds a credit bureau's request about an ordinary borrower, with a test's changes. */
export const buildCreditRequest = (changes: Partial<CreditRequest> = {}): CreditRequest => ({
  name: { firstName: 'Ana', lastName: 'Reyes' },
  birthdate: '1984-03-09',
  email: 'ana@example.com',
  address: { street1: '742 Juniper Street', city: 'Phoenix', state: 'AZ', zip: '85004' },
  statedMonthlyIncomeCents: 800_000,
  attempt: 1,
  today: '2026-11-17',
  ...changes,
});
