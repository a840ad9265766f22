import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { lazyScreen, type LazyScreen } from './lazy-screen.tsx';

/** Who may open a screen. What a borrower opens is rendered in the browser only: the token lives there. */
export type Access = 'anyone' | 'borrower' | 'signer';

export interface AppRoute {
  path: string;
  screen: LazyScreen;
  access: Access;
}

/** A screen, or where it is. Routes that share a screen share one LazyScreen: its state survives the way from one to the other. */
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

/** The route of an address in a table: the first that matches. */
export const routeIn = (routes: readonly AppRoute[], pathname: string): AppRoute | undefined =>
  routes.find(({ path }) => matchPath(path, pathname) !== null);
