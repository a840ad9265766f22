import { readIdentityVerification } from '@lintel/contract';
import { isConditionId } from '@lintel/domain';
import { useState, type ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { Flow } from '../../../application/identity/flow.tsx';
import { IDENTITY } from '../../../application/identity/words.en.ts';
import { ReadCall } from '../../../gate/read-call.tsx';
import { urls } from '../../../platform/urls.ts';
import { ForConditions } from '../../require-signer.tsx';

/** New photos of the signer's ID, for a condition that asks for them. */
export function NewPhotos(): ReactNode {
  const [search] = useSearchParams();
  const [opened] = useState(Date.now);
  const navigate = useNavigate();
  const conditionId = search.get('conditionUuid') ?? '';
  if (!isConditionId(conditionId)) return <Navigate to={urls.signer('conditions')} replace />;
  return (
    <ForConditions>
      {({ uuid }) => (
        <ReadCall call={readIdentityVerification} ask={{ params: { uuid } }} version={opened} title={IDENTITY.again}>
          {(state) =>
            state && (
              <Flow
                uuid={uuid}
                first={state}
                title={IDENTITY.again}
                lead={IDENTITY.againLead}
                conditionId={conditionId}
                onSent={() => {
                  void navigate(urls.signer('conditions'));
                }}
              />
            )
          }
        </ReadCall>
      )}
    </ForConditions>
  );
}
