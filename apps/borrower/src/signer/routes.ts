import { anyone, signer, type AppRoute } from '../platform/app-route.ts';
import { lazyScreen } from '../platform/lazy-screen.tsx';
import { urls } from '../platform/urls.ts';

const parentRedirect = lazyScreen(
  async () => (await import('./parent-redirect/parent-redirect-screen.tsx')).ParentRedirectScreen,
);

/** The routes of additional signers. */
export const ROUTES: readonly AppRoute[] = [
  anyone(urls.signer(), parentRedirect),
  anyone(urls.signer('login'), async () => (await import('./login/signer-login-screen.tsx')).SignerLoginScreen),
  anyone(urls.signer('error'), async () => (await import('./error/signer-error-screen.tsx')).SignerErrorScreen),
  anyone(
    urls.signer('cancelled'),
    async () => (await import('./cancelled/signer-cancelled-screen.tsx')).SignerCancelledScreen,
  ),
  signer(urls.signer('resume'), async () => (await import('./resume/signer-resume-screen.tsx')).SignerResumeScreen),
  signer(urls.signer('intro'), async () => (await import('./intro/signer-intro-screen.tsx')).SignerIntroScreen),
  signer(
    urls.signer('identity'),
    async () => (await import('./identity/signer-identity-screen.tsx')).SignerIdentityScreen,
  ),
  signer(
    urls.signer('documents'),
    async () => (await import('./documents/signer-documents-screen.tsx')).SignerDocumentsScreen,
  ),
  signer(urls.signer('sign'), async () => (await import('./sign/signer-sign-screen.tsx')).SignerSignScreen),
  signer(
    urls.signer('conditions'),
    async () => (await import('./conditions/signer-conditions-screen.tsx')).SignerConditionsScreen,
  ),
  signer(
    `${urls.signer('conditions')}/:location`,
    async () => (await import('./conditions/location/signer-condition-screen.tsx')).SignerConditionScreen,
  ),
  signer(
    urls.signer('notifications'),
    async () => (await import('./notifications/signer-notifications-screen.tsx')).SignerNotificationsScreen,
  ),
  anyone(`${urls.signer()}/*`, parentRedirect),
];
