import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { isPublic, type AppRoute } from '../platform/app-route.ts';
import { urls } from '../platform/urls.ts';
import { SignedIn } from './signed-in.tsx';

/** The screen of the current path among these routes; `elsewhere` is rendered for other paths. */
export function Screens({ routes, elsewhere }: { routes: readonly AppRoute[]; elsewhere?: ReactNode }): ReactNode {
  return (
    <Routes>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={<Mounted route={route} />} />
      ))}
      {elsewhere !== undefined && <Route path="*" element={elsewhere} />}
    </Routes>
  );
}

function Mounted({ route }: { route: AppRoute }): ReactNode {
  if (isPublic(route)) return <route.screen />;
  return (
    <SignedIn login={route.access === 'signer' ? urls.signer('login') : undefined}>
      <route.screen />
    </SignedIn>
  );
}
