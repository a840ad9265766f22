import { readIdentityVerification } from '@lintel/contract';
import { useState, type ReactNode } from 'react';
import { ApplicationScreen } from '../../gate/application-screen.tsx';
import { GateSentence } from '../../gate/gate-page.tsx';
import { ReadCall } from '../../gate/read-call.tsx';
import { WaitingPage } from '../review-app/waiting-page.tsx';
import { IdPhotoFlow } from './flow.tsx';
import { IDENTITY } from './words.en.ts';

/** Takes photos of an ID and a face, and waits while staff review them. Gates id-upload and id-review. */
export function IdentityScreen(): ReactNode {
  // A photo doesn't change the application's version, so the photos are refetched each time the screen opens.
  const [opened] = useState(Date.now);
  return (
    <ApplicationScreen screen="identity">
      {({ uuid, status }) =>
        status.gate === 'id-review' ? (
          <WaitingPage uuid={uuid} status={status} title={IDENTITY.reviewed} />
        ) : (
          <ReadCall call={readIdentityVerification} ask={{ params: { uuid } }} version={opened} title={IDENTITY.title}>
            {(state) => (
              <IdPhotoFlow
                uuid={uuid}
                lead={<GateSentence explain={status.explain} />}
                first={state}
                precedesCreditCheck
                title={IDENTITY.title}
              />
            )}
          </ReadCall>
        )
      }
    </ApplicationScreen>
  );
}
