import type { Locale } from './locale.ts';

/**
 * The locale that this copy of the code was built for. A browser build replaces this file (`tools/locale-plugin.ts`), so
 * each page loads the words of one language; the server reads the words of every language and has none of its own.
 */
export const BUILT_LOCALE: Locale | undefined = undefined as Locale | undefined;
