import {
  DECLINE_TO_SIGN,
  FIELD_KINDS,
  PROBLEM_OUTCOMES,
  SIGNATURE_FACES,
  SIGNATURE_MODES,
  SIGNATURE_WAYS,
  SIGNATURE_WITNESSES,
  SIGNED_BY,
  SIGNED_KINDS,
  SIGNER_ROLES,
  SIGNING_PROBLEMS,
  SIGNING_STATES,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { BORROWER_API } from './paths.ts';
import { checked, date, dollars, fraction, instant, line, loanParams, text, uuid, whole } from './shapes/base.ts';
import { personUuid } from './shapes/console.ts';
import { bytes, document, sha256 } from './shapes/document.ts';
import { writeReply } from './shapes/status.ts';

/** One place in a document that signing fills in. */
const field = z.strictObject({
  fieldId: line,
  kind: z.enum(FIELD_KINDS),
  /** Page of the document, from 1. */
  page: whole,
  /** The text next to it, as "I promise to repay". */
  label: line,
});

/** A document of the package: NOTE and DEED are signed, OTHER is read and acknowledged (`acknowledgeDocument`). */
const signingDocument = z.extend(document, {
  kind: z.enum(SIGNED_KINDS),
  /** HERE: with `signDocument`. NOTARY: before a notary, online or in ink. READ: by confirming that it was read. */
  signedBy: z.enum(SIGNED_BY),
  fields: z.array(field),
  signedAt: z.nullish(instant),
  evidenceUuid: z.nullish(uuid),
  /** The sealed file that the signature made. */
  signedDocumentUuid: z.nullish(uuid),
});

/** A signer of the package, as the other signers see them. */
const coSigner = z.strictObject({
  personUuid,
  firstName: line,
  role: z.enum(['BORROWER', ...SIGNER_ROLES]),
  signs: z.array(z.enum(['NOTE', 'DEED'])),
  state: z.enum(SIGNING_STATES),
  signedAt: z.nullish(instant),
});

/**
 * Returns everything for the signing: documents with their fields, the signers, and what blocks it. The package is null
 * until the documents are made.
 */
export const readSigning = call({
  id: 'SI-1',
  tag: 'signing',
  method: 'GET',
  path: `${BORROWER_API}/signing`,
  auth: 'borrower-or-signer',
  params: loanParams,
  reply: z.strictObject({
    packageUuid: z.nullish(uuid),
    consent: z.strictObject({ version: line, text: z.string(), sampleDocumentUuid: uuid, givenAt: z.nullish(instant) }),
    documents: z.array(signingDocument),
    signers: z.array(coSigner),
    needsLocation: z.boolean(),
    minutes: whole,
    /** Where the final offer differs from the submitted one: dollars, RATE as a decimal fraction. */
    changedSinceOffer: z.array(
      z.strictObject({
        what: z.enum(['RATE', 'PAYMENT', 'LINE', 'DRAW']),
        before: z.union([dollars, fraction]),
        after: z.union([dollars, fraction]),
      }),
    ),
    paused: z.nullish(z.strictObject({ problemUuid: uuid, since: instant })),
    /** The answer to the last reported problem. */
    answer: z.nullish(z.strictObject({ text: z.nullish(text), outcome: z.enum(PROBLEM_OUTCOMES), at: instant })),
    /** The signature adopted for these documents. */
    signature: z.nullish(
      z.strictObject({
        signatureUuid: uuid,
        mode: z.enum(SIGNATURE_MODES),
        text: line,
        face: z.nullish(z.enum(SIGNATURE_FACES)),
        initials: line,
      }),
    ),
    /** First day these documents can be signed. */
    opensOn: z.nullish(date),
    emailVerified: z.boolean(),
  }),
  errors: [],
  rules: { passive: true },
});

/**
 * Adopts a signature: typed in one of three fonts, or drawn (a PNG of at most 200 KB, in base64). It stays until
 * another is adopted.
 */
export const adoptSignature = call({
  id: 'SI-3',
  tag: 'signing',
  method: 'PUT',
  path: `${BORROWER_API}/signing/signature`,
  auth: 'borrower-or-signer',
  params: loanParams,
  body: z.discriminatedUnion('mode', [
    z.strictObject({
      mode: z.literal('TYPED'),
      text: line,
      face: z.enum(SIGNATURE_FACES),
      initials: checked(z.string(), z.maxLength(8)),
    }),
    z.strictObject({
      mode: z.literal('DRAWN'),
      text: line,
      image: checked(z.string(), z.maxLength(280_000)),
      initials: checked(z.string(), z.maxLength(8)),
    }),
  ]),
  reply: z.strictObject({ signatureUuid: uuid }),
  errors: ['signature-refused', 'consent-missing', 'not-at-this-step'],
  rules: { bodyLimit: 300_000 },
});

/**
 * Signs one document that needs no notary, as it was shown. Records NoteSigned, ELECTRONIC. Documents that need a
 * notary are signed in the notary session or in ink (`recordWetSigning`).
 */
export const signDocument = call({
  id: 'SI-4',
  tag: 'signing',
  method: 'POST',
  path: `${BORROWER_API}/signing/documents/{documentUuid}/signature`,
  auth: 'borrower-or-signer',
  params: z.extend(loanParams, { documentUuid: uuid }),
  body: z.strictObject({
    sha256,
    signatureUuid: uuid,
    /** All of the document's fields; a partial list is refused. */
    fieldIds: checked(z.array(line), z.maxLength(50)),
    /** Degrees; accuracy in meters. */
    location: z.nullish(
      z.strictObject({
        latitude: checked(z.number(), z.gte(-90), z.lte(90)),
        longitude: checked(z.number(), z.gte(-180), z.lte(180)),
        accuracy: checked(z.number(), z.gte(0)),
      }),
    ),
    locationDenied: z.nullish(z.boolean()),
  }),
  reply: writeReply({ signedAt: instant, evidenceUuid: uuid, signedDocumentUuid: uuid, remaining: whole }),
  errors: [
    'consent-missing',
    'email-unverified',
    'documents-unread',
    'document-altered',
    'location-needed',
    'already-signed',
    'signing-paused',
    'signature-refused',
    'too-early',
    'not-at-this-step',
  ],
  rules: { idempotency: 'required', stepUp: true },
});

/** Finishes the signing: returns where to continue once nothing is left to sign or read here. */
export const finishSigning = call({
  id: 'SI-5',
  tag: 'signing',
  method: 'POST',
  path: `${BORROWER_API}/signing/completion`,
  auth: 'borrower-or-signer',
  params: loanParams,
  reply: writeReply({}),
  errors: ['documents-unsigned', 'not-at-this-step'],
  rules: { idempotency: 'required' },
});

/** Reports a problem in a document: signing stops until staff answer (`answerSigningProblem`). Records no fact. */
export const reportSigningProblem = call({
  id: 'SI-6',
  tag: 'signing',
  method: 'POST',
  path: `${BORROWER_API}/signing/problems`,
  auth: 'borrower-or-signer',
  params: loanParams,
  body: z.strictObject({
    documentUuid: uuid,
    kind: z.enum(SIGNING_PROBLEMS),
    note: checked(z.string(), z.maxLength(1000)),
  }),
  status: 201,
  reply: writeReply({ problemUuid: uuid }),
  errors: ['signing-paused', 'already-signed', 'not-at-this-step'],
  rules: { idempotency: 'required' },
});

/** The certificate of completion of one signature: what was signed, by whom, when and from where, and its hashes. */
const certificate = z.strictObject({
  evidenceUuid: uuid,
  packageUuid: uuid,
  document: z.strictObject({ documentUuid: uuid, title: z.string(), kind: z.enum(SIGNED_KINDS), sha256 }),
  /** The file before this signature: the document, or the previous signer's version. */
  before: sha256,
  after: z.strictObject({ documentUuid: uuid, sha256 }),
  signer: z.strictObject({ personUuid, name: line }),
  how: z.enum(SIGNATURE_WAYS),
  by: z.enum(SIGNATURE_WITNESSES),
  place: z.enum(['REMOTE', 'HOME', 'OFFICE']),
  notary: z.nullish(z.strictObject({ name: line, commission: line, state: line })),
  signature: z.nullish(
    z.strictObject({ mode: z.enum(SIGNATURE_MODES), text: line, initials: line, fieldIds: z.array(line) }),
  ),
  events: z.array(z.strictObject({ what: z.enum(['CONSENTED', 'READ_TO_END', 'SIGNED']), at: instant })),
  signedAt: instant,
  ip: z.nullish(line),
  userAgent: z.nullish(z.string()),
  location: z.nullish(z.strictObject({ latitude: z.number(), longitude: z.number(), accuracy: z.number() })),
  locationDenied: z.boolean(),
  /**
   * The hash chain over this loan's evidence: the hash of the previous entry (64 zeros for the first), and this entry's
   * own.
   */
  chain: z.strictObject({ sequence: whole, previous: sha256, hash: sha256 }),
  /** Null: a scan is the signed document. */
  seal: z.nullish(z.strictObject({ subject: line, fingerprint: line, algorithm: line })),
});

/** Returns the certificate of completion of one signature; with `Accept: application/pdf` or `format=pdf`, as a PDF. */
export const readSigningEvidence = call({
  id: 'SI-7',
  tag: 'signing',
  method: 'GET',
  path: `${BORROWER_API}/signing/evidence/{evidenceUuid}`,
  auth: 'borrower-or-signer',
  params: z.extend(loanParams, { evidenceUuid: uuid }),
  query: z.object({ format: z.optional(z.enum(['json', 'pdf'])) }),
  reply: z.union([certificate, bytes]),
  errors: [],
});

/**
 * Reports that the borrower does not want to sign; staff review it and nothing is signed. Records SigningDeclined,
 * which posts its condition.
 */
export const declineSigning = call({
  id: 'SI-8',
  tag: 'signing',
  method: 'POST',
  path: `${BORROWER_API}/signing/decline`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ reason: z.enum(DECLINE_TO_SIGN), comment: z.nullish(checked(z.string(), z.maxLength(1000))) }),
  reply: writeReply({}),
  errors: ['already-signed', 'not-at-this-step'],
  rules: { idempotency: 'required' },
});

