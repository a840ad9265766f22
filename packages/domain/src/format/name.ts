import { perLocale } from './per-locale.ts';

interface ShortName {
  readonly firstName: string;
  readonly lastName: string;
}

interface FullName extends ShortName {
  readonly middleName?: string | null | undefined;
  readonly suffix?: string | null | undefined;
}

/** A full name in spoken order, "Ana Maria Ruiz Jr."; empty parts are skipped. */
export const formatName = ({ firstName, middleName, lastName, suffix }: FullName): string =>
  [firstName, middleName, lastName, suffix].filter(Boolean).join(' ');

/** First and last name only, "Ana Ruiz": how lists and other companies name a person. */
export const formatShortName = ({ firstName, lastName }: ShortName): string => formatName({ firstName, lastName });

const LIST = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Words as a sentence lists them: "Ana", "Ana and Luis", "Ana, Luis, and Ben". */
export const formatList = (words: readonly string[]): string => LIST().format(words);
