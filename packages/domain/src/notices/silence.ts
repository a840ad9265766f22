import type { Fact } from '../loan-file/facts.ts';
import { type LoanFile, emptyFile } from '../loan-file/file.ts';
import { currentGate, fold } from '../loan-file/fold.ts';
import { allSigned } from '../loan-file/people.ts';
import { isCounterOpen } from '../loan-file/predicates.ts';

/** Whether the borrower's silence may come to a notice of incompleteness: it is their turn, no other clock asks for an answer, and not everybody has signed. */
export function canBeSilent(file: LoanFile): boolean {
  return (
    file.ended === null &&
    currentGate(file)?.owner === 'borrower' &&
    file.clocks.INCOMPLETE === undefined &&
    !isCounterOpen(file) &&
    !allSigned(file)
  );
}

/**
 * Since when the borrower has been asked for the present step without an act of theirs: the later of the two (loan-file section 7, INCOMPLETE).
 * Null while silence counts for nothing.
 *
 * @param facts all of the file, oldest first, each with its instant
 */
export function silentSince(facts: readonly { readonly fact: Fact; readonly at: string }[]): string | null {
  let [file, since] = [emptyFile(), ''];
  for (const { fact, at } of facts) {
    const after = fold(file, fact);
    if (after.turn !== file.turn || currentGate(after)?.id !== currentGate(file)?.id) since = at;
    file = after;
  }
  return since !== '' && canBeSilent(file) ? since : null;
}
