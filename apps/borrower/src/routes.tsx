import { matchPath } from 'react-router';
import { lazyScreen, type LazyScreen } from './platform/lazy-screen.tsx';
import { BASE } from './platform/urls.ts';
import { STEP_SCREENS } from './register/flow/screens.ts';

/** Who may open a screen. What a borrower opens is rendered in the browser only: the token lives there. */
export type Access = 'anyone' | 'borrower';

export interface AppRoute {
  path: string;
  /** The screen's source file: the server finds its chunks in the build's manifest by it. */
  file: string;
  screen: LazyScreen;
  access: Access;
}

const anyone = (path: string, file: string, screen: LazyScreen): AppRoute => ({ path, file: `src/${file}`, screen, access: 'anyone' });
const borrower = (path: string, file: string, screen: LazyScreen): AppRoute => ({ path, file: `src/${file}`, screen, access: 'borrower' });

const loan = `${BASE}/:uuid`;

/** The only place where paths are mounted. The first that matches wins; the last matches everything. */
export const ROUTES: readonly AppRoute[] = [
  // Registration: the redesigned flow, and the older page that shows the same steps under ?step=
  ...STEP_SCREENS.map(({ step, file, screen }) => anyone(`${BASE}/register-v2${step === 'index' ? '' : `/${step}`}`, file, screen)),
  anyone(`${BASE}/register`, 'register/legacy/screen.tsx', lazyScreen(() => import('./register/legacy/screen.tsx'))),
  anyone(`${BASE}/register/support`, 'register/support/screen.tsx', lazyScreen(() => import('./register/support/screen.tsx'))),
  anyone('/waitlist', 'register/waitlist/screen.tsx', lazyScreen(() => import('./register/waitlist/screen.tsx'))),
  anyone('/marketing-waitlist', 'register/waitlist/screen.tsx', lazyScreen(() => import('./register/waitlist/screen.tsx'))),

  // Account
  anyone('/auth/login', 'account/login/screen.tsx', lazyScreen(() => import('./account/login/screen.tsx'))),
  anyone('/contact', 'account/contact/screen.tsx', lazyScreen(() => import('./account/contact/screen.tsx'))),
  borrower('/dashboard', 'account/dashboard/screen.tsx', lazyScreen(() => import('./account/dashboard/screen.tsx'))),

  // The application. What is not built yet, and every group's own address, is the waiting screen, which routes by status.
  borrower(loan, 'application/waiting/screen.tsx', lazyScreen(() => import('./application/waiting/screen.tsx'))),
  borrower(`${loan}/start/profile`, 'application/start/profile/screen.tsx', lazyScreen(() => import('./application/start/profile/screen.tsx'))),
  borrower(`${loan}/credit/social`, 'application/credit/social/screen.tsx', lazyScreen(() => import('./application/credit/social/screen.tsx'))),
  borrower(`${loan}/credit/error`, 'application/credit/error/screen.tsx', lazyScreen(() => import('./application/credit/error/screen.tsx'))),
  borrower(`${loan}/review-app/property`, 'application/review-app/property/screen.tsx', lazyScreen(() => import('./application/review-app/property/screen.tsx'))),
  borrower(`${loan}/review-app/no-credit`, 'application/review-app/no-credit/screen.tsx', lazyScreen(() => import('./application/review-app/no-credit/screen.tsx'))),
  borrower(`${loan}/review-app/uw`, 'application/review-app/uw/screen.tsx', lazyScreen(() => import('./application/review-app/uw/screen.tsx'))),
  borrower(`${loan}/bpo/estimate-value`, 'application/bpo/estimate-value/screen.tsx', lazyScreen(() => import('./application/bpo/estimate-value/screen.tsx'))),
  borrower(`${loan}/error/timeout`, 'application/error/timeout/screen.tsx', lazyScreen(() => import('./application/error/timeout/screen.tsx'))),
  borrower(`${loan}/error/decline`, 'application/error/decline/screen.tsx', lazyScreen(() => import('./application/error/decline/screen.tsx'))),
  borrower(`${loan}/error/credit`, 'application/error/credit/screen.tsx', lazyScreen(() => import('./application/error/credit/screen.tsx'))),
  borrower(`${loan}/product/assets`, 'application/product/assets/screen.tsx', lazyScreen(() => import('./application/product/assets/screen.tsx'))),
  borrower(`${loan}/product/prequal-winback`, 'application/product/prequal-winback/screen.tsx', lazyScreen(() => import('./application/product/prequal-winback/screen.tsx'))),
  borrower(`${loan}/product/select`, 'application/product/select/screen.tsx', lazyScreen(() => import('./application/product/select/screen.tsx'))),
  borrower(`${loan}/product/select/confirm`, 'application/product/select/confirm/screen.tsx', lazyScreen(() => import('./application/product/select/confirm/screen.tsx'))),
  borrower(`${loan}/*`, 'application/waiting/screen.tsx', lazyScreen(() => import('./application/waiting/screen.tsx'))),

  anyone('*', 'shell/not-found/screen.tsx', lazyScreen(() => import('./shell/not-found/screen.tsx'))),
];

export const isPublic = (route: AppRoute): boolean => route.access === 'anyone';

/** The route of an address; the last one (404) for an address that is none of ours. */
export function matchRoute(pathname: string): AppRoute | undefined {
  return ROUTES.find((route) => matchPath(route.path, pathname));
}
