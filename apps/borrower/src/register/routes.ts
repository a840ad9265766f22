import { anyone, type AppRoute } from '../platform/app-route.ts';
import { lazyScreen } from '../platform/lazy-screen.tsx';
import { BASE, urls } from '../platform/urls.ts';
import { STEP_SCREENS } from './flow/screens.ts';

const waitlist = lazyScreen(async () => (await import('./waitlist/waitlist-screen.tsx')).WaitlistScreen);

/**
 * The routes of the registration: the redesigned flow, and the older page with the same steps under ?step=. The first
 * page includes this table; the other areas' tables load later.
 */
export const ROUTES: readonly AppRoute[] = [
  ...STEP_SCREENS.map(({ step, screen }) => anyone(urls.step(step), screen)),
  anyone(`${BASE}/register`, async () => (await import('./legacy/legacy-register-screen.tsx')).LegacyRegisterScreen),
  anyone(urls.offerCode(), async () => (await import('./offer-code/offer-code-screen.tsx')).OfferCodeScreen),
  anyone(
    `${BASE}/register/support`,
    async () => (await import('./support/register-support-screen.tsx')).RegisterSupportScreen,
  ),
  anyone('/waitlist', waitlist),
  anyone('/marketing-waitlist', waitlist),
];
