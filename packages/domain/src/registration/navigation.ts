import type { RegistrationDraft, StepValues } from './draft.ts';
import { remainingSources } from './sources.ts';
import { REGISTRATION_STEPS, STEP_ROWS, type RegistrationStep, type Visitor } from './steps.ts';

/**
 * Lists the steps that apply to this draft and visitor, in order: the only source for progress, next, back and resume.
 */
export function registrationSteps(draft: RegistrationDraft, visitor: Visitor = {}): readonly RegistrationStep[] {
  return STEP_ROWS.filter(({ applies }) => applies?.(draft, visitor) ?? true).map(({ name }) => name);
}

const position = (step: RegistrationStep) => REGISTRATION_STEPS.indexOf(step);

/** The step after this one; undefined after the last: submit. Skips steps that don't apply. */
export function nextRegistrationStep(
  draft: RegistrationDraft,
  step: RegistrationStep,
  visitor: Visitor = {},
): RegistrationStep | undefined {
  return registrationSteps(draft, visitor).find((other) => position(other) > position(step));
}

/** The step before this one; undefined at the first. */
export function previousRegistrationStep(
  draft: RegistrationDraft,
  step: RegistrationStep,
  visitor: Visitor = {},
): RegistrationStep | undefined {
  return registrationSteps(draft, visitor).findLast((other) => position(other) < position(step));
}

/**
 * Returns the step shown to a visitor who opens `step`: the first one until a property street is saved, the step itself
 * if it applies, otherwise the next one that does.
 */
export function admittedRegistrationStep(
  draft: RegistrationDraft,
  step: RegistrationStep,
  visitor: Visitor = {},
): RegistrationStep {
  if (!draft.index?.street1?.trim()) return 'index';
  return registrationSteps(draft, visitor).find((other) => position(other) >= position(step)) ?? 'set-password';
}

/**
 * Returns the draft with one step's values replaced. HOME removes a home address given earlier, and an answer that
 * changed loses its source.
 */
export function withStepValues<Step extends RegistrationStep>(
  draft: RegistrationDraft,
  step: Step,
  values: StepValues<Step>,
): RegistrationDraft {
  const sources = draft.sources && { sources: remainingSources(draft.sources, step, draft[step] ?? {}, values) };
  const { 'home-address': home, ...rest } = { ...draft, ...sources, [step]: values };
  return rest.index?.occupancyType === 'HOME' || home === undefined ? rest : { ...rest, 'home-address': home };
}
