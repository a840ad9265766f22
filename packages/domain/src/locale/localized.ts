import { BUILT_LOCALE } from './built-locale.ts';
import { currentLocale, getLanguage, PSEUDO_LOCALE, type Locale } from './locale.ts';
import { pseudo } from './pseudo.ts';

/** The exports of a words file. Text on its own can't be read later, so it belongs in an object or a function. */
type Words = Readonly<Record<string, object>>;

/** The same words in another language: same names, same arguments, any text. */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translation<Result>
    : T extends object
      ? { readonly [Name in keyof T]: Translation<T[Name]> }
      : T;

/** The language of a locale, as `es` of `es-US`. */
type LanguageOf<Tag> = Tag extends `${infer Language}-${string}` ? Language : never;
/** The words in every language that the product speaks. A new language makes each call without it a type error. */
type AllWords<W extends Words> = { readonly en: W } & {
  readonly [Language in Exclude<LanguageOf<Locale>, 'en'>]: Translation<W>;
};

/**
 * Returns words that follow the reader's language: objects with the names of the English words file, which read the
 * current locale's words each time they are used. One server process serves readers of every language. A browser build
 * gets `en` itself, because the build has put the words of its own language there.
 *
 * @example
 *   import * as en from './words.en.ts';
 *   export const { INVITATION, REMINDER } = localized({ en });
 */
export function localized<const W extends Words>(all: AllWords<W>): { readonly [Name in keyof W]: W[Name] } {
  const { en } = all;
  if (BUILT_LOCALE !== undefined) return en;
  const made = new Map<Locale, W>();
  const spoken = (): W => {
    const locale = currentLocale();
    const words = made.get(locale) ?? findWords(all, locale);
    made.set(locale, words);
    return words;
  };
  return Object.fromEntries(Object.keys(en).map((name) => [name, reader(en, name, spoken)])) as W;
}

function findWords<W extends Words>(all: AllWords<W>, locale: Locale): W {
  if (locale === PSEUDO_LOCALE) return pseudo({ ...all.en });
  return (all as Readonly<Record<string, W>>)[getLanguage(locale)] ?? all.en;
}

/** Reads and calls what the current locale has under a name. */
function reader<W extends Words>(en: W, name: keyof W, spoken: () => W): object {
  const current = (): object => spoken()[name]!;
  return new Proxy(en[name]!, {
    get: (_english, part) => Reflect.get(current(), part) as unknown,
    apply: (_english, self, args: unknown[]) => Reflect.apply(current() as (...all: unknown[]) => unknown, self, args),
  });
}