/**
 * Returns the consent to electronic documents: its text, the device requirements, and the sample PDF that contains the
 * code.
 */
export const readEsignConsent = call({
  id: 'SI-2 get',
  tag: 'signing',
  method: 'GET',
  path: `${BORROWER_API}/signing/consent`,
  auth: 'borrower-or-signer',
  params: loanParams,
  reply: z.strictObject({
    version: line,
    text: z.string(),
    sampleDocumentUuid: uuid,
    requirements: z.array(z.string()),
    paperFee: dollars,
    givenAt: z.nullish(instant),
    withdrawnAt: z.nullish(instant),
  }),
  errors: [],
});

/**
 * Gives consent to electronic documents. The code comes from the sample PDF, which shows that the borrower can open
 * them. Records ESignConsentGiven.
 */
export const giveEsignConsent = call({
  id: 'SI-2 consent',
  tag: 'signing',
  method: 'POST',
  path: `${BORROWER_API}/signing/consent`,
  auth: 'borrower-or-signer',
  params: loanParams,
  body: z.strictObject({ version: line, demonstratedCode: checked(z.string(), z.maxLength(20)) }),
  reply: writeReply({}),
  errors: ['code-wrong', 'consent-outdated'],
  rules: { idempotency: 'required' },
});

/** Withdraws the consent: from now on documents come by mail. Records ESignConsentWithdrawn. */
export const withdrawEsignConsent = call({
  id: 'SI-2 withdrawal',
  tag: 'signing',
  method: 'POST',
  path: `${BORROWER_API}/signing/consent/withdrawal`,
  auth: 'borrower-or-signer',
  params: loanParams,
  body: z.strictObject({ reason: checked(z.string(), z.minLength(1), z.maxLength(500)) }),
  reply: writeReply({}),
  errors: ['consent-missing'],
  rules: { idempotency: 'required' },
});
