import { expect, test } from 'vitest';
import { restoreLocale } from '../../test/restore-locale.ts';
import { currentLocale, DEFAULT_LOCALE, isLocale, PSEUDO_LOCALE, readLocaleFrom } from './locale.ts';

restoreLocale();

test('currentLocale reads the locale every time and defaults to American English', () => {
  expect(currentLocale()).toBe(DEFAULT_LOCALE);
  readLocaleFrom(() => PSEUDO_LOCALE);
  expect(currentLocale()).toBe(PSEUDO_LOCALE);
});

test('isLocale accepts only supported locales', () => {
  expect(['en-US', 'en-XA', 'en', 'es-US', null].filter(isLocale)).toEqual(['en-US', 'en-XA']);
});
