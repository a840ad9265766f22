import type { RegistrationStep } from '@lintel/domain';
import { lazy, Suspense, type ReactNode } from 'react';
import { useIsExternalLogin } from '../../../platform/page-data.tsx';
import { ScreenPending } from '../../../platform/screen-pending.tsx';
import { useLoggedIn } from '../../../platform/session.ts';

const LoginStep = lazy(async () => ({ default: (await import('./login-step.tsx')).LoginStep }));

/**
 * Renders a step; at a lender with its own identity provider, only after the visitor has logged in. Until the browser
 * knows who is logged in, the page shows that it is loading.
 */
export function AfterLogin({ step, children }: { step: RegistrationStep; children: ReactNode }): ReactNode {
  const isExternal = useIsExternalLogin();
  const loggedIn = useLoggedIn();
  if (!isExternal || loggedIn === true) return children;
  if (loggedIn === undefined) return <ScreenPending />;
  return (
    <Suspense fallback={<ScreenPending />}>
      <LoginStep step={step} />
    </Suspense>
  );
}
