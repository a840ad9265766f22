import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LOCALE, readLocaleFrom, type Locale } from '@lintel/domain';

const readers = new AsyncLocalStorage<Locale>();
readLocaleFrom(() => readers.getStore() ?? DEFAULT_LOCALE);

/**
 * Runs `speak` in the reader's locale: words, dates and amounts inside it, also after an `await`, are in that language.
 * Outside of it they are in American English, which staff and logs read.
 */
export const inLocale = <T>(locale: Locale, speak: () => T): T => readers.run(locale, speak);

/**
 * The language of the lender's people and records. Facts and documents are in English, no matter who causes them: staff
 * and courts read them, and no translation of the documents is approved.
 */
export const LENDER_LOCALE: Locale = 'en-US';

/** Runs `write` in the lender's language, for jobs and messages to staff. */
export const inLenderLocale = <T>(write: () => T): T => inLocale(LENDER_LOCALE, write);
