import { Suspense, useEffect, type ReactNode } from 'react';
import { lazyPart } from '../platform/lazy-part.tsx';
import { useStatus } from '../platform/lazy/use-status.ts';
import { isEnded } from './is-ended.ts';
import css from './gate.module.css';

// A separate chunk, because no step should wait for its surroundings; the page reserves its space.
const LoanProgress = lazyPart(async () => (await import('./loan-progress.tsx')).LoanProgress);

interface Props {
  uuid: string;
  /** The page needs the whole width: the progress stays above it. */
  wide?: boolean | undefined;
  children: ReactNode;
}

/** The layout of an application's page: its progress is next to it until everyone has signed or it has ended. */
export function ApplicationLayout({ uuid, wide = false, children }: Props): ReactNode {
  const { status } = useStatus(uuid);
  useEffect(() => LoanProgress.prefetch(), []);
  const hasSteps = !status || !(isEnded(status.gate) || status.progress.stage === 'COMPLETE');
  return (
    <div className={wide || !hasSteps ? undefined : css.layout}>
      {hasSteps && (
        <div className={css.steps}>
          {status && (
            <Suspense>
              <LoanProgress uuid={uuid} status={status} wide={wide} />
            </Suspense>
          )}
        </div>
      )}
      <div key="page">{children}</div>
    </div>
  );
}
