import type { LoanFile } from '../file.ts';
import { isSameNotary, newPapers, newPapersIfAny, type Effects } from './effect.ts';
import { closingProof } from './verifying.ts';

/** Accounts, title, further signers. */
export const accountEffects = {
  DisbursementAccountEntered: (file, { method }) => ({
    ...file,
    disbursement: { ...file.disbursement, entered: method },
  }),
  DisbursementAccountVerified: (file) => ({ ...file, disbursement: { ...file.disbursement, verified: true } }),
  DisbursementAccountRefused: (file) => ({
    ...file,
    disbursement: { ...file.disbursement, entered: null, attempt: file.disbursement.attempt + 1 },
  }),
  PaymentMethodChosen: (file, { method }) => ({ ...file, payMethod: method }),
  AutopayConfirmed: (file) => ({ ...file, autopayConfirmed: true }),
  FullTitleOrdered: (file) => ({ ...file, titleOrdered: file.finalTitle.attempt }),
  FinalTitleReturned: (file, { mustSign }) => ({
    ...file,
    finalTitle: {
      ...file.finalTitle,
      done: true,
      mustSign: mustSign.map(({ person, relation, livesThere }) => ({ person, relation, livesThere })),
    },
  }),
  AdditionalSignerNamed: (file, { signer, role }) =>
    newPapersIfAny({
      ...file,
      signers: { ...file.signers, [signer]: { role, opened: false, identity: false, tries: 0 } },
    }),
  SignerInvitationOpened: (file, { signer }) => withSigner(file, signer, { opened: true }),
  SignerResidenceGiven: (file, { signer, livesThere }) => withSigner(file, signer, { livesThere }),
  SignerIdentityChecked: (file, { signer, result }) =>
    withSigner(file, signer, { identity: result === 'VERIFIED', tries: (file.signers[signer]?.tries ?? 0) + 1 }),
  SignerRemoved: (file, { signer }) => {
    const { [signer]: _gone, ...signers } = file.signers;
    return newPapersIfAny({ ...file, signers });
  },
  SigningDeclined: (file, { person, reason, condition }) => ({
    ...file,
    conditions: {
      ...file.conditions,
      [condition]: {
        round: 1,
        category: 'ESCALATION_REVIEW',
        blocks: 'NOW',
        state: 'ANSWERED',
        declinedBy: person,
        ...(reason === 'PRESSURED' ? { declinedPrivately: true } : {}),
      },
    },
  }),
} as const satisfies Partial<Effects>;

/** Flood, papers, signatures, notary. */
export const paperEffects = {
  FloodDetermined: (file, { sfha }) =>
    sfha === false
      ? { ...file, flood: 'CLEAR' }
      : {
          ...file,
          flood: 'SFHA',
          conditions: { ...file.conditions, 'flood-notice': closingProof, 'flood-insurance': closingProof },
        },
  ClosingDisclosureReady: (file, { notary }) => ({ ...file, closing: file.papers, closingNotary: notary }),
  SigningPackageReady: (file) => ({ ...file, pack: file.papers }),
  FinalOfferAccepted: (file) => ({ ...file, finalAccepted: file.papers }),
  NoteSigned: (file, { signer }) => ({ ...file, notes: { ...file.notes, [signer]: file.papers } }),
  DeedSigned: (file, { signer }) => ({ ...file, deeds: { ...file.deeds, [signer]: file.papers } }),
  NotaryPlanned: (file, { mode, fee, attorney, notBefore }) => {
    if (!isSameNotary(file.closingNotary, { mode, fee })) return newPapers({ ...file, quote: { mode, fee } });
    const clocks = notBefore === null ? file.clocks : { ...file.clocks, SIGNING: { due: notBefore, reached: false } };
    return { ...file, notary: { papers: file.papers, mode, attorney, notBefore }, clocks };
  },
  NotaryBooked: (file, { mode, fee }) => {
    const after = { ...file, bookings: file.bookings + 1 };
    return isSameNotary(file.closingNotary, { mode, fee }) ? after : newPapers({ ...after, quote: { mode, fee } });
  },
  AttorneyApproved: (file) => ({ ...file, attorneyOk: file.papers }),
} as const satisfies Partial<Effects>;

function withSigner(file: LoanFile, signer: string, change: Partial<LoanFile['signers'][string]>): LoanFile {
  const known = file.signers[signer];
  return known === undefined ? file : { ...file, signers: { ...file.signers, [signer]: { ...known, ...change } } };
}
