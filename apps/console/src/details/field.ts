import { formatList, formatMoney } from '@lintel/domain';
import { formatCode } from '../platform/code-words.en.ts';
import { formatCalendarDay, formatDateTime } from '../platform/times.ts';
import { YES_NO } from './words.en.ts';

/** Returns the name of a person from the key by which an entry names them. */
export type PersonNames = (key: string) => string;

type Properties = Readonly<Record<string, unknown>>;

/** The label of a field; a function of the whole entry where another property changes what the value means. */
type Label = string | ((entry: Properties) => string);

/**
 * A property of a fact or an audit entry: its label, and how its value is put into words. A null text is left out. The
 * functions below make fields for each kind of value.
 */
export interface Field<Value> {
  readonly label: Label;
  readonly toText: (value: Value, names: PersonNames) => string | null;
}

/** A field whose value is one of these codes. */
export interface Choice<Code extends string> extends Field<string> {
  readonly words: Readonly<Record<Code, string>>;
}

/**
 * Marks a property that is shown only with the technical details: a reference, a hash, a salt or an internal counter.
 */
export const TECHNICAL = null;

/** One line of an entry in words. */
export interface Detail {
  readonly label: string;
  readonly text: string;
}

/** Puts an entry into words, in the order of its fields. Properties without a field are left out. */
export function toDetails(
  fields: Readonly<Record<string, Field<never> | typeof TECHNICAL>>,
  data: Properties,
  names: PersonNames = (key) => key,
): readonly Detail[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = data[name];
    // An entry was checked against its schema when it was recorded.
    const text = field === null || value === null || value === undefined ? null : field.toText(value as never, names);
    if (field === null || text === null) return [];
    return [{ label: typeof field.label === 'string' ? field.label : field.label(data), text }];
  });
}
const lookUp = (words: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(words, code) ? words[code] : undefined;

/** Puts a code into words; a sentence stays as it is. A text may hold several codes. */
export function toWords(text: string, words: Readonly<Record<string, string>>): string {
  const known = lookUp(words, text);
  if (known !== undefined) return known;
  const codes = text.split(' ');
  return codes.every((code) => /^[A-Z\d]+(?:_[A-Z\d]+)*$/.test(code) && code.length > 1)
    ? codes.map((code) => lookUp(words, code) ?? formatCode(code)).join('; ')
    : text;
}

const joined = (parts: readonly string[]): string | null => (parts.length === 0 ? null : parts.join('; '));

/** A field with one code. */
export const choice = <const Code extends string>(
  label: string,
  words: Readonly<Record<Code, string>>,
): Choice<Code> => ({ label, words, toText: (code) => toWords(code, words) });

/** A field with several codes, every one of them with words. */
export const choices = <const Code extends string>(
  label: string,
  words: Readonly<Record<Code, string>>,
): Field<readonly Code[]> => ({ label, toText: (codes) => joined(codes.map((code) => words[code])) });

/** A field with a text that is usually one of these codes. */
export const reason = (label: Label, words: Readonly<Record<string, string>> = {}): Field<string> => ({
  label,
  toText: (text) => toWords(text, words),
});

export const reasons = (label: string, words: Readonly<Record<string, string>> = {}): Field<readonly string[]> => ({
  label,
  toText: (texts) => joined(texts.map((text) => toWords(text, words))),
});

export const text = (label: string): Field<string> => ({ label, toText: (value) => value });

export const yesNo = (label: string): Field<boolean> => ({ label, toText: (is) => (is ? YES_NO.yes : YES_NO.no) });

/** A field that is left out unless it is true. */
export const onlyYes = (label: string): Field<boolean> => ({ label, toText: (is) => (is ? YES_NO.yes : null) });

export const money = (label: string): Field<number> => ({ label, toText: (dollars) => formatMoney(dollars) });
export const count = (label: string): Field<number> => ({ label, toText: String });
export const howMany = (label: string): Field<readonly unknown[]> => ({
  label,
  toText: ({ length }) => String(length),
});
export const day = (label: string): Field<string> => ({ label, toText: formatCalendarDay });
export const moment = (label: string): Field<string> => ({ label, toText: formatDateTime });

/** A field with the number of an attempt or of a set, left out for the first. */
export const ordinal = (label: string): Field<number> => ({ label, toText: (n) => (n > 1 ? String(n) : null) });

export const person = (label: string): Field<string> => ({ label, toText: (key, names) => names(key) });
export const people = (label: string): Field<readonly string[]> => ({
  label,
  toText: (keys, names) => formatList(keys.map(names)),
});
