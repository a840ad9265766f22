import { type LegacyStep, REGISTRATION_STEPS, type RegistrationStep, STEP_ROWS } from './steps.ts';

/**
 * The path of a step below the base path: `register-v2/legal-name`, on the legacy page `register?step=name` (REG-001,
 * REG-008).
 */
export function registrationPath(step: RegistrationStep, page: 'register-v2' | 'register' = 'register-v2'): string {
  if (page === 'register') return `register?step=${legacyStep(step)}`;
  return step === 'index' ? page : `${page}/${step}`;
}

/** The step at a path below the base path; undefined for any other. */
export function stepOfPath(path: string): RegistrationStep | undefined {
  return REGISTRATION_STEPS.find((step) => registrationPath(step) === path.replace(/^\/|\/$/g, ''));
}

/**
 * Where a visitor of the redesigned flow is redirected while it is off, with the query; undefined while it is on
 * (REG-006).
 */
export function redesignRedirect(redesignOn: boolean, search: string): string | undefined {
  return redesignOn ? undefined : `register${search}`;
}

export const legacyStep = (step: RegistrationStep): LegacyStep | undefined =>
  STEP_ROWS.find(({ name }) => name === step)?.legacyName;

/**
 * The first step with a legacy name; undefined for an unknown name, where the caller goes to the first incomplete step.
 */
export const stepOfLegacy = (legacy: string): RegistrationStep | undefined =>
  STEP_ROWS.find(({ legacyName }) => legacyName === legacy)?.name;
