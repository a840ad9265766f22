import { afterEach, beforeEach } from 'vitest';
import { DEFAULT_LOCALE, readLocaleFrom, type Locale } from '../src/locale/locale.ts';

/** Gives each test of a file the default locale, and restores its source afterward: other files share the process. */
export function restoreLocale(): void {
  let before: () => Locale = () => DEFAULT_LOCALE;
  beforeEach(() => {
    before = readLocaleFrom(() => DEFAULT_LOCALE);
  });
  afterEach(() => void readLocaleFrom(before));
}
