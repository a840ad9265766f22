import { createContext, use } from 'react';

export type Confirmed = <T>(act: () => Promise<T>) => Promise<T>;

export const StepUpContext = createContext<Confirmed>((act) => act());

/** Runs a call; when it asks for a second factor, the person is asked for a code and the call goes again. */
export const useStepUp = (): Confirmed => use(StepUpContext);
