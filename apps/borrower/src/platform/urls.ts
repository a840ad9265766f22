import { isUuid } from '@lintel/domain';

/** The base path of the product. */
export const BASE = '/account/heloc';

const SEGMENT = /^[a-z0-9][a-z0-9-]*$/i;

function path(...segments: string[]): string {
  for (const segment of segments) {
    if (!SEGMENT.test(segment)) throw new Error(`Not a path segment: ${JSON.stringify(segment)}`);
  }
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
}

const HERE = 'https://here.invalid';

/**
 * Returns the path to go back to: on this site, starting with a slash and a lowercase letter, also after the browser
 * has normalized it. `/a/..//other.site` passes the first test but becomes another host.
 */
export function safeRedirect(wanted: string | null | undefined): string | undefined {
  if (!wanted || !/^\/[a-z]/.test(wanted) || wanted.includes('\\') || !URL.canParse(wanted, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  return origin === HERE && /^\/[a-z]/.test(pathname) && !pathname.includes('//')
    ? pathname + search + hash
    : undefined;
}

/** Builds this app's URLs, which no other code does: each segment is checked and encoded. */
export const urls = {
  dashboard: (): string => '/dashboard',
  settings: (): string => '/dashboard/settings',
  contact: (): string => '/contact',
  login(redirect?: string): string {
    const back = safeRedirect(redirect);
    return back ? `/auth/login?redirectUrl=${encodeURIComponent(back)}` : '/auth/login';
  },
  /** A step of the redesigned flow; the first one has no segment. */
  step: (step: string): string => (step === 'index' ? `${BASE}/register-v2` : `${BASE}/register-v2${path(step)}`),
  offerCode: (): string => `${BASE}/register/offer-code`,
  /** The application itself, or a destination below it such as `product/select`. */
  application(uuid: string, destination = ''): string {
    if (!isUuid(uuid)) throw new Error('Not an application id');
    return `${BASE}${path(uuid)}${destination === '' ? '' : path(...destination.split('/'))}`;
  },
  /** The additional signer's pages, or a destination among them such as `documents`. */
  signer: (destination = ''): string =>
    `${BASE}/heloc-signer${destination === '' ? '' : path(...destination.split('/'))}`,
  legal: (document: 'privacy' | 'terms' | 'communications' | 'licenses'): string => path(document),
} as const;
