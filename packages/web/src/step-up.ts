import { ApiError } from '@lintel/contract';
import { createContext, use, useCallback, useState } from 'react';

/** Runs a call, and once more after a step-up if the server requires one. */
export type WithStepUp = <T>(act: () => Promise<T>) => Promise<T>;

export const StepUpContext = createContext<WithStepUp>((act) => act());

/** Returns the function that runs a call and, if it needs a fresh second factor, asks the person and runs it again. */
export const useStepUp = (): WithStepUp => use(StepUpContext);

interface PendingStepUp {
  readonly go: () => void;
  readonly stop: () => void;
}

/**
 * Holds the calls that need a fresh second factor until the app's dialog settles them.
 *
 * @param stopped returns the error of a call whose person closed the dialog
 */
export function useStepUpGate(stopped: (error: ApiError) => ApiError): {
  withStepUp: WithStepUp;
  isAsking: boolean;
  settle: (how: 'go' | 'stop') => void;
} {
  const [waiting, setWaiting] = useState<readonly PendingStepUp[]>([]);
  const withStepUp = useCallback<WithStepUp>(
    async (act) => {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof ApiError) || error.name !== 'step-up-required') throw error;
        await new Promise<void>((go, stop) => {
          setWaiting((before) => [...before, { go, stop: () => stop(stopped(error)) }]);
        });
        return act();
      }
    },
    [stopped],
  );
  return {
    withStepUp,
    isAsking: waiting.length > 0,
    settle(how) {
      for (const one of waiting) one[how]();
      setWaiting([]);
    },
  };
}
