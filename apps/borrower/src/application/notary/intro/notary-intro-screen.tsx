import type { ReactNode } from 'react';
import { NotaryScreen } from '../notary-screen.tsx';
import { MeetOnline } from './online.tsx';
import { NotaryWait } from './wait.tsx';

/**
 * The last step: signing the deed with a notary. The page waits at the gates owner-notice, notary-plan, attorney and
 * waiting-period; at deed the borrower meets the notary.
 */
export function NotaryIntroScreen(): ReactNode {
  return (
    <NotaryScreen screen="notary/intro">
      {(drawn) => (drawn.view.status.gate === 'deed' ? <MeetOnline {...drawn} /> : <NotaryWait {...drawn} />)}
    </NotaryScreen>
  );
}
