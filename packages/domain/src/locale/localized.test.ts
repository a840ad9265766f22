import { describe, expect, test } from 'vitest';
import { restoreLocale } from '../../test/restore-locale.ts';
import { DEFAULT_LOCALE, PSEUDO_LOCALE, readLocaleFrom, type Locale } from './locale.ts';
import { localized } from './localized.ts';

const en = {
  GREETING: { title: 'Hello', named: (name: string) => `Hello, ${name}`, rows: ['One', 'Two'] },
  farewell: (name: string) => `Goodbye, ${name}`,
};
const { GREETING, farewell } = localized({ en });

const speak = (locale: Locale): void => void readLocaleFrom(() => locale);
restoreLocale();

describe('localized texts', () => {
  test('texts follow the current locale each time they are read', () => {
    expect(GREETING.title).toBe('Hello');
    speak(PSEUDO_LOCALE);
    expect(GREETING.title).toBe('Ĥééļļóó');
    expect(GREETING.rows.map((row) => row)).toEqual(['ÓÓñéé', 'Ţŵóó']);
    speak(DEFAULT_LOCALE);
    expect(GREETING.title).toBe('Hello');
  });

  test('texts use the language of the locale and fall back to English', () => {
    const es = { ...en, GREETING: { ...en.GREETING, title: 'Hola' } };
    const words = localized({ en, es } as { en: typeof en });
    speak('es-US' as Locale);
    expect(words.GREETING.title).toBe('Hola');
    speak('fr-CA' as Locale);
    expect(words.GREETING.title).toBe('Hello');
  });

  test("functions don't change the arguments that they insert", () => {
    speak(PSEUDO_LOCALE);
    expect(GREETING.named('Ana Sample')).toBe('Ĥééļļóó, Ana Sample');
    expect(farewell('Ana Sample')).toBe('Ĝóóóóðƀýýéé, Ana Sample');
  });

  test('texts have the English keys and copy in the current locale', () => {
    speak(PSEUDO_LOCALE);
    expect(Object.keys(GREETING)).toEqual(['title', 'named', 'rows']);
    expect({ ...GREETING }.title).toBe('Ĥééļļóó');
    expect(JSON.stringify(GREETING)).toBe('{"title":"Ĥééļļóó","rows":["ÓÓñéé","Ţŵóó"]}');
  });
});
