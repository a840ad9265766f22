import type { RegistrationStep } from '@lintel/domain';
import { lazyScreen, type LazyScreen } from '../../platform/lazy-screen.tsx';

export interface StepScreen { step: RegistrationStep; file: string; screen: LazyScreen }

/** The screen of each step, for both flows. */
export const STEP_SCREENS: readonly StepScreen[] = [
  { step: 'index', file: 'register/property-address/screen.tsx', screen: lazyScreen(() => import('../property-address/screen.tsx')) },
  { step: 'home-address', file: 'register/home-address/screen.tsx', screen: lazyScreen(() => import('../home-address/screen.tsx')) },
  { step: 'for-sale', file: 'register/for-sale/screen.tsx', screen: lazyScreen(() => import('../for-sale/screen.tsx')) },
  { step: 'annual-income', file: 'register/annual-income/screen.tsx', screen: lazyScreen(() => import('../annual-income/screen.tsx')) },
  { step: 'legal-name', file: 'register/legal-name/screen.tsx', screen: lazyScreen(() => import('../legal-name/screen.tsx')) },
  { step: 'birthdate', file: 'register/birthdate/screen.tsx', screen: lazyScreen(() => import('../birthdate/screen.tsx')) },
  { step: 'phone-and-email', file: 'register/phone-and-email/screen.tsx', screen: lazyScreen(() => import('../phone-and-email/screen.tsx')) },
  { step: 'set-password', file: 'register/set-password/screen.tsx', screen: lazyScreen(() => import('../set-password/screen.tsx')) },
];

/** Fetches the chunk of a step before it is needed. A failure is nobody's business yet: the step itself will say. */
export function prefetchStep(step: RegistrationStep | undefined): void {
  STEP_SCREENS.find((row) => row.step === step)?.screen.prefetch();
}
