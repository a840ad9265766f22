import { isUuid } from '@lintel/domain';
import { tokenClaims } from '@lintel/web';
import { session } from '../session.ts';

/** Returns whether the session belongs to an additional signer, who can't open the borrower's pages. */
export const isSignersSession = (): boolean => tokenClaims(session.token()).typ === 'signer';

/** Returns the application that an additional signer logged in for; undefined in a borrower's session. */
export function getSignersLoan(): string | undefined {
  const { typ, loan } = tokenClaims(session.token());
  return typ === 'signer' && typeof loan === 'string' && isUuid(loan) ? loan : undefined;
}
