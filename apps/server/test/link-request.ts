import { randomUUID } from 'node:crypto';
import type { LinkRequest } from '../src/vendors/income/port.ts';

/** Builds an income vendor's request for a link, for an ordinary borrower, with a test's changes. */
export const buildLinkRequest = (changes: Partial<LinkRequest> = {}): LinkRequest => ({
  source: 'PLAID_TRANSACTIONS',
  linkUuid: randomUUID(),
  lender: 'Alderpoint Home Lending and Much More',
  statedCents: 8_400_000,
  applicant: 'Ana O’Neil',
  returnUrl: 'http://127.0.0.1:8080/account/heloc/plaid-oauth-success?oauth_state_id=1',
  ...changes,
});
