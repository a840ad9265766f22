import type { ReactNode } from 'react';
import { ApplicationScreen } from '../../../gate/application-screen.tsx';
import { SIGNDOCS } from '../copy.ts';
import { WaitingPage } from '../waiting-page.tsx';

/** The papers are made: views closing-disclosure and signing-package. The title says what is done, so no sentence repeats it. */
export function SigndocsScreen(): ReactNode {
  return (
    <ApplicationScreen screen="review-app/signdocs">
      {({ uuid, status }) => (
        <WaitingPage
          uuid={uuid}
          status={status}
          title={SIGNDOCS[status.gate === 'signing-package' ? 'signing-package' : 'closing-disclosure']}
          lead={null}
        />
      )}
    </ApplicationScreen>
  );
}
