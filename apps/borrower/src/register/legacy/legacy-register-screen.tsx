import { resumeRegistrationStep, stepOfLegacy } from '@lintel/domain';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useVisitor } from '../flow/account-contact.ts';
import { FlowContext, type Flow } from '../flow/flow.tsx';
import { stepContext } from '../flow/lazy/step-context.ts';
import { prefetchStep, STEP_SCREENS } from '../flow/screens.ts';
import { useStepRuleInputs } from '../flow/use-step-rule-inputs.ts';

const LEGACY: Flow = { page: 'register', prefetch: prefetchStep };

/**
 * The older registration page: the same steps, selected by `?step=`. Without a known step it shows the first incomplete
 * one.
 */
export function LegacyRegisterScreen(): ReactNode {
  const [search] = useSearchParams();
  const inputs = useStepRuleInputs();
  const visitor = useVisitor();
  // Found once: answers that are saved while they are typed must not change the page.
  const [first] = useState(() => resumeRegistrationStep(inputs.draft, stepContext(inputs, visitor)));
  const step = stepOfLegacy(search.get('step'), search.get('part')) ?? first;
  const chosen = STEP_SCREENS.find((row) => row.step === step);
  return <FlowContext value={LEGACY}>{chosen && <chosen.screen key={chosen.step} />}</FlowContext>;
}
