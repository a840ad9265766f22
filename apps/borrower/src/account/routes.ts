import { anyone, borrower, type AppRoute } from '../platform/app-route.ts';
import { lazyScreen } from '../platform/lazy-screen.tsx';
import { BASE } from '../platform/urls.ts';

const login = lazyScreen(() => import('./login/screen.tsx'));

/** Login, dashboard and the pages that belong to no application; the last route is that of an address that is none of ours. */
export const ROUTES: readonly AppRoute[] = [
  anyone('/auth/login', login),
  anyone('/auth/forgot-password', login),
  anyone('/auth/reset-password', login),
  anyone('/contact', () => import('./contact/screen.tsx')),
  anyone('/terms', () => import('./terms/screen.tsx')),
  anyone('/privacy', () => import('./privacy/screen.tsx')),
  anyone('/communications', () => import('./communications/screen.tsx')),
  anyone('/licenses', () => import('./licenses/screen.tsx')),
  borrower(`${BASE}/plaid-oauth-success`, () => import('./plaid-oauth-success/screen.tsx')),
  anyone(`${BASE}/hand-off`, () => import('../hand-off/screen.tsx')),
  borrower('/dashboard', () => import('./dashboard/screen.tsx')),
  // Where a file that has ended leads within the page; the server sends whoever asks for it to the dashboard.
  borrower('/', () => import('./dashboard/screen.tsx')),
  anyone('*', () => import('../shell/not-found/screen.tsx')),
];
