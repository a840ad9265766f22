import type { Area } from './areas.tsx';
import { BASE } from './platform/urls.ts';

/** Folders of screens whose path doesn't tell it. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '*': 'shell/not-found',
  '/auth/login': 'account/login',
  '/auth/external': 'account/external-login',
  '/auth/forgot-password': 'account/forgot-password',
  '/auth/reset-password': 'account/reset-password',
  '/auth/revert-email': 'account/revert-email',
  '/': 'account/dashboard',
  '/dashboard': 'account/dashboard',
  '/dashboard/settings': 'account/settings',
  '/dashboard/notifications': 'account/notifications',
  [`${BASE}/plaid-oauth-success`]: 'account/plaid-oauth-success',
  [`${BASE}/coming-soon`]: 'account/coming-soon',
  '/contact': 'account/contact',
  '/exchange': 'account/destination',
  '/pay': 'account/destination',
  '/universal-marketplace': 'account/destination',
  '/universal-passport': 'account/destination',
  '/portfolio': 'account/destination',
  '/group-manager': 'account/destination',
  '/terms': 'account/terms',
  '/privacy': 'account/privacy',
  '/communications': 'account/communications',
  '/licenses': 'account/licenses',
  '/waitlist': 'register/waitlist',
  '/marketing-waitlist': 'register/waitlist',
  [`${BASE}/register`]: 'register/legacy',
  [`${BASE}/heloc-signer`]: 'signer/parent-redirect',
  [`${BASE}/heloc-signer/*`]: 'signer/parent-redirect',
  [`${BASE}/:uuid`]: 'application/waiting',
  [`${BASE}/:uuid/*`]: 'application/waiting',
};

/** Screens whose file isn't named after their folder, because another screen has that name or it is too vague. */
const NAMES: Readonly<Record<string, string>> = {
  'application/bank/confirm': 'confirm-account',
  'application/bpo/condition': 'bpo-condition',
  'application/bpo/hold': 'bpo-hold',
  'application/bpo/waiting': 'bpo-waiting',
  'application/conditions/identity': 'condition-identity',
  'application/credit/error': 'credit-error',
  'application/error/credit': 'bureau-error',
  'application/error/income': 'income-error',
  'application/income/link': 'income-link',
  'application/income/link/type': 'income-source',
  'application/income/review': 'income-review',
  'application/income/upload/type': 'income-upload',
  'application/notary/error': 'notary-error',
  'application/notary/intro': 'notary-intro',
  'application/notary/session': 'notary-session',
  'application/payoff/hold': 'payoff-hold',
  'application/product/select': 'select-offer',
  'application/product/select/confirm': 'confirm-offer',
  'application/review-app/uw': 'underwriting',
  'application/signing/additional': 'additional-signers',
  'application/signing/intro': 'signing-intro',
  'application/signing/support': 'signing-support',
  'application/start/contact': 'start-contact',
  'register/legacy': 'legacy-register',
  'register/support': 'register-support',
  'signer/conditions/location': 'signer-condition',
  'signer/parent-redirect': 'parent-redirect',
};

/** Returns the source file of an area's route table. */
export const tableFile = (area: Area): string => `src/${area}/routes.ts`;

/**
 * Returns the source file of a route's screen, from which the server finds the chunks to preload. Folders mirror the
 * URL, so the path determines it. Server only: the browser's bundle has no file names. Undefined when the screen is in
 * the first chunk.
 */
export function screenFile(path: string): string | undefined {
  if (path === `${BASE}/register-v2`) return undefined;
  const folder =
    ELSEWHERE[path] ??
    path
      .slice(BASE.length + 1)
      .replace(/^register-v2\//, 'register/')
      .replace(/^heloc-signer\//, 'signer/')
      .replace(/^:uuid\//, 'application/')
      .replaceAll(':', '');
  return `src/${folder}/${NAMES[folder] ?? getScreenName(folder)}-screen.tsx`;
}

/** A signer's screens share names with the borrower's, so theirs have a prefix. */
function getScreenName(folder: string): string {
  const segment = folder.slice(folder.lastIndexOf('/') + 1);
  return folder.startsWith('signer/') ? `signer-${segment}` : segment;
}
