import { isUuid } from '@lintel/domain';
import { matchPath } from 'react-router';
import { lazyScreen, type LazyScreen } from './platform/lazy-screen.tsx';
import { BASE, urls } from './platform/urls.ts';
import { STEP_SCREENS } from './register/flow/screens.ts';

/** Who may open a screen. What a borrower opens is rendered in the browser only: the token lives there. */
export type Access = 'anyone' | 'borrower' | 'signer';

export interface AppRoute {
  path: string;
  screen: LazyScreen;
  access: Access;
}

const anyone = (path: string, screen: LazyScreen): AppRoute => ({ path, screen, access: 'anyone' });
const borrower = (path: string, screen: LazyScreen): AppRoute => ({ path, screen, access: 'borrower' });

const signer = (destination: string, screen: LazyScreen): AppRoute => ({
  path: urls.signer(destination),
  screen,
  access: 'signer',
});

const loan = `${BASE}/:uuid`;

export const notFound = lazyScreen(() => import('./shell/not-found/screen.tsx'));
const waitlist = lazyScreen(() => import('./register/waitlist/screen.tsx'));
const waiting = lazyScreen(() => import('./application/waiting/screen.tsx'));
const login = lazyScreen(() => import('./account/login/screen.tsx'));
const up = lazyScreen(() => import('./signer/up/screen.tsx'));

