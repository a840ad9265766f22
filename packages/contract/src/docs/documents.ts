import { giveSoftConsent } from '../application.ts';
import * as documents from '../documents.ts';
import * as signing from '../signing.ts';
import { docs } from './docs.ts';
import { LOAN, NOW, OTHER, WRITTEN } from './samples.ts';

const params = { uuid: LOAN };
const onDocument = { uuid: LOAN, documentUuid: OTHER };
const SHA256 = '3f'.repeat(32);
const DOCUMENT = {
  uuid: OTHER,
  type: 'CREDITDISCLOSURE',
  title: 'Important terms of your home equity line of credit',
  state: 'READY',
  pages: 3,
  size: 55_600,
  sha256: SHA256,
  createdAt: NOW,
  mustAcknowledge: true,
  acknowledgedAt: null,
  viewedToEndAt: NOW,
  review: null,
  set: 'APP',
  current: true,
  plainLine: 'What the line costs, and how you pay it back.',
} as const;
const LETTER = {
  letterUuid: OTHER,
  documents: [{ documentUuid: OTHER, title: DOCUMENT.title }],
  state: 'ASKED',
  postedOn: null,
} as const;

export const documentsDocs = [
  docs(
    documents.listDocuments,
    'My papers',
    'Oldest first, each person their own. `type` may be repeated; sizes in bytes (calls DO-1).',
    { params, query: { type: ['CREDITDISCLOSURE'] }, reply: [DOCUMENT] },
  ),
  docs(
    documents.listDisclosures,
    'Papers to read',
    'The current ones that must be acknowledged, in reading order (calls DO-1).',
    { params, reply: [DOCUMENT] },
  ),
  docs(
    documents.readDocument,
    'The file of a paper',
    'A PDF as binary, never run by a browser: sandboxed, nosniff, no frame. A file that is not the one we made is refused (calls DO-2).',
    {
      params: onDocument,
      query: { download: 'true' },
      reply: new Uint8Array(),
    },
  ),
  docs(
    documents.readDocumentText,
    'The text of a paper',
    'The blocks of which the PDF was made, and the hash of that PDF (calls DO-2).',
    {
      params: onDocument,
      reply: {
        title: DOCUMENT.title,
        plainLine: DOCUMENT.plainLine,
        sha256: SHA256,
        blocks: [
          { kind: 'heading', text: 'Fees' },
          { kind: 'paragraph', text: 'None.' },
        ],
      },
    },
  ),
  docs(
    documents.viewDocument,
    'How far I read',
    '`reachedEnd` once the end was seen on the pages, the text was read or the file was kept (`how`). The first reading to the end stays (calls DO-3).',
    {
      params: onDocument,
      body: { lastPage: 3, reachedEnd: true, sha256: SHA256, how: 'END' },
      reply: { viewedToEndAt: NOW },
    },
  ),
  docs(
    documents.acknowledgeDocument,
    "I've read this",
    '`sha256` is that of the bytes that were shown; needs the E-SIGN consent of this person (calls DO-3).',
    { params: onDocument, body: { sha256: SHA256 }, reply: WRITTEN },
  ),
  docs(
    documents.addDocument,
    'Send a file',
    'One PDF, JPG or PNG of at most 20 MB, 50 megapixels and 100 pages, known by its content. Pictures are written anew, without place and time; a PDF with a program, a form, files in it or a password is refused. `SCANNING`: nobody may open it yet. `advice` says what may be better about a picture (calls DO-4, C8).',
    {
      params,
      body: { type: 'USER_UPLOADED_PAYSTUB', pagesNote: null, file: new Blob(['%PDF-1.7']) },
      reply: {
        ...DOCUMENT,
        type: 'USER_UPLOADED_PAYSTUB',
        title: 'Paystub',
        mustAcknowledge: false,
        viewedToEndAt: null,
        set: null,
        current: false,
        plainLine: null,
        advice: ['BLURRED'],
      },
    },
  ),
  docs(documents.removeDocument, 'Take a file back', 'An own one that was not sent with its step yet (calls DO-4).', {
    params: onDocument,
  }),
  docs(documents.listLetters, 'My letters', 'Papers that were asked for on paper (calls DO-5).', {
    params,
    reply: [LETTER],
  }),
  docs(documents.askForPaper, 'Send me paper instead', 'No ids: every current paper. Free of charge (calls DO-5).', {
    params,
    body: { documentUuids: [] },
    reply: { ...WRITTEN, letters: [LETTER] },
  }),
  docs(
    signing.readEsignConsent,
    'Consent to electronic papers',
    'Each person for themselves; `paperFee` in dollars (15 USC 7001(c); calls SI-2).',
    {
      params,
      reply: {
        version: '2026-11-1',
        text: 'I agree to receive disclosures electronically.',
        sampleDocumentUuid: OTHER,
        requirements: ['A current browser.'],
        paperFee: 0,
        givenAt: null,
        withdrawnAt: null,
      },
    },
  ),
  docs(
    signing.giveEsignConsent,
    'Agree to electronic papers',
    'The code stands in the sample PDF. Five wrong ones make a new sample (calls SI-2).',
    {
      params,
      body: { version: '2026-11-1', demonstratedCode: '482 193' },
      reply: WRITTEN,
    },
  ),
  docs(
    signing.withdrawEsignConsent,
    'Take the consent back',
    'From now on papers come by post, free of charge; what was acknowledged until now stays (calls SI-2).',
    {
      params,
      body: { reason: 'I prefer paper.' },
      reply: WRITTEN,
    },
  ),
  docs(
    giveSoftConsent,
    'Agree to the soft credit check',
    'New York, where it is asked after the first disclosure was read (calls AP-6).',
    {
      params,
      body: { consentRequests: [{ type: 'SOFT_CREDIT', version: '2026-11-1' }] },
      reply: WRITTEN,
    },
  ),
];
