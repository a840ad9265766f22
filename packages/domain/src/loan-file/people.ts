import { BORROWER, type LivesThere, type LoanFile } from './file.ts';

/** The people who sign the note: the borrower and each co-borrower. */
export function noteSigners(file: LoanFile): string[] {
  return [BORROWER, ...named(file).filter((person) => file.signers[person]?.role === 'CO_BORROWER')];
}

/** The people who sign the deed: the borrower and every named signer. */
export function deedSigners(file: LoanFile): string[] {
  return [BORROWER, ...named(file)];
}

/** The people whom the title search requires to sign and who have not been named as signers. */
export function unnamedSigners(file: LoanFile): string[] {
  return file.finalTitle.mustSign.map((one) => one.person).filter((person) => file.signers[person] === undefined);
}

/**
 * The ids of the owners: the borrower, everyone who must sign, every signer. Each gets the notices and can rescind (12
 * CFR 1026.15).
 */
export function owners(file: LoanFile): string[] {
  return [...new Set([BORROWER, ...file.finalTitle.mustSign.map((one) => one.person), ...named(file)])];
}

/** Whether the borrower is the only owner. */
export const hasSoleOwner = (file: LoanFile): boolean => owners(file).length === 1;

/**
 * Whether every owner has confirmed that they didn't cancel, or still can on a screen, which needs their agreement to
 * electronic documents (15 USC 7001(c)).
 */
export const canOwnersConfirm = (file: LoanFile): boolean =>
  owners(file).every(
    (person) => isCurrentClosingSet(file, file.nonRescissionSets[person]) || file.esignConsents[person]?.given === true,
  );

/**
 * Whether the owners are expected to be able to confirm on a screen, judged before the signing: other owners agree to
 * electronic documents later, so only the borrower's agreement counts yet.
 */
export const canOwnersConfirmLater = (file: LoanFile): boolean => file.esignConsents[BORROWER]?.given === true;

/**
 * Whether this owner lives in the home, or may: unknown counts as yes; only the person's own answer or the title can
 * say no.
 */
export function mayLiveThere(file: LoanFile, person: string): boolean {
  return livesThere(file, person) !== 'NO';
}

/** Whether another owner lives in the home, as they answered or else as the title says. */
function livesThere(file: LoanFile, person: string): LivesThere {
  const title = file.finalTitle.mustSign.find((one) => one.person === person);
  return file.signers[person]?.livesThere ?? title?.livesThere ?? 'UNKNOWN';
}

/** Whether an owner lives in the home, the borrower as they applied: this decides the right to rescind. */
export function residence(file: LoanFile, person: string): LivesThere {
  if (person !== BORROWER) return livesThere(file, person);
  return file.created?.occupancy === 'HOME' ? 'YES' : 'NO';
}

/**
 * Whether there is a right to rescind: the home is the principal dwelling of the borrower or of an owner (12 CFR
 * 1026.15(a)).
 */
export function isRescindable(file: LoanFile): boolean {
  if (file.created?.occupancy === 'HOME') return true;
  return owners(file).some((person) => person !== BORROWER && mayLiveThere(file, person));
}

/** Whether this is the current document set's number; 0 never is. */
export function isCurrentClosingSet(file: LoanFile, setNumber: number | undefined): boolean {
  return file.closingSet > 0 && setNumber === file.closingSet;
}

/** Whether this person has signed the note of the current document set. */
export function hasSignedNote(file: LoanFile, person: string): boolean {
  return isCurrentClosingSet(file, file.noteSignedSets[person]);
}

/** Whether this person has signed the deed of the current document set. */
export function hasSignedDeed(file: LoanFile, person: string): boolean {
  return isCurrentClosingSet(file, file.deedSignedSets[person]);
}

/** Whether this person declined to sign and the refusal is not settled. */
export function hasDeclined(file: LoanFile, person: string): boolean {
  return Object.values(file.conditions).some((one) => one.declinedBy === person && one.state !== 'CLEARED');
}

/** Whether this person declined and `reader` may know it: the person always, others unless it was private. */
export function isDeclineShown(file: LoanFile, person: string, reader: string): boolean {
  return Object.values(file.conditions).some(
    (one) => one.declinedBy === person && one.state !== 'CLEARED' && (person === reader || !one.declinedPrivately),
  );
}

/** Whether anyone has signed a document of the current set. */
export function anySigned(file: LoanFile): boolean {
  if (file.closingSet === 0) return false;
  return (
    Object.values(file.noteSignedSets).includes(file.closingSet) ||
    Object.values(file.deedSignedSets).includes(file.closingSet)
  );
}

/** Whether everyone has signed everything in the current set. */
export function allSigned(file: LoanFile): boolean {
  return (
    unnamedSigners(file).length === 0 &&
    noteSigners(file).every((person) => hasSignedNote(file, person)) &&
    deedSigners(file).every((person) => hasSignedDeed(file, person))
  );
}

function named(file: LoanFile): string[] {
  return Object.keys(file.signers);
}

/** Whether a person in the loan file may be on a sanctions list and is not cleared (31 CFR part 501). */
export function hasSanctionsMatch(file: LoanFile): boolean {
  return Object.values(file.sanctions ?? {}).includes('OPEN');
}

/** Whether this person has signed everything before the notary: the deed, and in Texas the note with it. */
export function hasFinishedSigning(file: LoanFile, person: string): boolean {
  const owesNote = file.regime === 'TX_50A6' && noteSigners(file).includes(person);
  return hasSignedDeed(file, person) && (!owesNote || hasSignedNote(file, person));
}
