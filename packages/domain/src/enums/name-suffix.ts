/** Name suffixes on the wire; the empty string means none. */
export const NAME_SUFFIXES = ['', 'JR', 'SR', 'I', 'II', 'III', 'IV', 'V'] as const;
export type NameSuffix = (typeof NAME_SUFFIXES)[number];

/**
 * Reads the suffix in a form's field: in any case, with or without a period, N/A for none. Undefined for a text that is
 * none of the eight.
 */
export function readNameSuffix(text: string): NameSuffix | undefined {
  const word = text.trim().toUpperCase().replace(/\.$/, '');
  return NAME_SUFFIXES.find((suffix) => suffix === (word === 'N/A' ? '' : word));
}

/** Suffixes as land records, banks and payrolls write them. "I" is left out: there it is an initial. */
const SUFFIXES: ReadonlyMap<string, Exclude<NameSuffix, '' | 'I'>> = new Map([
  ['jr', 'JR'],
  ['junior', 'JR'],
  ['sr', 'SR'],
  ['senior', 'SR'],
  ['ii', 'II'],
  ['iii', 'III'],
  ['iv', 'IV'],
  ['v', 'V'],
]);

/** Reads a word of a whole name as a suffix, in any case, with or without periods; undefined for any other word. */
export const parseNameSuffix = (word: string): NameSuffix | undefined =>
  SUFFIXES.get(word.toLowerCase().replaceAll('.', ''));
