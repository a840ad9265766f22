import { expect, test } from 'vitest';
import { restoreLocale } from '../../test/restore-locale.ts';
import { currentLocale, DEFAULT_LOCALE, isLocale, PSEUDO_LOCALE, readLocaleFrom } from './locale.ts';

restoreLocale();

test('the current locale is read anew each time, and is American English until someone says otherwise', () => {
  expect(currentLocale()).toBe(DEFAULT_LOCALE);
  readLocaleFrom(() => PSEUDO_LOCALE);
  expect(currentLocale()).toBe(PSEUDO_LOCALE);
});

test('a tag that we do not speak is no locale', () => {
  expect(['en-US', 'en-XA', 'en', 'es-US', null].filter(isLocale)).toEqual(['en-US', 'en-XA']);
});
