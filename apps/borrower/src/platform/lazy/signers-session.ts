import { tokenClaims } from '@lintel/web';
import { session } from '../session.ts';

/** Whether the session is a further signer's, who can't open the borrower's pages. */
export const isSignersSession = (): boolean => tokenClaims(session.token()).typ === 'signer';
