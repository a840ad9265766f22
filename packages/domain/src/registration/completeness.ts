import * as z from 'zod/mini';
import type { RegistrationDraft } from './draft.ts';
import { registrationSteps } from './navigation.ts';
import type { StepContext } from './step-form.ts';
import { STEP_FORMS } from './step-forms.ts';
import type { RegistrationStep } from './steps.ts';

/** Whether what was typed at a step is complete and right. The last step never is: its password is not kept. */
export function isStepComplete(draft: RegistrationDraft, step: RegistrationStep, context: StepContext): boolean {
  return step !== 'set-password' && z.safeParse(STEP_FORMS[step].schema(context), draft[step] ?? {}).success;
}

/** Where a visitor goes on: the first step that is not complete (screens, /register; ledger REG-007). */
export function resumeRegistrationStep(draft: RegistrationDraft, context: StepContext): RegistrationStep {
  return registrationSteps(draft, context).find((step) => !isStepComplete(draft, step, context)) ?? 'set-password';
}
