import type { PageData } from '../platform/page-data.tsx';
import { FOOTER } from './footer-words.en.ts';

/** From more states than this, only their number is shown, because no reader scans so long a list. */
const MANY = 8;

/** Returns two-letter codes of the states in which the lender is licensed, in alphabetical order. */
export const licensedStates = ({ reads, privateLabel }: Pick<PageData, 'reads' | 'privateLabel'>): readonly string[] =>
  (reads.licenses?.length ? reads.licenses.map((row) => row.abbrev) : privateLabel.legal.licensedStates).toSorted();

/** Returns a line with the states in which the lender is licensed and lends now. Undefined when there are none. */
export function lendsIn(data: Pick<PageData, 'reads' | 'privateLabel'>): string | undefined {
  const { statesEligible } = data.reads;
  const states = licensedStates(data).filter((state) => statesEligible?.includes(state) ?? true);
  if (states.length === 0) return undefined;
  return states.length > MANY ? FOOTER.lendsMany(states.length) : FOOTER.lends(states);
}
