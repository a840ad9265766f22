import { currentLocale, type Locale } from '../locale/locale.ts';

/**
 * Formatters of the reader's locale, one for each locale and `key`, made when it is first used: making one is slow.
 *
 * @param make the formatter of a locale; `key` is what it differs by besides, such as a number of decimals
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
