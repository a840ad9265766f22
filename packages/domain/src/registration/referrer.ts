/** Told where the referring loan officer may not lend in the property's state (ledger ELIG-006). */
export const LOAN_OFFICER_NOT_LICENSED =
  'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.';

/** Whether the referring loan officer may take a loan in this state; without enforcement always (ledger ELIG-006, ELIG-007). */
export function mayReferrerLend(
  officer: { enforceLicensedStatesForReferral: boolean; licensedStates: readonly string[] },
  state: string,
): boolean {
  return !officer.enforceLicensedStatesForReferral || officer.licensedStates.includes(state);
}

/** What the look-up of the `referrer` parameter came to: the http status, or 0 when nothing answered. Undefined: no parameter. */
export type ReferrerLookUp = number | undefined;

export type ReferrerDecision = 'GO_ON' | 'NOT_ACCEPTING_APPS' | 'DROP_REFERRER' | 'ASK_AGAIN';

/**
 * What a referrer means for the visit (ledger ELIG-008..011, resolutions OP-B-033): an organisation that requires one turns away a missing,
 * unknown or malformed one; any other drops it. An answer of neither kind rejects nobody: ask once more, then the error page.
 */
export function referrerDecision(required: boolean, lookUp: ReferrerLookUp): ReferrerDecision {
  if (lookUp === undefined) return required ? 'NOT_ACCEPTING_APPS' : 'GO_ON';
  if (lookUp >= 200 && lookUp < 300) return 'GO_ON';
  if (lookUp === 404 || lookUp === 400) return required ? 'NOT_ACCEPTING_APPS' : 'DROP_REFERRER';
  return 'ASK_AGAIN';
}
