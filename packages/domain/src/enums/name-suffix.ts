/** A name's suffix as sent; the empty string is none (ledger ENUM-004, ENUM-005). */
export const NAME_SUFFIXES = ['', 'JR', 'SR', 'I', 'II', 'III', 'IV', 'V'] as const;
export type NameSuffix = (typeof NAME_SUFFIXES)[number];

/** The label of each suffix in a list of choices (ledger ENUM-004). */
export const NAME_SUFFIX_LABELS: Readonly<Record<NameSuffix, string>> = {
  '': 'N/A',
  JR: 'Jr',
  SR: 'Sr',
  I: 'I',
  II: 'II',
  III: 'III',
  IV: 'IV',
  V: 'V',
};

/**
 * The suffix that a caller meant: any case, a full stop after it, and N/A for none are read (resolutions OP-B-004).
 * Undefined when it is none of the eight.
 */
export function readNameSuffix(text: string): NameSuffix | undefined {
  const word = text.trim().toUpperCase().replace(/\.$/, '');
  return NAME_SUFFIXES.find((suffix) => suffix === (word === 'N/A' ? '' : word));
}
