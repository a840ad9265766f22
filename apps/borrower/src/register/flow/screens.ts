import { REGISTRATION_STEPS, type RegistrationStep } from '@lintel/domain';
import { lazyScreen, readyScreen, type LazyScreen } from '../../platform/lazy-screen.tsx';
import { Screen as PropertyAddress } from '../property-address/screen.tsx';

export interface StepScreen {
  step: RegistrationStep;
  screen: LazyScreen;
}

const SCREENS: Readonly<Record<RegistrationStep, LazyScreen>> = {
  // The first step is in the first chunk: a chunk of its own would be one more request before anything can be typed.
  index: readyScreen(PropertyAddress),
  'home-address': lazyScreen(() => import('../home-address/screen.tsx')),
  'for-sale': lazyScreen(() => import('../for-sale/screen.tsx')),
  'annual-income': lazyScreen(() => import('../annual-income/screen.tsx')),
  'legal-name': lazyScreen(() => import('../legal-name/screen.tsx')),
  birthdate: lazyScreen(() => import('../birthdate/screen.tsx')),
  'phone-and-email': lazyScreen(() => import('../phone-and-email/screen.tsx')),
  'set-password': lazyScreen(() => import('../set-password/screen.tsx')),
};

/** The screen of each step, for both flows. */
export const STEP_SCREENS: readonly StepScreen[] = REGISTRATION_STEPS.map((step) => ({ step, screen: SCREENS[step] }));

/** Fetches the chunk of a step before it is needed. */
export async function prefetchStep(step: RegistrationStep | undefined): Promise<void> {
  if (step) await SCREENS[step].prefetch();
}
