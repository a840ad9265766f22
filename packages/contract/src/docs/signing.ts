import * as voiding from '../console-api/signing.ts';
import * as signing from '../signing.ts';
import { describeCall } from './docs.ts';
import { LOAN, NOW, OTHER, PERSON, WRITE_REPLY } from './samples.ts';

const params = { uuid: LOAN };
const SHA256 = '3f'.repeat(32);
const NOTE = {
  uuid: OTHER,
  type: 'NOTE',
  title: 'Home equity line of credit agreement',
  state: 'READY',
  pages: 6,
  size: 88_400,
  sha256: SHA256,
  createdAt: NOW,
  mustAcknowledge: false,
  acknowledgedAt: null,
  viewedToEndAt: NOW,
  submittedAt: null,
  review: null,
  set: 'PACKAGE',
  current: true,
  plainLine: 'This is the promise to repay.',
  kind: 'NOTE',
  signedBy: 'HERE',
  fields: [{ fieldId: 'note.BORROWER.1', kind: 'SIGNATURE', page: 6, label: 'Ana Ruiz' }],
  signedAt: null,
  evidenceUuid: null,
  signedDocumentUuid: null,
} as const;

/**
 * Documents the calls about the signing, and the console's voiding and answers to problems, for the OpenAPI
 * description.
 */
export const signingDocs = [
  describeCall(
    signing.readSigning,
    'List the documents to sign',
    'Before they are prepared, `packageUuid` is null and there are no documents. `needsLocation`: signing a document needs the location of the signer. `opensOn`: the first signing day named in the closing documents. `paused`: a problem is waiting for staff.',
    {
      params,
      reply: {
        packageUuid: PERSON,
        consent: {
          version: '2026-11-1',
          text: 'I agree to receive disclosures electronically.',
          sampleDocumentUuid: OTHER,
          givenAt: NOW,
        },
        documents: [NOTE],
        signers: [
          {
            personUuid: PERSON,
            firstName: 'Ana',
            role: 'BORROWER',
            signs: ['NOTE', 'DEED'],
            state: 'TO_SIGN',
            signedAt: null,
          },
        ],
        needsLocation: true,
        minutes: 8,
        changedSinceOffer: [{ what: 'PAYMENT', before: 751.42, after: 765.3 }],
        paused: null,
        answer: null,
        signature: { signatureUuid: OTHER, mode: 'TYPED', text: 'Ana Ruiz', face: 'SCRIPT', initials: 'AR' },
        opensOn: '2026-03-03',
        emailVerified: true,
      },
    },
  ),
  describeCall(
    signing.adoptSignature,
    'Adopt a signature',
    'The name as on the ID, in any case; initials of one to four letters. A drawn signature is a base64 PNG of at most 200 KB and includes the name too. A new one replaces the first; signed documents keep theirs.',
    {
      params,
      body: { mode: 'TYPED', text: 'Ana Ruiz', face: 'SCRIPT', initials: 'AR' },
      reply: { signatureUuid: OTHER },
    },
  ),
  describeCall(
    signing.signDocument,
    'Sign a document',
    '`sha256` is the hash of the bytes that were shown, `fieldIds` every field of the document. `remaining`: documents still to sign here. `location-needed`: the location was denied where it is required. Signing twice, in two tabs or with two clicks, signs once: the second is `already-signed`.',
    {
      params: { uuid: LOAN, documentUuid: OTHER },
      body: {
        sha256: SHA256,
        signatureUuid: OTHER,
        fieldIds: ['note.BORROWER.1'],
        location: { latitude: 43.62, longitude: -116.2, accuracy: 30 },
        locationDenied: null,
      },
      reply: { ...WRITE_REPLY, signedAt: NOW, evidenceUuid: OTHER, signedDocumentUuid: PERSON, remaining: 0 },
    },
  ),
  describeCall(
    signing.finishSigning,
    'Finish signing',
    'Refused while a document still has to be signed here or read: `documents-unsigned` says how many.',
    { params, reply: WRITE_REPLY },
  ),
  describeCall(
    signing.reportSigningProblem,
    'Report a problem with a document',
    'Signing stops for everyone on the loan until staff respond. Nothing done so far is lost.',
    {
      params,
      body: { documentUuid: OTHER, kind: 'NAME', note: 'My middle name is missing.' },
      reply: { ...WRITE_REPLY, problemUuid: PERSON },
    },
  ),
  describeCall(
    signing.readSigningEvidence,
    'Get the certificate of completion',
    "For one of the caller's signatures. `before` is the hash of the file that was signed, `after` the hash of the sealed file. `chain` links a loan's entries. As PDF with `Accept: application/pdf` or `format=pdf`.",
    {
      params: { uuid: LOAN, evidenceUuid: OTHER },
      query: {},
      reply: {
        evidenceUuid: OTHER,
        packageUuid: PERSON,
        document: { documentUuid: OTHER, title: NOTE.title, kind: 'NOTE', sha256: SHA256 },
        before: SHA256,
        after: { documentUuid: PERSON, sha256: 'a4'.repeat(32) },
        signer: { personUuid: PERSON, name: 'Ana Ruiz' },
        how: 'ELECTRONIC',
        by: 'ESIGN',
        place: 'REMOTE',
        notary: null,
        signature: { mode: 'TYPED', text: 'Ana Ruiz', initials: 'AR', fieldIds: ['note.BORROWER.1'] },
        events: [
          { what: 'READ_TO_END', at: NOW },
          { what: 'SIGNED', at: NOW },
        ],
        signedAt: NOW,
        ip: '192.0.2.7',
        userAgent: 'Mozilla/5.0',
        location: { latitude: 43.62, longitude: -116.2, accuracy: 30 },
        locationDenied: false,
        chain: { sequence: 1, previous: '0'.repeat(64), hash: 'b7'.repeat(32) },
        seal: { subject: 'Lintel document seal', fingerprint: 'c2'.repeat(32), algorithm: 'SHA-256 with RSA' },
      },
    },
  ),
  describeCall(
    signing.declineSigning,
    'Decline to sign as the borrower',
    "From the final offer until the caller's deed is signed. Nothing is signed; the file waits for staff.",
    {
      params,
      body: { reason: 'NEED_ADVICE', comment: null },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    voiding.voidClosing,
    'Void a closing',
    'From the signing package until the deed is recorded. Needs a reason, or `consents`: one document from every signer, their own upload or a scan that staff added. New documents follow.',
    {
      params,
      body: { ground: 'PAPERS_WRONG', consents: [], comment: 'The middle name was missing.' },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    voiding.answerSigningProblem,
    'Answer a problem with a document',
    'GO_ON: the documents are right and signing continues. NEW_PAPERS: it also voids the closing. The comment is required: the signer reads it.',
    {
      params: { uuid: LOAN, problemUuid: OTHER },
      body: { outcome: 'GO_ON', comment: 'Your ID has no middle name, so the documents have none.' },
      reply: WRITE_REPLY,
    },
  ),
];
