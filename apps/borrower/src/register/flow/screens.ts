import type { RegistrationStep } from '@lintel/domain';
import { lazyScreen, readyScreen, type LazyScreen } from '../../platform/lazy-screen.tsx';
import { Screen as PropertyAddress } from '../property-address/screen.tsx';

export interface StepScreen {
  step: RegistrationStep;
  screen: LazyScreen;
}

/** The screen of each step, for both flows. */
export const STEP_SCREENS: readonly StepScreen[] = [
  // The first step is in the first chunk: a chunk of its own would be one more request before anything can be typed.
  { step: 'index', screen: readyScreen(PropertyAddress) },
  { step: 'home-address', screen: lazyScreen(() => import('../home-address/screen.tsx')) },
  { step: 'for-sale', screen: lazyScreen(() => import('../for-sale/screen.tsx')) },
  { step: 'annual-income', screen: lazyScreen(() => import('../annual-income/screen.tsx')) },
  { step: 'legal-name', screen: lazyScreen(() => import('../legal-name/screen.tsx')) },
  { step: 'birthdate', screen: lazyScreen(() => import('../birthdate/screen.tsx')) },
  { step: 'phone-and-email', screen: lazyScreen(() => import('../phone-and-email/screen.tsx')) },
  { step: 'set-password', screen: lazyScreen(() => import('../set-password/screen.tsx')) },
];

/** Fetches the chunk of a step before it is needed. */
export async function prefetchStep(step: RegistrationStep | undefined): Promise<void> {
  await STEP_SCREENS.find((row) => row.step === step)?.screen.prefetch();
}
