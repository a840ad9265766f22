import { currentLocale, type Locale } from '../locale/locale.ts';

/**
 * Caches formatters: returns a function that makes the formatter of the reader's locale, and of an optional `key`, when
 * it is first needed. Making an `Intl` formatter is slow.
 *
 * @param make makes the formatter of a locale and a key, such as a number of decimals
 */
/* @__NO_SIDE_EFFECTS__ */
export function perLocale<Formatter, Key extends string | number = never>(
  make: (locale: Locale, key: Key) => Formatter,
): (...key: [Key] extends [never] ? [] : [Key]) => Formatter {
  const made = new Map<string, Formatter>();
  return (...[key]) => {
    const locale = currentLocale();
    const id = `${locale} ${key}`;
    const known = made.get(id) ?? make(locale, key as Key);
    made.set(id, known);
    return known;
  };
}
