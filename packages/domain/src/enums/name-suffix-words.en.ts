import type { NameSuffix } from './name-suffix.ts';

/** The label of each suffix in a select list. */
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
