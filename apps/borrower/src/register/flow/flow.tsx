import { registrationPath, type RegistrationStep } from '@lintel/domain';
import { createContext, use } from 'react';
import { BASE } from '../../platform/urls.ts';

/** Which of the two pages a step stands on: the redesigned flow, or the older one under ?step= */
export type FlowPage = 'register-v2' | 'register';

export interface Flow {
  page: FlowPage;
  /** Fetches the chunk of a step ahead of need. */
  prefetch: (step: RegistrationStep | undefined) => Promise<void>;
}

export const FlowContext = createContext<Flow>({ page: 'register-v2', prefetch: () => Promise.resolve() });

/** The address of a step in the flow at hand. */
export function useStepPath(): (step: RegistrationStep) => string {
  const { page } = use(FlowContext);
  // The older page has one name for both addresses; the second says which it is.
  return (step) =>
    `${BASE}/${registrationPath(step, page)}${page === 'register' && step === 'home-address' ? '&part=home-address' : ''}`;
}
