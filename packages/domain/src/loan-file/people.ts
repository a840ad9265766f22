import { BORROWER, type LoanFile } from './file.ts';

/** Signs note and deed: the borrower and each co-borrower. */
export function noteSigners(file: LoanFile): string[] {
  return [BORROWER, ...named(file).filter((person) => file.signers[person]?.role === 'CO_BORROWER')];
}

/** Signs the deed: the borrower and everybody who was named as a signer. */
export function deedSigners(file: LoanFile): string[] {
  return [BORROWER, ...named(file)];
}

/** Everybody on the title's list who has not been named as a signer. */
export function unnamed(file: LoanFile): string[] {
  return file.finalTitle.mustSign.map((one) => one.person).filter((person) => file.signers[person] === undefined);
}

/** Owners: the borrower, everybody who must sign, every signer. Each gets the notices and may rescind (12 CFR 1026.15). */
export function owners(file: LoanFile): string[] {
  return [...new Set([BORROWER, ...file.finalTitle.mustSign.map((one) => one.person), ...named(file)])];
}

/** Whether this owner lives in the home, or may: unknown counts as yes; only the person's own answer or the title's says no. */
export function mayLiveThere(file: LoanFile, person: string): boolean {
  const own = file.signers[person]?.livesThere;
  if (own !== undefined) return own === 'YES';
  const title = file.finalTitle.mustSign.find((one) => one.person === person);
  return (title?.livesThere ?? 'UNKNOWN') !== 'NO';
}

/** Whether there is a right to rescind: a principal dwelling of the borrower, or of an owner (12 CFR 1026.15(a)). */
export function isRescindable(file: LoanFile): boolean {
  if (file.created?.occupancy === 'HOME') return true;
  return owners(file).some((person) => person !== BORROWER && mayLiveThere(file, person));
}

/** Whether this number is the present paper set's: 0 is none. */
export function isPresent(file: LoanFile, papers: number | undefined): boolean {
  return file.closingSet > 0 && papers === file.closingSet;
}

/** Whether this person has signed the note of the present paper set. */
export function hasSignedNote(file: LoanFile, person: string): boolean {
  return isPresent(file, file.noteSignedSets[person]);
}

/** Whether this person has signed the deed of the present paper set. */
export function hasSignedDeed(file: LoanFile, person: string): boolean {
  return isPresent(file, file.deedSignedSets[person]);
}

/** Whether this person said not to want to sign, and nobody has settled it. */
export function hasDeclined(file: LoanFile, person: string): boolean {
  return Object.values(file.conditions).some((one) => one.declinedBy === person && one.state !== 'CLEARED');
}

/** Whether this person has declined and `reader` may know it: the person always, others unless it was private. */
export function isDeclineShown(file: LoanFile, person: string, reader: string): boolean {
  return Object.values(file.conditions).some(
    (one) => one.declinedBy === person && one.state !== 'CLEARED' && (person === reader || !one.declinedPrivately),
  );
}

/** Somebody has signed a paper of the present set. */
export function anySigned(file: LoanFile): boolean {
  if (file.closingSet === 0) return false;
  return (
    Object.values(file.noteSignedSets).includes(file.closingSet) ||
    Object.values(file.deedSignedSets).includes(file.closingSet)
  );
}

/** Everybody has signed everything of the present set. */
export function allSigned(file: LoanFile): boolean {
  return (
    unnamed(file).length === 0 &&
    noteSigners(file).every((person) => hasSignedNote(file, person)) &&
    deedSigners(file).every((person) => hasSignedDeed(file, person))
  );
}

function named(file: LoanFile): string[] {
  return Object.keys(file.signers);
}

/** Whether somebody of the file may be on a sanctions list, and nobody has cleared it (31 CFR part 501). */
export function hasSanctionsMatch(file: LoanFile): boolean {
  return Object.values(file.sanctions ?? {}).includes('OPEN');
}

/** The own signing is done: the deed, and in Texas the note that is signed with it. */
export function hasSignedBefore(file: LoanFile, person: string): boolean {
  const owesNote = file.regime === 'TX_50A6' && noteSigners(file).includes(person);
  return hasSignedDeed(file, person) && (!owesNote || hasSignedNote(file, person));
}
