import type { ReactNode } from 'react';
import { NotaryScreen } from '../notary-screen.tsx';
import { Online } from './online.tsx';
import { Wait } from './wait.tsx';

/**
 * The last step: signing the deed with a notary. It waits at owner-notice, notary-plan, attorney and waiting-period; at
 * deed the borrower meets the notary.
 */
export function NotaryIntroScreen(): ReactNode {
  return (
    <NotaryScreen screen="notary/intro">
      {(drawn) => (drawn.view.status.gate === 'deed' ? <Online {...drawn} /> : <Wait {...drawn} />)}
    </NotaryScreen>
  );
}
