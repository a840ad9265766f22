import { STEP_ROWS, type LegacyStep, type RegistrationStep } from './steps.ts';

/** The legacy name of a step. */
export const legacyStep = (step: RegistrationStep): LegacyStep | undefined =>
  STEP_ROWS.find(({ name }) => name === step)?.legacyName;

/** The first step behind a legacy name; undefined for a name that is none: the caller goes to the first incomplete step (screens, /register). */
export const stepOfLegacy = (legacy: string): RegistrationStep | undefined =>
  STEP_ROWS.find(({ legacyName }) => legacyName === legacy)?.name;
