import type { Brand } from '@lintel/brands';

const KEYS = {
  '/terms': 'termsUrl',
  '/communications': 'communicationsUrl',
  '/privacy': 'privacyUrl',
  '/licenses': 'licensesUrl',
} as const satisfies Readonly<Record<string, keyof Brand['legal']>>;

/**
 * The lender's own page for one of our legal pages, where the brand names one on another site. Without it, our page of
 * the same name shows the text.
 */
export function externalLegalPage({ legal }: Brand, url: string): string | undefined {
  const { pathname } = new URL(url, 'http://page');
  const key = Object.entries(KEYS).find(([path]) => path === pathname)?.[1];
  const address = key && legal[key];
  return address?.startsWith('https://') ? address : undefined;
}
