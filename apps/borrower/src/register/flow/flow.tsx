import { registrationPath, type RegistrationStep } from '@lintel/domain';
import { createContext, use } from 'react';
import { BASE } from '../../platform/urls.ts';

/** The page a step belongs to: the redesigned flow, or the older page under ?step= */
export type FlowPage = 'register-v2' | 'register';

export interface Flow {
  page: FlowPage;
  /** Fetches a step's chunk ahead of time. */
  prefetch: (step: RegistrationStep | undefined) => Promise<void>;
}

export const FlowContext = createContext<Flow>({ page: 'register-v2', prefetch: () => Promise.resolve() });

/** Returns the URL of a step in the current flow. */
export function useStepPath(): (step: RegistrationStep) => string {
  const { page } = use(FlowContext);
  // The older page uses one step name for both addresses, and a parameter marks the second.
  return (step) =>
    `${BASE}/${registrationPath(step, page)}${page === 'register' && step === 'home-address' ? '&part=home-address' : ''}`;
}
