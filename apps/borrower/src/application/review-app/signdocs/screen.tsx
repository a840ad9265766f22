import type { ReactNode } from 'react';
import { AtGate } from '../../../gate/at-gate.tsx';
import { WaitingPage } from '../waiting-page.tsx';
import { SIGNDOCS } from './copy.ts';

/** The papers are made: views closing-disclosure and signing-package. The title says what is done, so no sentence repeats it. */
export function Screen(): ReactNode {
  return (
    <AtGate gates={['closing-disclosure', 'signing-package']}>
      {(view) => (
        <WaitingPage
          {...view}
          title={SIGNDOCS[view.status.gate === 'signing-package' ? 'signing-package' : 'closing-disclosure']}
          lead={null}
        />
      )}
    </AtGate>
  );
}
