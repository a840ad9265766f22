import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AREAS, getArea } from './areas.tsx';
import { PageDataProvider, type PageData } from './platform/page-data.tsx';
import { ScreenPending } from './platform/screen-pending.tsx';
import { DraftProvider } from './register/flow/draft.tsx';
import { FlowContext, type Flow } from './register/flow/flow.tsx';
import { prefetchStep } from './register/flow/screens.ts';
import { ROUTES } from './register/routes.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { MaintenanceCover } from './shell/maintenance-cover.tsx';
import { Screens } from './shell/screens.tsx';
import { Shell } from './shell/shell.tsx';

const FLOW: Flow = { page: 'register-v2', prefetch: prefetchStep };

/** The whole app for one page, identical on the server and in the browser. */
export function App({ data }: { data: PageData }): ReactNode {
  return (
    <PageDataProvider data={data}>
      <DraftProvider>
        <FlowContext value={FLOW}>
          <Shell>
            <ErrorBoundary>
              <Suspense fallback={<ScreenPending />}>
                <MaintenanceCover>
                  <Screens routes={ROUTES} elsewhere={<Elsewhere />} />
                </MaintenanceCover>
              </Suspense>
            </ErrorBoundary>
          </Shell>
        </FlowContext>
      </DraftProvider>
    </PageDataProvider>
  );
}

/** Fetches the area when its first URL is opened. */
function Elsewhere(): ReactNode {
  const { pathname } = useLocation();
  const Area = AREAS[getArea(pathname)];
  return <Area />;
}
