import { ApiError } from '@lintel/contract';
import { StepUpContext, useStepUpGate } from '@lintel/web';
import { lazy, Suspense, type ReactNode } from 'react';
import { STEP_UP } from './step-up-copy.ts';

/** Hardly anybody is asked: a login and a registration count for 20 minutes. */
const AskPassword = lazy(async () => ({ default: (await import('./ask-password.tsx')).AskPassword }));

const stopped = (error: ApiError): ApiError =>
  new ApiError({ name: error.name, message: STEP_UP.stopped, httpStatus: error.httpStatus });

/** Asks for the password where a call wants a fresh proof of the person (calls C5: a login counts as one), over the step and with all that was typed kept; then the call goes again. */
export function StepUp({ children }: { children: ReactNode }): ReactNode {
  const { confirmed, isAsking, settle } = useStepUpGate(stopped);
  return (
    <StepUpContext value={confirmed}>
      {children}
      {isAsking && (
        <Suspense fallback={null}>
          <AskPassword onDone={() => settle('go')} onClose={() => settle('stop')} />
        </Suspense>
      )}
    </StepUpContext>
  );
}
