import { PhoneOnly, StageList, WideOnly } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Segments } from '../../gate/stage-progress.tsx';
import { stageSteps } from '../../gate/stage-steps.ts';
import { GATE } from '../../gate/words.en.ts';
import type { Application } from './application-card.tsx';
import { DASHBOARD } from './words.en.ts';

/** The open application's progress: a list next to it, or thin segments above it on phones. */
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

/** Who acts next, in words. */
export const formatWaitingOn = ({ owner, ownerName }: Application['explain']): string =>
  owner === 'OTHER' ? (ownerName ?? DASHBOARD.owner.OTHER) : DASHBOARD.owner[owner];
