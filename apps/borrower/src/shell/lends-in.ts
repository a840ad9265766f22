import type { PageData } from '../platform/page-data.tsx';
import { FOOTER } from './footer-words.en.ts';

/** More states than a reader can find their own in at a glance. */
const MANY = 8;

/** Two-letter codes of the states in which the lender is licensed, in alphabetical order. */
export const licensedStates = ({ reads, privateLabel }: Pick<PageData, 'reads' | 'privateLabel'>): readonly string[] =>
  (reads.licenses?.length ? reads.licenses.map((row) => row.abbrev) : privateLabel.legal.licensedStates).toSorted();

/** Where the lender lends now, in one line: licensed states that it serves. Undefined when it names none. */
export function lendsIn(data: Pick<PageData, 'reads' | 'privateLabel'>): string | undefined {
  const { statesEligible } = data.reads;
  const states = licensedStates(data).filter((state) => statesEligible?.includes(state) ?? true);
  if (states.length === 0) return undefined;
  return states.length > MANY ? FOOTER.lendsMany(states.length) : FOOTER.lends(states);
}
