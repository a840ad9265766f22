import type { Fact } from '../loan-file/facts.ts';
import type { LoanFile } from '../loan-file/file.ts';
import { hasFinishedSigning } from '../loan-file/people.ts';
import { hasSignedNote, isCurrentClosingSet, noteSigners } from '../loan-file/people.ts';

/** An additional signer's own stages, separate from the borrower's. */
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

/**
 * Whether this person signs the note separately, before the deed. A co-owner or spouse never signs it (12 CFR
 * 1002.7(d)).
 */
export function owesNoteFirst(file: LoanFile, person: string): boolean {
  return file.regime !== 'TX_50A6' && noteSigners(file).includes(person) && !hasSignedNote(file, person);
}

/**
 * Returns the stage of an additional signer, which decides their page. The request is canceled for a removed signer,
 * and for everyone once the application ends without money; a person who has signed is done. The notary's part begins
 * with the plan for the current documents, whatever the borrower is doing.
 *
 * @param unread how many of their own current documents they still have to read
 */
export function coDeedStage(file: LoanFile, person: string, unread: number): CoDeedStage {
  const signer = file.signers[person];
  if (!signer || file.ended !== null) return 'CANCELLED';
  if (hasFinishedSigning(file, person)) return 'DONE';
  if (!signer.opened) return 'LOGIN';
  if (signer.livesThere === undefined) return 'INTRO';
  if (!signer.identity) return 'IDENTITY';
  if (!isCurrentClosingSet(file, file.signingPackageSet) || file.esignConsents[person]?.given !== true || unread > 0)
    return 'DOCUMENTS';
  if (owesNoteFirst(file, person)) return 'SIGN';
  return isCurrentClosingSet(file, file.notary?.closingSet) ? 'NOTARY' : 'SIGN';
}

/** Returns the ids of the open conditions about one signer: those posted for them, and their own refusal to sign. */
export function conditionsOpenFor(file: LoanFile, facts: readonly Fact[], person: string): string[] {
  const posted = new Set(
    facts.flatMap((fact) => (fact.type === 'ConditionPosted' && fact.data.person === person ? [fact.data.id] : [])),
  );
  return Object.entries(file.conditions).flatMap(([id, one]) =>
    one.state !== 'CLEARED' && (posted.has(id) || one.declinedBy === person) ? [id] : [],
  );
}
