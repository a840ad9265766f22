import { isUuid } from '@lintel/domain';
import { matchPath } from 'react-router';
import { routeIn, type AppRoute } from './platform/app-route.ts';
import { lazyScreen, type LazyScreen } from './platform/lazy-screen.tsx';
import { session } from './platform/session.ts';
import { BASE, urls } from './platform/urls.ts';
import { ROUTES as REGISTRATION } from './register/routes.ts';
import { LoggedInNav } from './shell/header.tsx';
import { QueryRoot } from './shell/logged-in.tsx';
import { Screens } from './shell/screens.tsx';

/**
 * The parts of the app whose route tables are separate chunks: a screen added to one adds nothing to the first page.
 */
export type Area = 'account' | 'signer' | 'application';

type Table = () => Promise<{ ROUTES: readonly AppRoute[] }>;

const TABLES: Readonly<Record<Area, Table>> = {
  account: () => import('./account/routes.ts'),
  signer: () => import('./signer/routes.ts'),
  application: () => import('./application/routes.ts'),
};

const inArea = (table: Table): LazyScreen =>
  lazyScreen(
    async () => {
      const { ROUTES } = await table();
      return () => <Screens routes={ROUTES} />;
    },
    () => {}, // The count of reloads continues: the screen loads after this table.
  );

export const AREAS: Readonly<Record<Area, LazyScreen>> = {
  account: inArea(TABLES.account),
  signer: inArea(TABLES.signer),
  application: inArea(TABLES.application),
};

/** Returns whether the first page's chunk has the route of a path. */
export const isRegistration = (pathname: string): boolean => routeIn(REGISTRATION, pathname) !== undefined;

/**
 * Returns the area of a path outside the registration. Unknown paths belong to the account, which shows the 404 page.
 */
export function getArea(pathname: string): Area {
  if (matchPath(`${urls.signer()}/*`, pathname)) return 'signer';
  const uuid = matchPath(`${BASE}/:uuid/*`, pathname)?.params.uuid;
  return uuid !== undefined && isUuid(uuid) ? 'application' : 'account';
}

/** Fetches a path's screen before it is rendered; a failure reloads the page, at most five times. */
export async function loadScreen(pathname: string): Promise<void> {
  const ours = routeIn(REGISTRATION, pathname);
  if (ours) return ours.screen.load();
  const area = getArea(pathname);
  const loadRoute = async () => {
    await AREAS[area].load();
    await routeIn((await TABLES[area]()).ROUTES, pathname)?.screen.load();
  };
  await Promise.all([loadRoute(), session.token() !== undefined && loadLoggedInParts()]);
}

/** Fetches what surrounds every screen behind the login. A part that fails is fetched again when it is first rendered. */
const loadLoggedInParts = (): Promise<unknown> => Promise.allSettled([QueryRoot.load(), LoggedInNav.load()]);