/** The only place where paths are mounted; a screen lies in the folder of its path (screen-file.ts). The first that matches wins; the last matches everything. */
export const ROUTES: readonly AppRoute[] = [
  // Registration: the redesigned flow, and the older page that shows the same steps under ?step=
  ...STEP_SCREENS.map(({ step, screen }) => anyone(urls.step(step), screen)),
  anyone(
    `${BASE}/register`,
    lazyScreen(() => import('./register/legacy/screen.tsx')),
  ),
  anyone(
    `${BASE}/register/support`,
    lazyScreen(() => import('./register/support/screen.tsx')),
  ),
  anyone('/waitlist', waitlist),
  anyone('/marketing-waitlist', waitlist),

  // Account
  anyone('/auth/login', login),
  anyone('/auth/forgot-password', login),
  anyone('/auth/reset-password', login),
  anyone(
    '/contact',
    lazyScreen(() => import('./account/contact/screen.tsx')),
  ),
  anyone(
    '/terms',
    lazyScreen(() => import('./account/terms/screen.tsx')),
  ),
  anyone(
    '/privacy',
    lazyScreen(() => import('./account/privacy/screen.tsx')),
  ),
  anyone(
    '/communications',
    lazyScreen(() => import('./account/communications/screen.tsx')),
  ),
  anyone(
    '/licenses',
    lazyScreen(() => import('./account/licenses/screen.tsx')),
  ),
  borrower(
    `${BASE}/plaid-oauth-success`,
    lazyScreen(() => import('./account/plaid-oauth-success/screen.tsx')),
  ),
  anyone(
    `${BASE}/hand-off`,
    lazyScreen(() => import('./hand-off/screen.tsx')),
  ),
  borrower(
    '/dashboard',
    lazyScreen(() => import('./account/dashboard/screen.tsx')),
  ),
  // Where a file that has ended leads within the page; the server sends whoever asks for it to the dashboard.
  borrower(
    '/',
    lazyScreen(() => import('./account/dashboard/screen.tsx')),
  ),

  // Whoever signs besides the borrower
  anyone(urls.signer(), up),
  anyone(
    urls.signer('login'),
    lazyScreen(() => import('./signer/login/screen.tsx')),
  ),
  anyone(
    urls.signer('error'),
    lazyScreen(() => import('./signer/error/screen.tsx')),
  ),
  anyone(
    urls.signer('cancelled'),
    lazyScreen(() => import('./signer/cancelled/screen.tsx')),
  ),
  signer(
    'resume',
    lazyScreen(() => import('./signer/resume/screen.tsx')),
  ),
  signer(
    'intro',
    lazyScreen(() => import('./signer/intro/screen.tsx')),
  ),
  signer(
    'identity',
    lazyScreen(() => import('./signer/identity/screen.tsx')),
  ),
  signer(
    'documents',
    lazyScreen(() => import('./signer/documents/screen.tsx')),
  ),
  signer(
    'sign',
    lazyScreen(() => import('./signer/sign/screen.tsx')),
  ),
  signer(
    'conditions',
    lazyScreen(() => import('./signer/conditions/screen.tsx')),
  ),
  {
    path: `${urls.signer('conditions')}/:location`,
    screen: lazyScreen(() => import('./signer/conditions/location/screen.tsx')),
    access: 'signer',
  },
  anyone(`${urls.signer()}/*`, up),

  // The application. What is not built yet, and every group's own address, is the waiting screen, which routes by status.
  borrower(loan, waiting),
  borrower(
    `${loan}/start/profile`,
    lazyScreen(() => import('./application/start/profile/screen.tsx')),
  ),
  borrower(
    `${loan}/start/contact`,
    lazyScreen(() => import('./application/start/contact/screen.tsx')),
  ),
  borrower(
    `${loan}/start/hmda`,
    lazyScreen(() => import('./application/start/hmda/screen.tsx')),
  ),
  borrower(
    `${loan}/start/app-summary`,
    lazyScreen(() => import('./application/start/app-summary/screen.tsx')),
  ),
  borrower(
    `${loan}/credit/social`,
    lazyScreen(() => import('./application/credit/social/screen.tsx')),
  ),
  borrower(
    `${loan}/credit/error`,
    lazyScreen(() => import('./application/credit/error/screen.tsx')),
  ),
  borrower(
    `${loan}/review-app/property`,
    lazyScreen(() => import('./application/review-app/property/screen.tsx')),
  ),
  borrower(
    `${loan}/review-app/no-credit`,
    lazyScreen(() => import('./application/review-app/no-credit/screen.tsx')),
  ),
  borrower(
    `${loan}/review-app/delinquency`,
    lazyScreen(() => import('./application/review-app/delinquency/screen.tsx')),
  ),
  borrower(
    `${loan}/review-app/incorrect-pin`,
    lazyScreen(() => import('./application/review-app/incorrect-pin/screen.tsx')),
  ),
  borrower(
    `${loan}/review-app/incorrect-ownership`,
    lazyScreen(() => import('./application/review-app/incorrect-ownership/screen.tsx')),
  ),
  borrower(
    `${loan}/review-app/datatree`,
    lazyScreen(() => import('./application/review-app/datatree/screen.tsx')),
  ),
  borrower(
    `${loan}/review-app/signdocs`,
    lazyScreen(() => import('./application/review-app/signdocs/screen.tsx')),
  ),
  borrower(
    `${loan}/liens`,
    lazyScreen(() => import('./application/liens/screen.tsx')),
  ),
  borrower(
    `${loan}/payoff/hold`,
    lazyScreen(() => import('./application/payoff/hold/screen.tsx')),
  ),
  borrower(
    `${loan}/review-app/uw`,
    lazyScreen(() => import('./application/review-app/uw/screen.tsx')),
  ),
  borrower(
    `${loan}/bpo/estimate-value`,
    lazyScreen(() => import('./application/bpo/estimate-value/screen.tsx')),
  ),
  borrower(
    `${loan}/bpo/order-bpo`,
    lazyScreen(() => import('./application/bpo/order-bpo/screen.tsx')),
  ),
  borrower(
    `${loan}/bpo/condition`,
    lazyScreen(() => import('./application/bpo/condition/screen.tsx')),
  ),
  borrower(
    `${loan}/bpo/waiting`,
    lazyScreen(() => import('./application/bpo/waiting/screen.tsx')),
  ),
  borrower(
    `${loan}/bpo/hold`,
    lazyScreen(() => import('./application/bpo/hold/screen.tsx')),
  ),
  borrower(
    `${loan}/bpo/value`,
    lazyScreen(() => import('./application/bpo/value/screen.tsx')),
  ),
  borrower(
    `${loan}/hold`,
    lazyScreen(() => import('./application/hold/screen.tsx')),
  ),
  borrower(
    `${loan}/error/timeout`,
    lazyScreen(() => import('./application/error/timeout/screen.tsx')),
  ),
  borrower(
    `${loan}/error/decline`,
    lazyScreen(() => import('./application/error/decline/screen.tsx')),
  ),
  borrower(
    `${loan}/error/credit`,
    lazyScreen(() => import('./application/error/credit/screen.tsx')),
  ),
  borrower(
    `${loan}/product/assets`,
    lazyScreen(() => import('./application/product/assets/screen.tsx')),
  ),
  borrower(
    `${loan}/product/prequal-winback`,
    lazyScreen(() => import('./application/product/prequal-winback/screen.tsx')),
  ),
  borrower(
    `${loan}/product/select`,
    lazyScreen(() => import('./application/product/select/screen.tsx')),
  ),
  borrower(
    `${loan}/product/select/confirm`,
    lazyScreen(() => import('./application/product/select/confirm/screen.tsx')),
  ),
  borrower(
    `${loan}/document/disclosures`,
    lazyScreen(() => import('./application/document/disclosures/screen.tsx')),
  ),
  borrower(
    `${loan}/income/review`,
    lazyScreen(() => import('./application/income/review/screen.tsx')),
  ),
  borrower(
    `${loan}/income/link`,
    lazyScreen(() => import('./application/income/link/screen.tsx')),
  ),
  borrower(
    `${loan}/income/link/:type`,
    lazyScreen(() => import('./application/income/link/type/screen.tsx')),
  ),
  borrower(
    `${loan}/income/pointserv-callback`,
    lazyScreen(() => import('./application/income/pointserv-callback/screen.tsx')),
  ),
  borrower(
    `${loan}/income/upload/:type`,
    lazyScreen(() => import('./application/income/upload/type/screen.tsx')),
  ),
  borrower(
    `${loan}/income/employer-verification`,
    lazyScreen(() => import('./application/income/employer-verification/screen.tsx')),
  ),
  borrower(
    `${loan}/error/income`,
    lazyScreen(() => import('./application/error/income/screen.tsx')),
  ),
  borrower(
    `${loan}/identity`,
    lazyScreen(() => import('./application/identity/screen.tsx')),
  ),
  borrower(
    `${loan}/bank/disburse`,
    lazyScreen(() => import('./application/bank/disburse/screen.tsx')),
  ),
  borrower(
    `${loan}/bank/manual-disburse`,
    lazyScreen(() => import('./application/bank/manual-disburse/screen.tsx')),
  ),
  borrower(
    `${loan}/bank/confirm`,
    lazyScreen(() => import('./application/bank/confirm/screen.tsx')),
  ),
  borrower(
    `${loan}/bank/autopay`,
    lazyScreen(() => import('./application/bank/autopay/screen.tsx')),
  ),
  borrower(
    `${loan}/signing/additional`,
    lazyScreen(() => import('./application/signing/additional/screen.tsx')),
  ),
  borrower(
    `${loan}/signing/intro`,
    lazyScreen(() => import('./application/signing/intro/screen.tsx')),
  ),
  borrower(
    `${loan}/signing/sign`,
    lazyScreen(() => import('./application/signing/sign/screen.tsx')),
  ),
  borrower(
    `${loan}/signing/support`,
    lazyScreen(() => import('./application/signing/support/screen.tsx')),
  ),
  borrower(
    `${loan}/notary/intro`,
    lazyScreen(() => import('./application/notary/intro/screen.tsx')),
  ),
  borrower(
    `${loan}/notary/schedule-manual`,
    lazyScreen(() => import('./application/notary/schedule-manual/screen.tsx')),
  ),
  borrower(
    `${loan}/notary/reserve-manual`,
    lazyScreen(() => import('./application/notary/reserve-manual/screen.tsx')),
  ),
  borrower(
    `${loan}/notary/session`,
    lazyScreen(() => import('./application/notary/session/screen.tsx')),
  ),
  borrower(
    `${loan}/notary/error`,
    lazyScreen(() => import('./application/notary/error/screen.tsx')),
  ),
  borrower(
    `${loan}/complete`,
    lazyScreen(() => import('./application/complete/screen.tsx')),
  ),
  borrower(
    `${loan}/conditions`,
    lazyScreen(() => import('./application/conditions/screen.tsx')),
  ),
  borrower(
    `${loan}/conditions/upload-document`,
    lazyScreen(() => import('./application/conditions/upload-document/screen.tsx')),
  ),
  borrower(
    `${loan}/conditions/phone-number`,
    lazyScreen(() => import('./application/conditions/phone-number/screen.tsx')),
  ),
  borrower(
    `${loan}/conditions/identity`,
    lazyScreen(() => import('./application/conditions/identity/screen.tsx')),
  ),
  borrower(`${loan}/*`, waiting),

  anyone('*', notFound),
];

export const isPublic = (route: AppRoute): boolean => route.access === 'anyone';

/** Whether what stands where an application's id belongs looks like one: else the address is none of ours. */
export const mayBeOurs = ({ uuid }: { uuid?: string | undefined }): boolean => uuid === undefined || isUuid(uuid);

/** The route of an address; the last one (404) for an address that is none of ours. */
export function matchRoute(pathname: string): AppRoute | undefined {
  return ROUTES.find((route) => {
    const match = matchPath(route.path, pathname);
    return match !== null && mayBeOurs(match.params);
  });
}
