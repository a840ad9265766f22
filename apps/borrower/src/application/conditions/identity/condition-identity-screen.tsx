import { readIdentityVerification } from '@lintel/contract';
import { isConditionId } from '@lintel/domain';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApplicationScreen } from '../../../gate/application-screen.tsx';
import { GateSentence } from '../../../gate/gate-page.tsx';
import { ReadCall } from '../../../gate/read-call.tsx';
import { urls } from '../../../platform/urls.ts';
import { Flow } from '../../identity/flow.tsx';
import { IDENTITY } from '../../identity/words.en.ts';

/** New photos of an ID for the condition named in the URL; during the identity step the photos belong to that step. */
export function ConditionIdentityScreen(): ReactNode {
  const [search] = useSearchParams();
  const [opened] = useState(Date.now);
  const navigate = useNavigate();
  const named = search.get('conditionUuid') ?? '';
  const conditionId = isConditionId(named) ? named : undefined;
  return (
    <ApplicationScreen gates={({ gate }) => gate === 'id-upload' || conditionId !== undefined}>
      {(view) => (
        <ReadCall
          call={readIdentityVerification}
          ask={{ params: { uuid: view.uuid } }}
          version={opened}
          title={IDENTITY.again}
        >
          {(state) =>
            state && (
              <Flow
                uuid={view.uuid}
                first={state}
                title={IDENTITY.again}
                lead={
                  view.status.gate === 'id-upload' ? <GateSentence explain={view.status.explain} /> : IDENTITY.againLead
                }
                conditionId={conditionId}
                onSent={() => {
                  void navigate(urls.application(view.uuid));
                }}
              />
            )
          }
        </ReadCall>
      )}
    </ApplicationScreen>
  );
}
