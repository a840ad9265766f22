import type { Fact } from '../loan-file/facts.ts';
import { type LoanFile, emptyFile } from '../loan-file/file.ts';
import { currentGate, fold } from '../loan-file/fold.ts';
import { allSigned } from '../loan-file/people.ts';
import { isCounterOpen } from '../loan-file/predicates.ts';

/**
 * Whether the borrower's silence can lead to a notice of incompleteness: it is their turn, no other clock waits for an
 * answer, and not everyone has signed.
 */
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
 * Finds the start of the borrower's silence: when the current step began, or their last act, whichever is later. Null
 * while silence doesn't count.
 *
 * @param facts all facts of the loan file, oldest first, each with its instant
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
