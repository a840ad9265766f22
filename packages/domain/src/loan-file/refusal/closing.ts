import type { FactData } from '../facts.ts';
import { BORROWER, type LoanFile } from '../file.ts';
import { isSameNotary } from '../fold/effect.ts';
import type { GateId } from '../gates.ts';
import { hasDeclined, hasSignedDeed, hasSignedNote, isPresent, noteSigners, unnamed } from '../people.ts';
import { isSigner, present, rule, type Needs, type Refusal, type Seen } from './needs.ts';

/** Accounts, title, further signers. */
export const accountNeeds = {
  DisbursementAccountEntered: (seen) => seen.turns.step(seen, ['disburse']),
  DisbursementAccountVerified: (seen, { attempt, by }) =>
    by === 'STAFF'
      ? seen.turns.worker(seen, ['disburse-review'], attempt)
      : (seen.turns.step(seen, ['disburse-wait']) ?? seen.turns.worker(seen, ['disburse-wait'], attempt)),
  DisbursementAccountRefused: (seen, { attempt, by, reason }) => {
    if (by === 'STAFF') return seen.turns.worker(seen, ['disburse-review'], attempt);
    if (by === 'BANK') return seen.turns.worker(seen, ['disburse-wait'], attempt);
    return (
      seen.turns.step(seen, ['disburse-review', 'disburse-wait']) ??
      seen.turns.worker(seen, ['disburse-review', 'disburse-wait'], attempt) ??
      rule(reason === 'WITHDRAWN', 'a borrower takes an account back; what is wrong with it the bank or the staff say')
    );
  },
  /** Until autopay is confirmed another way to pay may be chosen. */
  PaymentMethodChosen: (seen) => seen.turns.step(seen, ['autopay', 'autopay-confirm']),
  AutopayConfirmed: (seen) => seen.turns.step(seen, ['autopay-confirm']),
  FullTitleOrdered: (seen, { attempt }) => seen.turns.worker(seen, ['title-order'], attempt),
  FinalTitleReturned: (seen, { attempt }) => seen.turns.worker(seen, ['final-title'], attempt),
  AdditionalSignerNamed: (seen, { signer, role, by }) => {
    const { file } = seen;
    if (role === 'CO_BORROWER') {
      return rule(
        file.consents === 0 && !isSigner(file, signer),
        'a co-borrower is named once, before the application is submitted',
      );
    }
    return (
      (by === 'BORROWER' ? seen.turns.step(seen, ['co-deed']) : null) ??
      rule(unnamed(file).includes(signer), 'the title asks for no such signer, or it is named')
    );
  },
  SignerInvitationOpened: ({ file }, { signer }) =>
    rule(file.signers[signer]?.opened === false, 'no invitation waits for this signer'),
  SignerResidenceGiven: ({ file }, { signer }) =>
    rule(file.signers[signer]?.opened === true && !hasSignedDeed(file, signer), 'the signer says it before signing'),
  SignerIdentityChecked: ({ file }, { signer }) => {
    const known = file.signers[signer];
    return rule(known?.opened === true && !known.identity, 'no check of this signer is open');
  },
  SignerRemoved: ({ file }, { signer, by }) =>
    rule(file.signers[signer] !== undefined, 'no such signer') ??
    rule(
      by === 'STAFF' || file.signers[signer]?.opened === false,
      'once the invitation is opened, staff remove a signer',
    ) ??
    rule(
      !hasSignedDeed(file, signer) && !hasSignedNote(file, signer),
      'the signer has signed: the closing must be voided first',
    ),
  SigningDeclined: ({ file }, { person, condition }) =>
    rule(isSigner(file, person) && !hasSignedDeed(file, person), 'the person has nothing to sign') ??
    rule(
      person === BORROWER ? isPresent(file, file.closing) : file.signers[person]?.opened === true,
      'there is nothing to sign yet',
    ) ??
    rule(file.conditions[condition] === undefined && !hasDeclined(file, person), 'the person has said so'),
} as const satisfies Partial<Needs>;

