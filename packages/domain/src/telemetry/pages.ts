const BASE = '/account/heloc';

/** Paths below a base, as full patterns; an empty one is the base itself. */
const below = (base: string, paths: string): readonly string[] =>
  ['', ...paths.split(' ')].map((path) => (path === '' ? base : `${base}/${path}`));

/** Every page that an event may name, in the router's syntax. A page outside the list is `OTHER_PAGE`. */
export const TELEMETRY_PAGES: readonly string[] = [
  ...below(
    `${BASE}/register-v2`,
    'home-address for-sale annual-income legal-name birthdate phone-and-email set-password',
  ),
  ...below(`${BASE}/register`, 'offer-code support account-setup'),
  ...below(
    `${BASE}/heloc-signer`,
    'login error cancelled resume intro identity documents sign conditions conditions/:location notifications',
  ),
  ...below(
    `${BASE}/:uuid`,
    'start/profile start/contact start/hmda start/app-summary credit/social credit/error review-app/property ' +
      'review-app/no-credit review-app/delinquency review-app/incorrect-pin review-app/incorrect-ownership ' +
      'review-app/datatree review-app/signdocs review-app/uw liens payoff/hold bpo/estimate-value bpo/order-bpo ' +
      'bpo/condition bpo/waiting bpo/hold bpo/value hold error/timeout error/decline error/credit error/flood-cert ' +
      'error/income product/assets product/prequal-winback product/select product/select/confirm ' +
      'document/disclosures income/review income/link income/link/:type income/pointserv-callback ' +
      'income/upload/:type income/employer-verification identity bank/disburse bank/manual-disburse bank/confirm ' +
      'bank/autopay signing/additional signing/intro signing/sign signing/support notary/intro ' +
      'notary/schedule-manual notary/reserve-manual notary/session notary/error complete conditions ' +
      'conditions/upload-document conditions/phone-number conditions/identity',
  ),
  ...`${BASE}/coming-soon ${BASE}/plaid-oauth-success ${BASE}/not-accepting-apps ${BASE}/unavailable ${BASE}/hand-off`.split(
    ' ',
  ),
  ...below('/dashboard', 'settings notifications'),
  ...'/auth/login /auth/external /auth/forgot-password /auth/reset-password /auth/revert-email'.split(' '),
  ...'/waitlist /marketing-waitlist /contact /exchange /pay /universal-marketplace /universal-passport'.split(' '),
  ...'/portfolio /group-manager /terms /privacy /communications /licenses'.split(' '),
  '/',
];

/** Stands for every page that the list doesn't have. */
export const OTHER_PAGE = '/other';

const PATTERNS = TELEMETRY_PAGES.map((page) => ({
  page,
  segments: page.split('/'),
}));

/**
 * Returns the pattern of a page's path: never an ID, a token or a name, because each segment is either a word of the
 * list or replaced by its placeholder. Passing a pattern returns it unchanged.
 */
export function toPagePattern(path: string): string {
  const segments = path.replace(/(?<=.)\/+$/, '').split('/');
  const found = PATTERNS.filter(
    (pattern) =>
      pattern.segments.length === segments.length &&
      pattern.segments.every((segment, index) => segment === segments[index] || segment.startsWith(':')),
  );
  // Prefers a literal match: /register isn't an application's UUID.
  return (found.find(({ page }) => !page.includes(':')) ?? found[0])?.page ?? OTHER_PAGE;
}
