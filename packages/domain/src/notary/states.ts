/** A state's requirements for signing a deed. */
export interface StateNotary {
  /** A deed can be signed before a notary by video. */
  readonly remote: boolean;
  /** An attorney reviews the documents before the deed is signed. */
  readonly attorney: boolean;
  /** The day the row was researched, yyyy-MM-dd. */
  readonly asOf: string;
  readonly source: string;
}

const RON = { asOf: '2023-12-31', source: 'research on the domain, section 3.16: lists of title insurers' };
const BAR = { asOf: '2023-12-31', source: 'lists of title insurers of states in which a lawyer closes' };

/**
 * States without remote notaries for real estate at the end of 2023. A sample: a lender keeps its own table with a date
 * and a source for each state.
 */
const IN_PERSON: ReadonlySet<string> = new Set(['AL', 'CA', 'CT', 'GA', 'MS', 'SC', 'SD']);

/** States in which an attorney reviews the documents of a home loan. A sample, like the one above. */
const ATTORNEY: ReadonlySet<string> = new Set(['CT', 'DE', 'GA', 'MA', 'NC', 'SC', 'VT', 'WV']);

/**
 * Returns a state's requirements. An unknown state has no remote notaries.
 *
 * @param state two capital letters
 */
export function stateNotary(state: string): StateNotary {
  const isKnown = /^[A-Z]{2}$/.test(state);
  const attorney = ATTORNEY.has(state);
  return { remote: isKnown && !IN_PERSON.has(state), attorney, ...(attorney ? BAR : RON) };
}
