import { ApiError } from '@lintel/contract';
import { StepUpContext, useStepUpGate } from '@lintel/web';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIsExternalLogin } from '../platform/page-data.tsx';
import { STEP_UP } from './step-up-words.en.ts';

// Separate chunks, because they are rarely needed: a login or a registration counts for 20 minutes.
const AskPassword = lazy(async () => ({ default: (await import('./ask-password.tsx')).AskPassword }));

const AskExternally = lazy(async () => ({ default: (await import('./ask-externally.tsx')).AskExternally }));

const stopped = (error: ApiError): ApiError =>
  new ApiError({ name: error.name, message: STEP_UP.stopped, httpStatus: error.httpStatus });

/**
 * Provides step-ups to its children: when a call requires a recent login, asks for the password or another login, in a
 * dialog over the step that keeps all input; then retries the call.
 */
export function StepUp({ children }: { children: ReactNode }): ReactNode {
  const { withStepUp, isAsking, settle } = useStepUpGate(stopped);
  const [isExternal, setIsExternal] = useState(useIsExternalLogin());
  return (
    <StepUpContext value={withStepUp}>
      {children}
      {isAsking && (
        <Suspense fallback={null}>
          {isExternal ? (
            <AskExternally
              onDone={() => settle('go')}
              onClose={() => settle('stop')}
              onPassword={() => setIsExternal(false)}
            />
          ) : (
            <AskPassword onDone={() => settle('go')} onClose={() => settle('stop')} />
          )}
        </Suspense>
      )}
    </StepUpContext>
  );
}
