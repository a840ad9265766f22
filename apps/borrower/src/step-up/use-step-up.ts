import { createContext, use } from 'react';

export type Confirmed = <T>(act: () => Promise<T>) => Promise<T>;

export const StepUpContext = createContext<Confirmed>((act) => act());

/** Runs a call; when it wants to know again who is at the page, the person is asked for the password and the call goes again. */
export const useStepUp = (): Confirmed => use(StepUpContext);
