import type { ReactNode } from 'react';
import { NotaryScreen } from '../notary-screen.tsx';
import { Online } from './online.tsx';
import { Wait } from './wait.tsx';

/** The last step: how the deed is signed before a notary. Views owner-notice, notary-plan, attorney and waiting-period wait; at deed a notary is met. */
export function NotaryIntroScreen(): ReactNode {
  return (
    <NotaryScreen screen="notary/intro">
      {(drawn) => (drawn.view.status.gate === 'deed' ? <Online {...drawn} /> : <Wait {...drawn} />)}
    </NotaryScreen>
  );
}
