import { readIdentityVerification } from '@lintel/contract';
import { conditionTitle } from '@lintel/domain';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ReadCall } from '../../../gate/read-call.tsx';
import { useFlowUrls } from '../../../platform/lazy/application-flow.ts';
import { IdPhotoFlow } from '../../identity/flow.tsx';
import { IDENTITY } from '../../identity/words.en.ts';
import { ReviewerMessage } from '../reviewer-message.tsx';
import { useRefetchConditions, type Condition } from '../use-conditions.ts';

/** Takes new photos of an ID for one condition, below staff's message about it. Borrowers and signers use it. */
export function PhotosForCondition({ uuid, condition }: { uuid: string; condition: Condition }): ReactNode {
  // A photo doesn't change the application's version, so the identity check is refetched each time the page opens.
  const [opened] = useState(Date.now);
  const navigate = useNavigate();
  const to = useFlowUrls(uuid);
  const refetch = useRefetchConditions(uuid);
  const title = conditionTitle(condition.categoryEnum, { count: 1, documents: [] });
  return (
    <ReadCall call={readIdentityVerification} ask={{ params: { uuid } }} version={opened} title={title}>
      {(state) =>
        state && (
          <IdPhotoFlow
            uuid={uuid}
            first={state}
            title={title}
            lead={IDENTITY.againLead}
            conditionId={condition.uuid}
            message={<ReviewerMessage condition={condition} />}
            onSent={() => {
              void refetch().then(() => navigate(to('conditions')));
            }}
          />
        )
      }
    </ReadCall>
  );
}
