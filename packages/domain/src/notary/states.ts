/** What a state asks of the signing of a deed. */
export interface StateNotary {
  /** A deed may be signed before a notary by video. */
  readonly remote: boolean;
  /** A lawyer reads the papers before the deed is signed. */
  readonly attorney: boolean;
  /** Day on which the row was looked up, yyyy-MM-dd. */
  readonly asOf: string;
  readonly source: string;
}

const RON = { asOf: '2023-12-31', source: 'research on the domain, section 3.16: lists of title insurers' };
const BAR = { asOf: '2023-12-31', source: 'lists of title insurers of states in which a lawyer closes' };

/** States that had no remote notary for real estate by the end of 2023. A sample: a lender keeps its own table with a date and a source for each state. */
const IN_PERSON: ReadonlySet<string> = new Set(['AL', 'CA', 'CT', 'GA', 'MS', 'SC', 'SD']);

/** States in which a lawyer reads the papers of a loan on a home. A sample, as the one above. */
const ATTORNEY: ReadonlySet<string> = new Set(['CT', 'DE', 'GA', 'MA', 'NC', 'SC', 'VT', 'WV']);

/**
 * The row of a state. One that is not known is one without a remote notary.
 *
 * @param state two capitals
 */
export function stateNotary(state: string): StateNotary {
  const isKnown = /^[A-Z]{2}$/.test(state);
  const attorney = ATTORNEY.has(state);
  return { remote: isKnown && !IN_PERSON.has(state), attorney, ...(attorney ? BAR : RON) };
}
