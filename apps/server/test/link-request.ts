import { randomUUID } from 'node:crypto';
import type { LinkRequest } from '../src/vendors/income/port.ts';

/** What an income vendor is asked about an ordinary borrower, and what a test changes in it. */
export const linkRequest = (over: Partial<LinkRequest> = {}): LinkRequest => ({
  source: 'PLAID_TRANSACTIONS',
  linkUuid: randomUUID(),
  lender: 'Alderpoint Home Lending and Much More',
  statedCents: 8_400_000,
  applicant: 'Ana O’Neil',
  returnUrl: 'http://127.0.0.1:8080/account/heloc/plaid-oauth-success?oauth_state_id=1',
  ...over,
});
