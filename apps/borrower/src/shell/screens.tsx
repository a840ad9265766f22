import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { isPublic, routeIn, type AppRoute } from '../platform/app-route.ts';
import { RouteParamsContext } from '../platform/route-params.ts';
import { urls } from '../platform/urls.ts';
import { LoggedIn } from './logged-in.tsx';

/**
 * Renders the screen of the current path among these routes; `elsewhere` is rendered for other paths. The same rule
 * picks the screen that is loaded before a page renders; the router's `Routes` has another one, and adds 2 KB to the
 * first page.
 */
export function Screens({ routes, elsewhere }: { routes: readonly AppRoute[]; elsewhere?: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const route = routeIn(routes, pathname);
  if (!route) return elsewhere;
  return (
    <RouteParamsContext value={matchPath(route.path, pathname)!.params}>
      <Mounted route={route} />
    </RouteParamsContext>
  );
}

function Mounted({ route }: { route: AppRoute }): ReactNode {
  if (isPublic(route)) return <route.screen />;
  return (
    <LoggedIn login={route.access === 'signer' ? urls.signer('login') : undefined}>
      <route.screen />
    </LoggedIn>
  );
}
