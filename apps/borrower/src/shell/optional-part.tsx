import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

/**
 * A part in a chunk of its own that its page works without: if the chunk doesn't arrive, as offline, the part is
 * missing, and what the borrower entered on the page stays. `fallback` is shown until it arrives.
 */
export const OptionalPart = ({ children, fallback }: { children: ReactNode; fallback?: ReactNode }): ReactNode => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);
