import { readIdentityVerification } from '@lintel/contract';
import { useState, type ReactNode } from 'react';
import { AtGate } from '../../gate/at-gate.tsx';
import { GateSentence } from '../../gate/gate-page.tsx';
import { Read } from '../../gate/read.tsx';
import { WaitingPage } from '../review-app/waiting-page.tsx';
import { IDENTITY } from './copy.ts';
import { Flow } from './flow.tsx';

/** Photos of an ID and a face; and the wait while a person looks at them. Views id-upload and id-review. */
export function Screen(): ReactNode {
  // A photo leaves the version of the file as it is: what is there is read anew each time.
  const [opened] = useState(Date.now);
  return (
    <AtGate gates={['id-upload', 'id-review']}>
      {(view) =>
        view.status.gate === 'id-review' ? (
          <WaitingPage {...view} title={IDENTITY.reviewed} />
        ) : (
          <Read
            call={readIdentityVerification}
            ask={{ params: { uuid: view.uuid } }}
            version={opened}
            title={IDENTITY.title}
          >
            {(state) =>
              state && (
                <Flow
                  uuid={view.uuid}
                  lead={<GateSentence explain={view.status.explain} />}
                  first={state}
                  title={IDENTITY.title}
                />
              )
            }
          </Read>
        )
      }
    </AtGate>
  );
}
