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
