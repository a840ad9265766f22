import { type LegacyStep, REGISTRATION_STEPS, type RegistrationStep, STEP_ROWS } from './steps.ts';

/** The page a step belongs to: the redesigned flow, or the legacy page under `?step=`. */
export type RegistrationPage = 'register-v2' | 'register';

/**
 * Returns the path of a step below the base path: `register-v2/legal-name`, on the legacy page `register?step=name`.
 * The legacy page has one name for both addresses, so the second gets a parameter.
 */
export function registrationPath(step: RegistrationStep, page: RegistrationPage = 'register-v2'): string {
  if (page === 'register') return `register?step=${legacyStep(step)}${step === 'home-address' ? `&part=${step}` : ''}`;
  return step === 'index' ? page : `${page}/${step}`;
}

/** The step at a path below the base path; undefined for any other. */
export function stepOfPath(path: string): RegistrationStep | undefined {
  return REGISTRATION_STEPS.find((step) => registrationPath(step) === path.replace(/^\/|\/$/g, ''));
}

/**
 * Returns where a visitor of the redesigned flow is redirected while it is off, with the query; undefined while it is
 * on.
 */
export function redesignRedirect(redesignOn: boolean, search: string): string | undefined {
  return redesignOn ? undefined : `register${search}`;
}

export const legacyStep = (step: RegistrationStep): LegacyStep | undefined =>
  STEP_ROWS.find(({ name }) => name === step)?.legacyName;

/**
 * The step that the legacy page's query names, by `step` and `part`; undefined for none, where the first incomplete
 * step is shown.
 */
export function stepOfLegacy(legacy: string | null, part: string | null): RegistrationStep | undefined {
  const step = STEP_ROWS.find(({ legacyName }) => legacyName === legacy)?.name;
  return step === 'index' && part === 'home-address' ? part : step;
}
