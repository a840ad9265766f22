import { resumeRegistrationStep, stepOfLegacy } from '@lintel/domain';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useVisitor } from '../flow/account-contact.ts';
import { FlowContext, useStepPath, type Flow } from '../flow/flow.tsx';
import { stepContext } from '../flow/lazy/step-context.ts';
import { prefetchStep, STEP_SCREENS } from '../flow/screens.ts';
import { useStepFacts } from '../flow/use-facts.ts';

const LEGACY: Flow = { page: 'register', prefetch: prefetchStep };

/** The older page: the same steps, selected by `?step=`. An unknown one leads to the first incomplete step. */
export function LegacyRegisterScreen(): ReactNode {
  return (
    <FlowContext value={LEGACY}>
      <LegacyStep />
    </FlowContext>
  );
}

function LegacyStep(): ReactNode {
  const [search] = useSearchParams();
  const facts = useStepFacts();
  const visitor = useVisitor();
  const getStepPath = useStepPath();
  const named = stepOfLegacy(search.get('step') ?? '');
  const step = named === 'index' && search.get('part') === 'home-address' ? 'home-address' : named;
  const chosen = STEP_SCREENS.find((row) => row.step === step);
  useEffect(() => {
    if (!chosen && window.lintelHold) window.lintelHold.release();
  }, [chosen]);
  if (!chosen)
    return <Navigate to={getStepPath(resumeRegistrationStep(facts.draft, stepContext(facts, visitor)))} replace />;
  return <chosen.screen key={chosen.step} />;
}
