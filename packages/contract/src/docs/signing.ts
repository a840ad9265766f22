import * as voiding from '../console-api/signing.ts';
import * as signing from '../signing.ts';
import { docs } from './docs.ts';
import { LOAN, NOW, OTHER, PERSON, WRITTEN } from './samples.ts';

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

export const signingDocs = [
  docs(
    signing.readSigning,
    'The papers to sign',
    'Before they are made `packageUuid` is null and there are no documents. `needsLocation`: SI-4 asks where the signer is. `opensOn`: the first day for signing that the papers of the closing name. `paused`: a problem waits for the desk (calls SI-1).',
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
  docs(
    signing.adoptSignature,
    'Adopt a signature',
    'The name as on the ID, in any case; initials of one to four letters. A drawn one is a PNG in base64, at most 200 KB, and comes with the name too. Another one takes the place of the first; what was signed keeps its own (calls SI-3).',
    {
      params,
      body: { mode: 'TYPED', text: 'Ana Ruiz', face: 'SCRIPT', initials: 'AR' },
      reply: { signatureUuid: OTHER },
    },
  ),
  docs(
    signing.signDocument,
    'Sign a paper',
    '`sha256` is that of the bytes that were shown, `fieldIds` every field of the paper. `remaining`: papers that are still to be signed here. `location-needed`: it was denied where it is needed. Signed twice, in two tabs or by two presses, it is signed once: the second is `already-signed` (calls SI-4).',
    {
      params: { uuid: LOAN, documentUuid: OTHER },
      body: {
        sha256: SHA256,
        signatureUuid: OTHER,
        fieldIds: ['note.BORROWER.1'],
        location: { latitude: 43.62, longitude: -116.2, accuracy: 30 },
        locationDenied: null,
      },
      reply: { ...WRITTEN, signedAt: NOW, evidenceUuid: OTHER, signedDocumentUuid: PERSON, remaining: 0 },
    },
  ),
  docs(
    signing.finishSigning,
    'Finish signing',
    'Refused while a paper is still to be signed here or to be read: `documents-unsigned` says how many (calls SI-5).',
    { params, reply: WRITTEN },
  ),
  docs(
    signing.reportSigningProblem,
    'Something in a paper is wrong',
    'Signing stops for everybody on the loan until the desk has answered; nothing that was done is lost (calls SI-6, ST-34).',
    {
      params,
      body: { documentUuid: OTHER, kind: 'NAME', note: 'My middle name is missing.' },
      reply: { ...WRITTEN, problemUuid: PERSON },
    },
  ),
  docs(
    signing.readSigningEvidence,
    'Certificate of completion',
    'Of one signature of the caller. `before` is the hash of the file that was signed, `after` that of the sealed file it made; `chain` holds the entries of a loan together. As PDF with `Accept: application/pdf` or `format=pdf` (calls SI-7).',
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
  docs(
    signing.declineSigning,
    "I don't want to sign",
    'From the final offer until the own deed is signed. Nothing is signed; the file waits for the desk (calls SI-8).',
    {
      params,
      body: { reason: 'NEED_ADVICE', comment: null },
      reply: WRITTEN,
    },
  ),
  docs(
    voiding.voidClosing,
    'Void a closing',
    'From the package until the deed is recorded. A ground, or `consents`: one document of everybody who signs, their own upload or a scan that the desk added. New papers follow (calls ST-28).',
    {
      params,
      body: { ground: 'PAPERS_WRONG', consents: [], comment: 'The middle name was missing.' },
      reply: WRITTEN,
    },
  ),
  docs(
    voiding.answerSigningProblem,
    'Answer a problem with a paper',
    'GO_ON: the papers are right, signing goes on. NEW_PAPERS: the closing is voided with it. The comment must be there: the signer reads it (calls ST-34).',
    {
      params: { uuid: LOAN, problemUuid: OTHER },
      body: { outcome: 'GO_ON', comment: 'Your ID has no middle name, so the papers have none.' },
      reply: WRITTEN,
    },
  ),
];
