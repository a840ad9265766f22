import type { IdentityAnswer, IdentityProofPort } from './port.ts';

/** Without an outside party every document is looked at by a person at the desk: nothing here compares a face or reads a document. */
export const byDesk: IdentityProofPort = {
  provider: 'desk',
  check: async (): Promise<IdentityAnswer> => ({ outcome: 'PENDING_REVIEW', reasons: [] }),
};
