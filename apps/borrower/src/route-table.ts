import { ROUTES as ACCOUNT } from './account/routes.ts';
import { ROUTES as APPLICATION } from './application/routes.ts';
import { getArea, type Area } from './areas.tsx';
import { routeIn, type AppRoute } from './platform/app-route.ts';
import { ROUTES as REGISTRATION } from './register/routes.ts';
import { ROUTES as SIGNER } from './signer/routes.ts';

const ROUTES_BY_AREA: Readonly<Record<Area, readonly AppRoute[]>> = {
  account: ACCOUNT,
  signer: SIGNER,
  application: APPLICATION,
};

/** Every route of the app, for the server and tests; the browser fetches each table when it needs it. */
export const ROUTES: readonly AppRoute[] = [...REGISTRATION, ...SIGNER, ...APPLICATION, ...ACCOUNT];

/** Returns the route of a path; for an unknown path the account's last route (404). */
export const matchRoute = (pathname: string): AppRoute | undefined =>
  routeIn(REGISTRATION, pathname) ?? routeIn(ROUTES_BY_AREA[getArea(pathname)], pathname);
