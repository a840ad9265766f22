import { BUILT_LOCALE } from './built-locale.ts';

/**
 * The locales that the product speaks, as BCP 47 tags. `en-XA` is the pseudo-locale: accented and about a third longer,
 * so that a test finds text that no words file contains or that doesn't fit. Test environments serve it on request.
 */
export const LOCALES = ['en-US', 'en-XA'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en-US';
/** Documents, notices and consents are in English until counsel approves a translation. Pages mark them with it. */
export const DOCUMENT_LOCALE: Locale = 'en-US';
export const PSEUDO_LOCALE: Locale = 'en-XA';

export const isLocale = (tag: unknown): tag is Locale => LOCALES.includes(tag as Locale);

let readLocale = (): Locale => DEFAULT_LOCALE;

/**
 * Sets where `currentLocale` reads the reader's locale, and returns where it read it before. The server calls it once,
 * with the locale of each request.
 */
export function readLocaleFrom(source: () => Locale): () => Locale {
  const before = readLocale;
  readLocale = source;
  return before;
}

/** The reader's locale: of the page in a browser, of the request, email or job on the server. */
export const currentLocale = (): Locale => BUILT_LOCALE ?? readLocale();

/** The language of a tag, as `es` of `es-US`. */
export const getLanguage = (tag: string): string => tag.split('-')[0] ?? tag;
