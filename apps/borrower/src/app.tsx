import { Suspense, type ReactNode } from 'react';
import { Route, Routes, useParams } from 'react-router';
import { PageDataProvider, type PageData } from './platform/page-data.tsx';
import { urls } from './platform/urls.ts';
import { DraftProvider } from './register/flow/draft.tsx';
import { FlowContext, type Flow } from './register/flow/flow.tsx';
import { prefetchStep } from './register/flow/screens.ts';
import { isPublic, mayBeOurs, notFound as NotFound, ROUTES, type AppRoute } from './routes.tsx';
import { Boundary } from './shell/boundary.tsx';
import { ScreenPending } from './shell/screen-pending.tsx';
import { Shell } from './shell/shell.tsx';
import { SignedIn } from './shell/signed-in.tsx';

const FLOW: Flow = { page: 'register-v2', prefetch: prefetchStep };

/** The whole app for one page: the same on the server and in the browser. */
export function App({ data }: { data: PageData }): ReactNode {
  return (
    <PageDataProvider data={data}>
      <DraftProvider>
        <FlowContext value={FLOW}>
          <Shell>
            <Boundary>
              <Suspense fallback={<ScreenPending />}>
                <Routes>
                  {ROUTES.map((route) => (
                    <Route key={route.path} path={route.path} element={<Mounted route={route} />} />
                  ))}
                </Routes>
              </Suspense>
            </Boundary>
          </Shell>
        </FlowContext>
      </DraftProvider>
    </PageDataProvider>
  );
}

function Mounted({ route }: { route: AppRoute }): ReactNode {
  if (!mayBeOurs(useParams())) return <NotFound />;
  if (isPublic(route)) return <route.screen />;
  return (
    <SignedIn login={route.access === 'signer' ? urls.signer('login') : undefined}>
      <route.screen />
    </SignedIn>
  );
}
