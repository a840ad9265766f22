import type { Config } from './config.ts';

const FIRST_PAGE = '/account/heloc/register-v2';

/**
 * The address where a browser finds the first page. In production a host without a brand returns 404, so the listening
 * address wouldn't work.
 */
export function whereToOpen(config: Pick<Config, 'production' | 'sharedHost' | 'brands'>, url: string): string {
  if (!config.production) return `Lintel: ${url}${FIRST_PAGE}`;
  const listens = `Lintel listens at ${url}, behind a proxy that terminates TLS.`;
  if (config.sharedHost) return `${listens} Open https://${config.sharedHost}${FIRST_PAGE}`;
  const main = config.brands.find(({ kind }) => kind === 'main');
  const [own] = [...(main ? [main] : []), ...config.brands].flatMap(({ hosts }) => hosts.bases);
  return `${listens} SHARED_HOST is not set, so only the brands' hosts have pages, such as https://${own}${FIRST_PAGE}`;
}

/** Logged at the start of a server that has no virus scanner. */
export const quarantineNotice =
  'CLAMD_URL is not set, so there is no virus scanner. Uploaded files stay in quarantine, and no one can open them.';

/** The messages for settings that production requires. */
export const MISSING = {
  brands: 'list the codes of the lenders that this server is for, separated by commas (BRANDS=FIGURE,FIGURE_NY).',
  key: 'set it to 32 random bytes in base64 (openssl rand -base64 32).',
  externalLogin: (lender: string) =>
    `borrowers of ${lender} log in at an identity provider (EXTERNAL_LOGIN_ORGS), so set its issuer, and our client ID and secret there.`,
  twilio: (lender: string) =>
    `chats of ${lender} run at Twilio (TWILIO_ORGS), so set its account, API key, Conversations service and auth token.`,
  seal: 'set it to the key and certificate that seal signed documents: a PKCS#12 file in base64 that SEAL_PASSWORD opens.',
  database: 'production needs a PostgreSQL server. The built-in database is only for trying Lintel out.',
} as const;
