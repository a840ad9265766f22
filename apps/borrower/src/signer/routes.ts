import { anyone, signer, type AppRoute } from '../platform/app-route.ts';
import { lazyScreen } from '../platform/lazy-screen.tsx';
import { urls } from '../platform/urls.ts';

const up = lazyScreen(() => import('./up/screen.tsx'));

/** The screens of a person who signs besides the borrower. */
export const ROUTES: readonly AppRoute[] = [
  anyone(urls.signer(), up),
  anyone(urls.signer('login'), () => import('./login/screen.tsx')),
  anyone(urls.signer('error'), () => import('./error/screen.tsx')),
  anyone(urls.signer('cancelled'), () => import('./cancelled/screen.tsx')),
  signer(urls.signer('resume'), () => import('./resume/screen.tsx')),
  signer(urls.signer('intro'), () => import('./intro/screen.tsx')),
  signer(urls.signer('identity'), () => import('./identity/screen.tsx')),
  signer(urls.signer('documents'), () => import('./documents/screen.tsx')),
  signer(urls.signer('sign'), () => import('./sign/screen.tsx')),
  signer(urls.signer('conditions'), () => import('./conditions/screen.tsx')),
  signer(`${urls.signer('conditions')}/:location`, () => import('./conditions/location/screen.tsx')),
  anyone(`${urls.signer()}/*`, up),
];
