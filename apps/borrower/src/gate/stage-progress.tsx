import { isUuid } from '@lintel/domain';
import { StepProgress } from '@lintel/ui';
import { use, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { useStatus } from '../platform/lazy/use-status.ts';
import { WayContext } from '../platform/lazy/way.ts';
import { isEnded, isNamed, stageSteps, type StageSteps } from './stage-steps.ts';
import { GATE } from './words.en.ts';

/** The application's progress, which follows only the status, never the URL. A further signer's flow has its own. */
export function StageProgress(): ReactNode {
  const { uuid = '' } = useParams();
  const own = use(WayContext);
  if (own) return own.progress;
  return isUuid(uuid) ? <Known uuid={uuid} /> : null;
}

function Known({ uuid }: { uuid: string }): ReactNode {
  const { status } = useStatus(uuid);
  return status && !isEnded(status.gate) && isNamed(status) ? <Segments {...stageSteps(status)} /> : null;
}

/** The thin segments; empty when everything is done. */
export function Segments({ places, current }: StageSteps): ReactNode {
  if (current === -1) return null;
  return (
    <StepProgress
      label={GATE.progress}
      steps={places.map(({ name }) => name)}
      current={current}
      count={GATE.step(current + 1, places.length)}
      words={GATE.words}
    />
  );
}
