import * as z from 'zod/mini';
import {
  answer,
  count,
  day,
  delivery,
  documentSet,
  instant,
  money,
  ordinal,
  person,
  ref,
  refs,
  text,
} from './parts.ts';

const creditAlerts = z.array(z.enum(['FACTA', 'DELINQUENCY']));
const retryReason = z.enum(['UNFROZEN', 'RETRY_JOB', 'CORRECTED', 'AGE_PROVED']);

/** Facts of the opening of a file: creation, consents and documents, credit, property. */
export const openingFacts = {
  ApplicationCreated: z.strictObject({
    occupancy: z.enum(['HOME', 'SECONDARY', 'INVESTMENT']),
    crypto: z.boolean(),
    softConsent: z.boolean(),
    property: ref,
    profile: ref,
  }),
  DocumentsRequested: z.strictObject({ set: documentSet, documents: refs }),
  DocumentsReady: z.strictObject({ attempt: ordinal, set: documentSet, documents: refs }),
  ESignConsentGiven: z.strictObject({ person, version: text(40), demonstrated: z.boolean() }),
  ESignConsentWithdrawn: z.strictObject({ person, reason: text() }),
  DocumentAcknowledged: z.strictObject({
    set: z.enum(['PRE', 'APP', 'SUMMARY', 'CLOSING', 'PACKAGE', 'NOTICES']),
    document: ref,
    sha256: text(64),
    person,
    how: z.enum(['END', 'TEXT', 'DOWNLOAD', 'PAPER']),
    /** With this one, every document of the set has been acknowledged by this person. */
    setComplete: z.boolean(),
  }),
  NoticePosted: z.strictObject({
    notice: answer('TX_50G', 'FLOOD', 'COUNTER_OFFER', 'ADVERSE', 'INCOMPLETENESS', 'RESCISSION', 'SCORE', 'VALUATION'),
    person,
    how: delivery,
    at: instant,
    due: z.nullable(instant),
    letter: ref,
  }),
  SoftCreditConsentGiven: z.strictObject({ version: text(40) }),
  AnswersChanged: z.strictObject({ profile: ref }),
  IntakeCompleted: z.strictObject({
    regime: z.enum(['ORDINARY', 'NY', 'TX_50A6']),
    checks: z.array(text(80)),
    ruleSet: text(80),
  }),
  SoftCreditReturned: z.strictObject({
    attempt: ordinal,
    outcome: answer('FOUND', 'NO_MATCH', 'FROZEN', 'ERROR', 'MINOR'),
    alerts: creditAlerts,
    report: z.nullable(ref),
  }),
  HardCreditReturned: z.strictObject({
    attempt: ordinal,
    outcome: answer('FOUND', 'FROZEN', 'ERROR'),
    alerts: creditAlerts,
    /** False: not the figures the offer was built on. */
    matched: z.boolean(),
    /** The number of the pull that the borrower agreed to. */
    consent: ordinal,
    report: z.nullable(ref),
  }),
  SsnGiven: z.strictObject({ ssn: ref, name: ref, previousAddress: z.nullable(ref) }),
  SoftCreditRetryAsked: z.strictObject({ reason: retryReason }),
  HardCreditRetryAsked: z.strictObject({ reason: retryReason }),
  ReviewCleared: z.strictObject({ review: z.enum(['FACTA', 'DELINQUENCY']), how: text() }),
  DelinquencyExplained: z.strictObject({ text: ref }),
  PropertyLocated: z.strictObject({
    attempt: ordinal,
    outcome: answer('ONE', 'NONE', 'MANY'),
    parcel: z.nullable(ref),
    lastTransferOn: z.nullable(day),
  }),
  PropertyCorrected: z.strictObject({ property: ref }),
  ParcelChosen: z.strictObject({ parcel: ref, lastTransferOn: z.nullable(day) }),
  PropertyValued: z.strictObject({
    attempt: ordinal,
    outcome: answer('VALUE', 'NO_VALUE'),
    value: z.nullable(money),
    range: z.nullable(z.strictObject({ low: money, high: money })),
    confidence: z.nullable(z.number()),
    /** How the home will be valued by people when no automated value exists. */
    route: z.nullable(answer('BPO', 'RESI_EVAL')),
  }),
  ValueEstimated: z.strictObject({ amount: money, condition: text(40) }),
};

/** Facts of the offers: pricing, choice, marks for payoff. */
export const offerFacts = {
  OffersPriced: z.strictObject({
    /** The number of the inputs that were priced. */
    attempt: ordinal,
    version: ordinal,
    outcome: z.enum(['OFFERS', 'ASSETS', 'WINBACK', 'NONE']),
    reasons: z.array(text(200)).check(z.maxLength(4)),
    cause: z.nullable(text(200)),
    /** The chosen offer still holds: same rate, fee and term, the chosen draw inside the new range. */
    stands: z.boolean(),
    /** A lower amount or worse terms than the choice: a counter-offer. */
    worse: z.boolean(),
    limit: z.nullable(z.enum(['DTI', 'RESERVE'])),
    offers: ref,
    ruleSet: text(80),
  }),
  AssetsLinked: z.strictObject({ accounts: refs }),
  ReducedOfferAccepted: z.strictObject({ version: ordinal, payoffs: z.nullable(count) }),
  ReducedOfferRefused: z.strictObject({ version: ordinal }),
  PayoffMarked: z.strictObject({
    liability: ref,
    status: z.enum(['MARKED_FOR_PAYOFF', 'NOT_MARKED']),
    lien: z.boolean(),
    /** All debts marked after this one. */
    payoffs: count,
  }),
  OfferSelected: z.strictObject({
    version: ordinal,
    offer: ref,
    draw: money,
    discounts: z.array(text(40)),
    preference: z.enum(['PRESERVE', 'DEDUCT', 'MAXIMIZE']),
    hardConsentVersion: z.nullable(text(40)),
  }),
  DrawChangeAsked: z.strictObject({}),
};
