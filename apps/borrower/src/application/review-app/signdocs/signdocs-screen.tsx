import type { ReactNode } from 'react';
import { ApplicationScreen } from '../../../gate/application-screen.tsx';
import { WaitingPage } from '../waiting-page.tsx';
import { SIGNDOCS } from '../words.en.ts';

/**
 * Shown while the documents to sign are created, at the gates closing-disclosure and signing-package. The title says
 * so, so there is no lead.
 */
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
