import { ApiError } from '@lintel/contract';
import { createContext, use, useCallback, useState } from 'react';

export type WithStepUp = <T>(act: () => Promise<T>) => Promise<T>;

export const StepUpContext = createContext<WithStepUp>((act) => act());

/** Runs a call; if it needs a fresh second factor, asks the person and runs it again. */
export const useStepUp = (): WithStepUp => use(StepUpContext);

interface PendingStepUp {
  readonly go: () => void;
  readonly stop: () => void;
}

/**
 * Holds the calls that need a fresh second factor until the person gave it.
 *
 * @param stopped the error of a call when the person gave none
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
