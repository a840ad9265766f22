import { REGISTRATION_STEPS, type RegistrationStep } from '@lintel/domain';
import { lazyScreen, readyScreen, type LazyScreen } from '../../platform/lazy-screen.tsx';
import { PropertyAddressScreen } from '../property-address/property-address-screen.tsx';

export interface StepScreen {
  step: RegistrationStep;
  screen: LazyScreen;
}

const SCREENS: Readonly<Record<RegistrationStep, LazyScreen>> = {
  // The first step is in the first chunk: its own chunk would be one more request before the visitor can type.
  index: readyScreen(PropertyAddressScreen),
  'home-address': lazyScreen(async () => (await import('../home-address/home-address-screen.tsx')).HomeAddressScreen),
  'for-sale': lazyScreen(async () => (await import('../for-sale/for-sale-screen.tsx')).ForSaleScreen),
  'annual-income': lazyScreen(
    async () => (await import('../annual-income/annual-income-screen.tsx')).AnnualIncomeScreen,
  ),
  'legal-name': lazyScreen(async () => (await import('../legal-name/legal-name-screen.tsx')).LegalNameScreen),
  birthdate: lazyScreen(async () => (await import('../birthdate/birthdate-screen.tsx')).BirthdateScreen),
  'phone-and-email': lazyScreen(
    async () => (await import('../phone-and-email/phone-and-email-screen.tsx')).PhoneAndEmailScreen,
  ),
  'set-password': lazyScreen(async () => (await import('../set-password/set-password-screen.tsx')).SetPasswordScreen),
};

/** The screen of each step, shared by the redesigned and the older registration page. */
export const STEP_SCREENS: readonly StepScreen[] = REGISTRATION_STEPS.map((step) => ({ step, screen: SCREENS[step] }));

/** Fetches a step's chunk before it is needed. */
export async function prefetchStep(step: RegistrationStep | undefined): Promise<void> {
  if (step) await SCREENS[step].prefetch();
}
