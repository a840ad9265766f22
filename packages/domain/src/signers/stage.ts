import type { Fact } from '../loan-file/facts.ts';
import type { LoanFile } from '../loan-file/file.ts';
import { hasSignedBefore } from '../loan-file/people.ts';
import { hasSignedNote, isPresent, noteSigners } from '../loan-file/people.ts';

/** Where a further signer stands on their own way, which is not the borrower's (calls G08). */
export const CO_DEED_STAGES = [
  'LOGIN',
  'INTRO',
  'IDENTITY',
  'DOCUMENTS',
  'SIGN',
  'NOTARY',
  'DONE',
  'CANCELLED',
] as const;
export type CoDeedStage = (typeof CO_DEED_STAGES)[number];

/** Whether this person signs the note on its own, before the deed. A co-owner or spouse never signs it (12 CFR 1002.7(d)). */
export function owesNoteFirst(file: LoanFile, person: string): boolean {
  return file.regime !== 'TX_50A6' && noteSigners(file).includes(person) && !hasSignedNote(file, person);
}

/**
 * The stage of a signer. Whoever was removed, and everybody once the file ended without money, has a cancelled request; whoever signed is done. The notary's part
 * begins with the plan for the present papers, whatever the borrower is doing.
 *
 * @param unread how many of their own present papers they still have to read
 */
export function coDeedStage(file: LoanFile, person: string, unread: number): CoDeedStage {
  const signer = file.signers[person];
  if (!signer || file.ended !== null) return 'CANCELLED';
  if (hasSignedBefore(file, person)) return 'DONE';
  if (!signer.opened) return 'LOGIN';
  if (signer.livesThere === undefined) return 'INTRO';
  if (!signer.identity) return 'IDENTITY';
  if (!isPresent(file, file.signingPackageSet) || file.esignConsents[person]?.given !== true || unread > 0)
    return 'DOCUMENTS';
  if (owesNoteFirst(file, person)) return 'SIGN';
  return isPresent(file, file.notary?.closingSet) ? 'NOTARY' : 'SIGN';
}

/** The conditions that stand open about one signer: those posted for them, and that they do not want to sign. */
export function conditionsOpenFor(file: LoanFile, facts: readonly Fact[], person: string): string[] {
  const posted = new Set(
    facts.flatMap((fact) => (fact.type === 'ConditionPosted' && fact.data.person === person ? [fact.data.id] : [])),
  );
  return Object.entries(file.conditions).flatMap(([id, one]) =>
    one.state !== 'CLEARED' && (posted.has(id) || one.declinedBy === person) ? [id] : [],
  );
}