/** Flood, papers, signatures, notary. */
export const paperNeeds = {
  FloodDetermined: ({ file }) =>
    rule(file.flood === null && file.consents > 0, 'the flood zone is asked for once, from the submission on'),
  ClosingDisclosureReady: (seen, { attempt, notary }) =>
    seen.turns.worker(seen, ['closing-disclosure'], attempt) ??
    rule(
      seen.file.quote === null || isSameNotary(seen.file.quote, notary),
      'the notary to be disclosed is the one last quoted',
    ),
  SigningPackageReady: (seen, { attempt }) => seen.turns.worker(seen, ['signing-package'], attempt),
  FinalOfferAccepted: (seen, { papers }) => seen.turns.step(seen, ['final-offer']) ?? present(seen.file, papers),
  NoteSigned: (seen, fact) => {
    const gates: GateId[] =
      seen.file.regime === 'TX_50A6' ? ['deed-manual', 'deed-manual-others'] : ['note', 'note-others'];
    return (
      seen.turns.worker(seen, gates, fact.papers) ??
      rule(noteSigners(seen.file).includes(fact.signer), 'the note is signed by borrower and co-borrowers alone') ??
      rule(!hasSignedNote(seen.file, fact.signer), 'already signed') ??
      signature(seen, fact)
    );
  },
  DeedSigned: (seen, fact) =>
    seen.turns.worker(seen, ['deed', 'deed-others', 'deed-manual', 'deed-manual-others'], fact.papers) ??
    rule(isSigner(seen.file, fact.signer), 'no such signer') ??
    rule(!hasSignedDeed(seen.file, fact.signer), 'already signed') ??
    signature(seen, fact),
  NotaryPlanned: (seen, { attempt, mode, notBefore }) =>
    seen.turns.worker(seen, ['notary-plan'], attempt) ??
    texas(
      seen,
      mode === 'MANUAL' && notBefore !== null,
      'a Texas homestead is signed at an office, not before its date',
    ) ??
    texas(
      seen,
      isLateEnough(seen.file.prequal.notBefore, notBefore),
      'a year has not passed since the last (a)(6) loan',
    ),
  NotaryBooked: (seen, { papers, person, mode, fee, place }) =>
    present(seen.file, papers) ??
    rule(isPresent(seen.file, seen.file.notary?.papers), 'no notary plan is current') ??
    rule(isSigner(seen.file, person) && !hasSignedDeed(seen.file, person), 'the person has nothing to sign') ??
    // Another way to meet the notary makes new documents for everyone: only the borrower decides that.
    rule(
      person === BORROWER || isSameNotary(seen.file.closingNotary, { mode, fee }),
      'only the borrower changes how the notary is met',
    ) ??
    texas(
      seen,
      mode === 'MANUAL' && (place === null || place.kind === 'OFFICE'),
      'a Texas homestead is signed at an office',
    ),
  AttorneyApproved: (seen, { papers }) => seen.turns.worker(seen, ['attorney'], papers),
} as const satisfies Partial<Needs>;

/** A signature counts from an identified signer, with E-SIGN consent or before a notary or staff. */
function signature({ file }: Seen, { signer, how, by, place }: FactData['DeedSigned']): Refusal | null {
  const isIdentified =
    signer === BORROWER ? file.identity.result === 'VERIFIED' : file.signers[signer]?.identity === true;
  const isWitnessed = how === 'ELECTRONIC' ? file.esign[signer]?.on === true : by !== 'ESIGN';
  return (
    rule(isIdentified, 'the signer is not identified') ??
    rule(isWitnessed, 'neither E-SIGN consent nor a notary or staff who saw the ink') ??
    texas({ file }, place.kind === 'OFFICE', 'a Texas homestead is signed at an office') ??
    rule(!hasDeclined(file, signer), 'the person does not want to sign')
  );
}

function texas({ file }: { readonly file: LoanFile }, holds: boolean, because: string): Refusal | null {
  return rule(file.regime !== 'TX_50A6' || holds, because);
}

function isLateEnough(earliest: string | null, notBefore: string | null): boolean {
  return earliest === null || (notBefore !== null && notBefore.slice(0, 10) >= earliest);
}
