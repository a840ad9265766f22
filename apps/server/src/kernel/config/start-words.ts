import type { Config } from './config.ts';

const FIRST_PAGE = '/account/heloc/register-v2';

/** Where a browser finds the first page. In production a host that belongs to no brand is answered with 404, so the address we listen at would not do. */
export function whereToOpen(config: Pick<Config, 'production' | 'sharedHost' | 'brands'>, url: string): string {
  if (!config.production) return `Lintel: ${url}${FIRST_PAGE}`;
  const listens = `Lintel listens at ${url}, for a proxy that ends TLS.`;
  if (config.sharedHost) return `${listens} Open https://${config.sharedHost}${FIRST_PAGE}`;
  const main = config.brands.find(({ kind }) => kind === 'main');
  const [own] = [...(main ? [main] : []), ...config.brands].flatMap(({ hosts }) => hosts.bases);
  return `${listens} SHARED_HOST is not set, so only the hosts of the brands have pages, such as https://${own}${FIRST_PAGE}`;
}

/** Said at the start of a server without a virus scanner. */
export const quarantineNotice =
  'CLAMD_URL is not set, so there is no virus scanner: files that people send stay in quarantine, and nobody can open them.';

/** Said for each setting that production lacks. */
export const MISSING = {
  brands: 'name the lenders that this server is for by their codes, commas between (BRANDS=FIGURE,FIGURE_NY).',
  key: 'give 32 random bytes in base64 (openssl rand -base64 32).',
  seal: 'give the key and certificate that seal signed papers: a PKCS#12 file in base64, opened by SEAL_PASSWORD.',
  database: 'production needs a PostgreSQL server; the built-in database is for trying out.',
} as const;
