import { isUuid } from '@lintel/domain';
import { tokenClaims } from '@lintel/web';
import { session } from '../session.ts';

/** Whether the session is a further signer's, who can't open the borrower's pages. */
export const isSignersSession = (): boolean => tokenClaims(session.token()).typ === 'signer';

/** The loan that the person logged in to sign for; undefined in a borrower's session. */
export function getSignersLoan(): string | undefined {
  const { typ, loan } = tokenClaims(session.token());
  return typ === 'signer' && typeof loan === 'string' && isUuid(loan) ? loan : undefined;
}
