import { formatList, formatMoney } from '@lintel/domain';
import { formatCode } from '../platform/code-words.en.ts';
import { formatCalendarDay, formatDateTime } from '../platform/times.ts';
import { YES_NO } from './words.en.ts';

/** The name of a person, from the key by which an entry names them. */
export type PersonNames = (key: string) => string;

/** One value of an entry in words; a null text is left out. */
export interface Field<Value> {
  readonly label: string;
  readonly toText: (value: Value, names: PersonNames) => string | null;
}

/** A value that is one of these codes. */
export interface Choice<Code extends string> extends Field<string> {
  readonly words: Readonly<Record<Code, string>>;
}

/** References, hashes, salts and internal counters: shown only with the technical details. */
export const TECHNICAL = null;

export interface Detail {
  readonly label: string;
  readonly text: string;
}

/** What an entry says, in the order of its fields; values without a field are left out. */
export function toDetails(
  fields: Readonly<Record<string, Field<never> | typeof TECHNICAL>>,
  data: Readonly<Record<string, unknown>>,
  names: PersonNames = (key) => key,
): readonly Detail[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = data[name];
    // An entry was checked against its schema when it was recorded.
    const text = field === null || value === null || value === undefined ? null : field.toText(value as never, names);
    return field === null || text === null ? [] : [{ label: field.label, text }];
  });
}
const lookUp = (words: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(words, code) ? words[code] : undefined;

/** A code in its words; a sentence stays as it is. Several codes can stand in one text. */
export function toWords(text: string, words: Readonly<Record<string, string>>): string {
  const known = lookUp(words, text);
  if (known !== undefined) return known;
  const codes = text.split(' ');
  return codes.every((code) => /^[A-Z\d]+(?:_[A-Z\d]+)*$/.test(code) && code.length > 1)
    ? codes.map((code) => lookUp(words, code) ?? formatCode(code)).join('; ')
    : text;
}

const joined = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join('; '));

export const choice = <const Code extends string>(
  label: string,
  words: Readonly<Record<Code, string>>,
): Choice<Code> => ({ label, words, toText: (code) => toWords(code, words) });

/** Several codes, every one of them with words. */
export const choices = <const Code extends string>(
  label: string,
  words: Readonly<Record<Code, string>>,
): Field<readonly Code[]> => ({ label, toText: (codes) => joined(codes.map((code) => words[code])) });

/** A text that is usually a code of these. */
export const reason = (label: string, words: Readonly<Record<string, string>> = {}): Field<string> => ({
  label,
  toText: (text) => toWords(text, words),
});

export const reasons = (label: string, words: Readonly<Record<string, string>> = {}): Field<readonly string[]> => ({
  label,
  toText: (texts) => joined(texts.map((text) => toWords(text, words))),
});

export const text = (label: string): Field<string> => ({ label, toText: (value) => value });

export const yesNo = (label: string): Field<boolean> => ({ label, toText: (is) => (is ? YES_NO.yes : YES_NO.no) });

/** A note that matters only when it holds. */
export const onlyYes = (label: string): Field<boolean> => ({ label, toText: (is) => (is ? YES_NO.yes : null) });

export const money = (label: string): Field<number> => ({ label, toText: (dollars) => formatMoney(dollars) });
export const count = (label: string): Field<number> => ({ label, toText: String });
export const howMany = (label: string): Field<readonly unknown[]> => ({
  label,
  toText: ({ length }) => String(length),
});
export const day = (label: string): Field<string> => ({ label, toText: formatCalendarDay });
export const moment = (label: string): Field<string> => ({ label, toText: formatDateTime });

/** The number of a try or of a set; the first is the normal case. */
export const ordinal = (label: string): Field<number> => ({ label, toText: (n) => (n > 1 ? String(n) : null) });

export const person = (label: string): Field<string> => ({ label, toText: (key, names) => names(key) });
export const people = (label: string): Field<readonly string[]> => ({
  label,
  toText: (keys, names) => formatList(keys.map(names)),
});
