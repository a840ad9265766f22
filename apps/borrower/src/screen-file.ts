import type { Area } from './areas.tsx';
import { BASE } from './platform/urls.ts';

const ELSEWHERE: Readonly<Record<string, string>> = {
  '*': 'shell/not-found',
  '/auth/login': 'account/login',
  '/auth/forgot-password': 'account/login',
  '/auth/reset-password': 'account/login',
  '/': 'account/dashboard',
  '/dashboard': 'account/dashboard',
  [`${BASE}/plaid-oauth-success`]: 'account/plaid-oauth-success',
  '/contact': 'account/contact',
  '/terms': 'account/terms',
  '/privacy': 'account/privacy',
  '/communications': 'account/communications',
  '/licenses': 'account/licenses',
  '/waitlist': 'register/waitlist',
  '/marketing-waitlist': 'register/waitlist',
  [`${BASE}/register`]: 'register/legacy',
  [`${BASE}/heloc-signer`]: 'signer/up',
  [`${BASE}/heloc-signer/*`]: 'signer/up',
  [`${BASE}/:uuid`]: 'application/waiting',
  [`${BASE}/:uuid/*`]: 'application/waiting',
};

/** The source file of an area's table of routes. */
export const tableFile = (area: Area): string => `src/${area}/routes.ts`;

/**
 * The source file of a route's screen: by it the server finds the chunks to preload. Folders mirror the URL, so it follows from the path; for the
 * server alone, the browser carries no file names. Undefined: the screen is in the first chunk.
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
  return `src/${folder}/screen.tsx`;
}
