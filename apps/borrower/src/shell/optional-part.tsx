import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from './error-boundary.tsx';

interface Props {
  /** Made by `lazyPart`, which fetches a chunk that failed again. */
  children: ReactNode;
  /** Shown until the part arrives. */
  fallback?: ReactNode;
}

/**
 * A part in a chunk of its own that its page works without: if the chunk doesn't arrive, as offline, the part is
 * missing until the next page, and what the borrower entered on this page stays.
 */
export function OptionalPart({ children, fallback }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={null} resetKey={pathname}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
