import { tokenClaims } from '@lintel/web';
import { session } from '../session.ts';

/** Whether the session is a further signer's, who has no page of the borrower's. */
export const isSignersSession = (): boolean => tokenClaims(session.token()).typ === 'signer';
