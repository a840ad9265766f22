import { Hidden, Skeleton, Stack } from '@lintel/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTitle } from '../platform/title.ts';
import { REPORTS } from './words.en.ts';

const ReportsPage = lazy(async () => ({ default: (await import('./reports-page.tsx')).ReportsPage }));

/** Loads the reports page in a chunk of its own, because its charts are needed nowhere else. */
export function ReportsScreen(): ReactNode {
  useTitle(REPORTS.title);
  return (
    <Suspense
      fallback={
        <div aria-busy="true">
          <Hidden>{REPORTS.loading}</Hidden>
          <Stack>
            <Skeleton />
            <Skeleton />
          </Stack>
        </div>
      }
    >
      <ReportsPage />
    </Suspense>
  );
}
