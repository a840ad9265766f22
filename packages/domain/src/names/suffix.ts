import type { NameSuffix } from '../enums/name-suffix.ts';

/** A suffix as land records, banks and payrolls write it. "I" is none of them: there it is an initial. */
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

/** The suffix that a word of a name says, in any case and with or without a full stop; undefined for any other word. */
export const suffixOf = (word: string): NameSuffix | undefined => SUFFIXES.get(word.toLowerCase().replaceAll('.', ''));
