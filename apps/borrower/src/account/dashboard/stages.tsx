import { PhoneOnly, StageList, WideOnly } from '@lintel/ui';
import type { ReactNode } from 'react';
import { GATE } from '../../gate/copy.ts';
import { Segments } from '../../gate/stage-progress.tsx';
import { stageSteps } from '../../gate/stage-steps.ts';
import type { Application } from './application-card.tsx';
import { DASHBOARD } from './copy.ts';

/** How far the open application is: a list beside it, on phones the thin segments above it. */
export function Stages({ application: { explain, status } }: { application: Application }): ReactNode {
  const steps = stageSteps(status);
  return (
    <>
      <PhoneOnly>
        <Segments {...steps} />
      </PhoneOnly>
      <WideOnly>
        <StageList
          label={GATE.progress}
          words={GATE.words}
          stages={steps.places.map((place) =>
            place.state === 'now' ? { ...place, note: formatWaitingOn(explain) } : place,
          )}
        />
      </WideOnly>
    </>
  );
}

/** Who has the ball, in words. */
export const formatWaitingOn = ({ owner, ownerName }: Application['explain']): string =>
  owner === 'OTHER' ? (ownerName ?? DASHBOARD.owner.OTHER) : DASHBOARD.owner[owner];
