import * as z from 'zod/mini';
import { DESTINATIONS } from '../../enums/destination.ts';
import { SIGNATURE_WAYS, SIGNATURE_WITNESSES } from '../../enums/signature.ts';
import { LIVES_THERE, SIGNER_RELATIONS, SIGNER_ROLES } from '../../enums/signer.ts';
import {
  answer,
  conditionId,
  count,
  day,
  delivery,
  instant,
  money,
  notaryMode,
  notaryTerms,
  ordinal,
  person,
  place,
  ref,
  refs,
  text,
} from './parts.ts';

const signature = z.strictObject({
  papers: ordinal,
  signer: person,
  how: z.enum(SIGNATURE_WAYS),
  documents: z.array(z.strictObject({ document: ref, sha256: text(64) })),
  place,
  noticesHanded: refs,
  by: z.enum(SIGNATURE_WITNESSES),
});

/** Facts of the accounts, the title and the further signers. */
export const accountFacts = {
  DisbursementAccountEntered: z.strictObject({ account: ref, method: z.enum(['INSTANT', 'MICRO_DEPOSIT', 'MANUAL']) }),
  DisbursementAccountVerified: z.strictObject({ attempt: ordinal, by: z.enum(['BORROWER', 'STAFF']) }),
  DisbursementAccountRefused: z.strictObject({
    attempt: ordinal,
    by: z.enum(['BORROWER', 'STAFF', 'BANK']),
    reason: text(80),
  }),
  PaymentMethodChosen: z.strictObject({ method: z.enum(['AUTOPAY', 'MANUAL']), account: z.nullable(ref) }),
  AutopayConfirmed: z.strictObject({ account: ref }),
  FullTitleOrdered: z.strictObject({ attempt: ordinal, order: ref }),
  FinalTitleReturned: z.strictObject({
    attempt: ordinal,
    mustSign: z.array(
      z.strictObject({
        person,
        relation: z.enum(SIGNER_RELATIONS),
        reason: text(200),
        livesThere: z.enum(LIVES_THERE),
      }),
    ),
    vesting: text(200),
    report: ref,
  }),
  AdditionalSignerNamed: z.strictObject({
    signer: person,
    role: z.enum(SIGNER_ROLES),
    by: z.enum(['BORROWER', 'STAFF']),
  }),
  SignerInvitationOpened: z.strictObject({ signer: person }),
  SignerResidenceGiven: z.strictObject({ signer: person, livesThere: z.enum(['YES', 'NO']) }),
  SignerIdentityChecked: z.strictObject({
    signer: person,
    result: answer('VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW'),
  }),
  SignerRemoved: z.strictObject({ signer: person, reason: text(), by: z.enum(['BORROWER', 'STAFF']) }),
  SigningDeclined: z.strictObject({ person, reason: text(), condition: conditionId }),
};

/** Facts of the papers: flood, closing disclosure, package, signatures, notary. */
export const paperFacts = {
  FloodDetermined: z.strictObject({ zone: text(20), sfha: z.nullable(z.boolean()), certificate: ref }),
  ClosingDisclosureReady: z.strictObject({ attempt: ordinal, documents: refs, notary: notaryTerms }),
  SigningPackageReady: z.strictObject({ attempt: ordinal, documents: refs }),
  FinalOfferAccepted: z.strictObject({ papers: ordinal }),
  NoteSigned: signature,
  DeedSigned: signature,
  NotaryPlanned: z.strictObject({
    /** The paper set that was planned for. */
    attempt: ordinal,
    mode: notaryMode,
    fee: z.nullable(money),
    attorney: z.boolean(),
    notBefore: z.nullable(instant),
    arithmetic: text(1000),
  }),
  NotaryBooked: z.strictObject({
    papers: ordinal,
    person,
    mode: notaryMode,
    fee: z.nullable(money),
    place: z.nullable(place),
    at: z.nullable(instant),
  }),
  AttorneyApproved: z.strictObject({ papers: ordinal, opinion: ref }),
};

/** Facts of the end of the way: rescission, recording, money. */
export const fundingFacts = {
  RescissionNoticeDelivered: z.strictObject({ papers: ordinal, person, how: delivery, at: instant }),
  RescissionPeriodSet: z.strictObject({
    endsAt: instant,
    satisfiedAt: instant,
    last: z.enum(['SIGNATURE', 'NOTICE', 'DISCLOSURE']),
    arithmetic: text(1000),
  }),
  Rescinded: z.strictObject({
    person,
    sentAt: instant,
    how: z.enum(['ONLINE', 'LETTER', 'FAX']),
    document: z.nullable(ref),
  }),
  NonRescissionConfirmed: z.strictObject({ papers: ordinal, person }),
  LateRescissionReceived: z.strictObject({
    person,
    sentAt: instant,
    how: z.enum(['ONLINE', 'LETTER', 'FAX']),
    document: ref,
  }),
  DeedRecorded: z.strictObject({ papers: ordinal, instrumentNumber: text(80), county: text(80) }),
  FinalChecksPassed: z.strictObject({ attempt: ordinal, checks: z.array(text(80)), paymentOn: day }),
  FundingProposed: z.strictObject({ by: text(64), amount: money, approvals: z.union([z.literal(1), z.literal(2)]) }),
  FundingApproved: z.strictObject({ by: text(64) }),
  /** The order to the bank, recorded before it leaves: from here on money may be out. */
  FundsOrdered: z.strictObject({
    to: z.enum(DESTINATIONS),
    /** What leaves with the order, in dollars: less than the line by the lender's own fees and by debts that are paid later. */
    amount: money,
    /** The required payoffs that leave with it. */
    payoffs: count,
    /** The proposal that was approved, and who approved it. */
    proposal: ordinal,
    approvedBy: text(64),
    /** The idempotency key under which the bank has the order. */
    key: ref,
  }),
  FundsSent: z.strictObject({
    to: z.enum(DESTINATIONS),
    trace: ref,
    /** The required payoffs that leave with it. */
    payoffs: count,
  }),
  CreditorsPaid: z.strictObject({ receipts: refs }),
};
