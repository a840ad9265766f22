import type { RegistrationStep } from './step.ts';

/** The values of `?step=` on the legacy page, in order (ledger REG-008, QRY-006). */
export const LEGACY_STEPS = [
  'property-info',
  'sale-status',
  'income-info',
  'name',
  'birthdate',
  'contact-info',
  'login-info',
] as const;
export type LegacyStep = (typeof LEGACY_STEPS)[number];

const LEGACY: Readonly<Record<RegistrationStep, LegacyStep>> = {
  index: 'property-info',
  'home-address': 'property-info',
  'for-sale': 'sale-status',
  'annual-income': 'income-info',
  'legal-name': 'name',
  birthdate: 'birthdate',
  'phone-and-email': 'contact-info',
  'set-password': 'login-info',
};

/** The legacy name of a step. */
export const legacyStep = (step: RegistrationStep): LegacyStep => LEGACY[step];

/** The first step behind a legacy name; undefined for a name that is none: the caller goes to the first incomplete step (screens, /register). */
export function stepOfLegacy(name: string): RegistrationStep | undefined {
  return (Object.keys(LEGACY) as RegistrationStep[]).find((step) => LEGACY[step] === name);
}
