import { lazy, Suspense, type ReactNode } from 'react';
import { useSignedIn } from '../platform/session.ts';

const SessionGuard = lazy(async () => ({ default: (await import('./later/session-guard.tsx')).SessionGuard }));

/** Minds the time only where there is a session. */
export function SessionWatch(): ReactNode {
  return useSignedIn() ? (
    <Suspense fallback={null}>
      <SessionGuard />
    </Suspense>
  ) : null;
}
