/** A gate's id as its borrower and signers get it: only staff may learn of a possible sanctions match. */
export function shownGate<Id extends string | null>(gate: Id): Id | 'hold-staff' {
  return gate === 'file-review' ? 'hold-staff' : gate;
}
