import type { RegistrationStep } from '@lintel/domain';
import { lazy, Suspense, type ReactNode } from 'react';
import { useIsExternalLogin } from '../../../platform/page-data.tsx';
import { ScreenPending } from '../../../platform/screen-pending.tsx';
import { useSignedIn } from '../../../platform/session.ts';

const LoginStep = lazy(async () => ({ default: (await import('./login-step.tsx')).LoginStep }));

/**
 * A step that only a logged-in visitor sees where the lender has its own login. The server doesn't know who is logged
 * in, and has no lazy chunk to render.
 */
export function AfterLogin({ step, children }: { step: RegistrationStep; children: ReactNode }): ReactNode {
  const isExternal = useIsExternalLogin();
  const signedIn = useSignedIn();
  if (!isExternal || signedIn === true) return children;
  if (signedIn === undefined) return <ScreenPending />;
  return (
    <Suspense fallback={<ScreenPending />}>
      <LoginStep step={step} />
    </Suspense>
  );
}
