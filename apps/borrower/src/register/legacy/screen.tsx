import { useEffect, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { resumeRegistrationStep, stepOfLegacy } from '@lintel/domain';
import { useDraft } from '../flow/draft.tsx';
import { FlowContext, useStepPath } from '../flow/flow.tsx';
import { STEP_SCREENS } from '../flow/screens.ts';
import { useStepContext } from '../flow/use-step-context.ts';

/** The older page: the same steps, chosen by `?step=`. An unknown one leads to the first that is not complete. */
export function Screen(): ReactNode {
  return <FlowContext value="register"><Chosen /></FlowContext>;
}

function Chosen(): ReactNode {
  const [search] = useSearchParams();
  const { draft } = useDraft();
  const context = useStepContext();
  const pathOf = useStepPath();
  const named = stepOfLegacy(search.get('step') ?? '');
  const step = named === 'index' && search.get('part') === 'home-address' ? 'home-address' : named;
  const chosen = STEP_SCREENS.find((row) => row.step === step);
  useEffect(() => { if (!chosen && window.lintelHold) window.lintelHold.release(); }, [chosen]);
  if (!chosen) return <Navigate to={pathOf(resumeRegistrationStep(draft, context))} replace />;
  return <chosen.screen key={chosen.step} />;
}
