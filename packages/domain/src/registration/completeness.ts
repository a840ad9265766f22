import * as z from 'zod/mini';
import type { RegistrationDraft } from './draft.ts';
import { registrationSteps } from './navigation.ts';
import type { StepContext } from './step-form.ts';
import { STEP_FORMS } from './step-forms.ts';
import type { RegistrationStep } from './steps.ts';

/** Whether a step's values are complete and valid. The last step never is: its password is not stored. */
export function isStepComplete(draft: RegistrationDraft, step: RegistrationStep, context: StepContext): boolean {
  return step !== 'set-password' && z.safeParse(STEP_FORMS[step].schema(context), draft[step] ?? {}).success;
}

/** Returns the step at which a visitor resumes: the first incomplete one. */
export function resumeRegistrationStep(draft: RegistrationDraft, context: StepContext): RegistrationStep {
  return registrationSteps(draft, context).find((step) => !isStepComplete(draft, step, context)) ?? 'set-password';
}
