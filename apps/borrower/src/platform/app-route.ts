import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { lazyScreen, type LazyScreen } from './lazy-screen.tsx';

/**
 * The kind of person who may open a screen. A borrower's screens are rendered only in the browser, where the token is.
 */
export type Access = 'anyone' | 'borrower' | 'signer';

/** A row of a route table: a path, its screen and who may open it. */
export interface AppRoute {
  path: string;
  screen: LazyScreen;
  access: Access;
}

/** A screen, or its loader. Routes that share a screen share one LazyScreen, which keeps its state between them. */
type ScreenOf = LazyScreen | (() => Promise<ComponentType>);

const routeFor =
  (access: Access) =>
  (path: string, screen: ScreenOf): AppRoute => ({
    path,
    access,
    screen: 'load' in screen ? screen : lazyScreen(screen),
  });

export const anyone = routeFor('anyone');
export const borrower = routeFor('borrower');
export const signer = routeFor('signer');

export const isPublic = (route: AppRoute): boolean => route.access === 'anyone';

/** Returns the first route of a table that matches a path. */
export const routeIn = (routes: readonly AppRoute[], pathname: string): AppRoute | undefined =>
  routes.find(({ path }) => matchPath(path, pathname) !== null);
