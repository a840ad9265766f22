import { destination, stepPath } from '@lintel/domain';
import { PhoneOnly, StageList, WideOnly } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Segments } from '../../gate/stage-progress.tsx';
import { stageSteps } from '../../gate/stage-steps.ts';
import { GATE } from '../../gate/words.en.ts';
import { routeInput } from '../../platform/lazy/use-status.ts';
import { urls } from '../../platform/urls.ts';
import type { Application } from './application-card.tsx';
import { DASHBOARD } from './words.en.ts';

/** The open application's progress: a list next to it, or thin segments above it on phones. */
export function Stages({ application }: { application: Application }): ReactNode {
  const { explain, status } = application;
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
            place.state === 'now'
              ? { ...place, note: formatWaitingOn(explain), to: getCurrentStep(application) }
              : place,
          )}
        />
      </WideOnly>
    </>
  );
}

/** The address of the step that waits for the borrower; undefined while someone else acts. */
function getCurrentStep({ uuid, explain, status, ...loan }: Application): string | undefined {
  const screen = explain.owner === 'YOU' ? destination(routeInput(status, undefined, loan))?.path : undefined;
  const path = screen && stepPath(status.progress.stage, screen);
  return path && urls.application(uuid, path);
}

/** Who acts next, in words. */
export const formatWaitingOn = ({ owner, ownerName }: Application['explain']): string =>
  owner === 'OTHER' ? (ownerName ?? DASHBOARD.owner.OTHER) : DASHBOARD.owner[owner];
