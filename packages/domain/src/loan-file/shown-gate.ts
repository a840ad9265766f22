/** Returns a gate's id as borrowers and signers may see it: only staff may learn of a possible sanctions match. */
export function shownGate<Id extends string | null>(gate: Id): Id | 'hold-staff' {
  return gate === 'file-review' ? 'hold-staff' : gate;
}
