import { anyone, borrower, type AppRoute } from '../platform/app-route.ts';
import { lazyScreen } from '../platform/lazy-screen.tsx';
import { BASE } from '../platform/urls.ts';

const destination = lazyScreen(async () => (await import('./destination/destination-screen.tsx')).DestinationScreen);

/** Login, dashboard and the pages that belong to no application. The last route is the 404 page. */
export const ROUTES: readonly AppRoute[] = [
  anyone('/auth/login', async () => (await import('./login/login-screen.tsx')).LoginScreen),
  anyone(
    '/auth/external',
    async () => (await import('./external-login/external-login-screen.tsx')).ExternalLoginScreen,
  ),
  anyone(
    '/auth/forgot-password',
    async () => (await import('./forgot-password/forgot-password-screen.tsx')).ForgotPasswordScreen,
  ),
  anyone(
    '/auth/reset-password',
    async () => (await import('./reset-password/reset-password-screen.tsx')).ResetPasswordScreen,
  ),
  anyone('/auth/revert-email', async () => (await import('./revert-email/revert-email-screen.tsx')).RevertEmailScreen),
  // Registered here to keep this screen out of the registration bundle, which is part of the first page.
  anyone(
    `${BASE}/register/account-setup`,
    async () => (await import('../register/account-setup/account-setup-screen.tsx')).AccountSetupScreen,
  ),
  anyone('/contact', async () => (await import('./contact/contact-screen.tsx')).ContactScreen),
  anyone('/exchange', destination),
  anyone('/pay', destination),
  anyone('/universal-marketplace', destination),
  anyone('/universal-passport', destination),
  anyone('/portfolio', destination),
  anyone('/group-manager', destination),
  anyone('/terms', async () => (await import('./terms/terms-screen.tsx')).TermsScreen),
  anyone('/privacy', async () => (await import('./privacy/privacy-screen.tsx')).PrivacyScreen),
  anyone(
    '/communications',
    async () => (await import('./communications/communications-screen.tsx')).CommunicationsScreen,
  ),
  anyone('/licenses', async () => (await import('./licenses/licenses-screen.tsx')).LicensesScreen),
  anyone(`${BASE}/coming-soon`, async () => (await import('./coming-soon/coming-soon-screen.tsx')).ComingSoonScreen),
  borrower(
    `${BASE}/plaid-oauth-success`,
    async () => (await import('./plaid-oauth-success/plaid-oauth-success-screen.tsx')).PlaidOauthSuccessScreen,
  ),
  anyone(
    `${BASE}/not-accepting-apps`,
    async () => (await import('../not-accepting-apps/not-accepting-apps-screen.tsx')).NotAcceptingAppsScreen,
  ),
  anyone(`${BASE}/unavailable`, async () => (await import('../unavailable/unavailable-screen.tsx')).UnavailableScreen),
  anyone(`${BASE}/hand-off`, async () => (await import('../hand-off/hand-off-screen.tsx')).HandOffScreen),
  borrower('/dashboard', async () => (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen),
  borrower('/dashboard/settings', async () => (await import('./settings/settings-screen.tsx')).SettingsScreen),
  borrower(
    '/dashboard/notifications',
    async () => (await import('./notifications/notifications-screen.tsx')).NotificationsScreen,
  ),
  // Where the app navigates when an application ends. The server redirects requests for it to the dashboard.
  borrower('/', async () => (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen),
  anyone('*', async () => (await import('../shell/not-found/not-found-screen.tsx')).NotFoundScreen),
];
