import { ApiError } from '@lintel/contract';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { STEP_UP } from './step-up-copy.ts';
import { StepUpContext, type Confirmed } from './use-step-up.ts';

/** Hardly anybody is asked: a login and a registration count for 20 minutes. */
const AskPassword = lazy(async () => ({ default: (await import('./ask-password.tsx')).AskPassword }));

interface Asked {
  readonly go: () => void;
  readonly stop: () => void;
}

const stopped = (error: ApiError): ApiError =>
  new ApiError({ name: error.name, message: STEP_UP.stopped, httpStatus: error.httpStatus });

/** Asks for the password where a call wants a fresh proof of the person (calls C5: a login counts as one), over the step and with all that was typed kept; then the call goes again. */
export function StepUp({ children }: { children: ReactNode }): ReactNode {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const confirmed = useCallback<Confirmed>(async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError) || error.name !== 'step-up-required') throw error;
      await new Promise<void>((go, stop) => {
        setAsked((before) => [...before, { go, stop: () => stop(stopped(error)) }]);
      });
      return act();
    }
  }, []);

  function settle(how: keyof Asked) {
    for (const one of asked) one[how]();
    setAsked([]);
  }

  return (
    <StepUpContext value={confirmed}>
      {children}
      {asked.length > 0 && (
        <Suspense fallback={null}>
          <AskPassword onDone={() => settle('go')} onClose={() => settle('stop')} />
        </Suspense>
      )}
    </StepUpContext>
  );
}
