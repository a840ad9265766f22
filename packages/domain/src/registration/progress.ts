import type { RegistrationDraft } from './draft.ts';
import { registrationSteps } from './navigation.ts';
import { STEP_GROUPS, STEP_PARTS } from './steps-words.en.ts';
import { STEP_ROWS, type RegistrationStep, type Visitor } from './steps.ts';

/** The steps of the registration's progress bar, and the current one. */
export interface RegistrationProgress {
  /** Index of the step among the bar's steps, from 0; their number for a step after the bar's last. */
  readonly index: number;
  /** The bar's steps in order, by the specification's labels: the group, and its part if it has several. */
  readonly steps: readonly string[];
}

/**
 * Returns the position of the registration's progress bar: the index of the step over the number of the steps that
 * apply. With an external login the bar has no contact and no login step.
 */
export function registrationProgress(
  draft: RegistrationDraft,
  step: RegistrationStep,
  visitor: Visitor = {},
): RegistrationProgress {
  const applying = registrationSteps(draft, visitor);
  const rows = STEP_ROWS.filter(
    ({ name, asksAccount }) => applying.includes(name) && !(asksAccount && visitor.externalLogin),
  );
  const found = rows.findIndex(({ name }) => name === step);
  return {
    index: found === -1 ? rows.length : found,
    steps: rows.map(({ group, part }) => STEP_GROUPS[group] + (part ? `: ${STEP_PARTS[part]}` : '')),
  };
}
