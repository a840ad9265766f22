import { registrationPath, type RegistrationPage, type RegistrationStep } from '@lintel/domain';
import { createContext, use } from 'react';
import { BASE } from '../../platform/urls.ts';

/** The registration page that shows the steps, redesigned or older: it decides their URLs. */
export interface Flow {
  page: RegistrationPage;
  /** Fetches a step's chunk ahead of time. */
  prefetch: (step: RegistrationStep | undefined) => Promise<void>;
}

export const FlowContext = createContext<Flow>({ page: 'register-v2', prefetch: () => Promise.resolve() });

/** Returns the URL of a step in the current flow. */
export function useStepPath(): (step: RegistrationStep) => string {
  const { page } = use(FlowContext);
  return (step) => `${BASE}/${registrationPath(step, page)}`;
}
