import { giveSoftConsent } from '../application.ts';
import * as documents from '../documents.ts';
import * as signing from '../signing.ts';
import { describeCall } from './docs.ts';
import { LOAN, NOW, OTHER, WRITE_REPLY } from './samples.ts';

const params = { uuid: LOAN };
const documentParams = { uuid: LOAN, documentUuid: OTHER };
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

/** Documents the calls about documents, letters and the consents that documents need, for the OpenAPI description. */
export const documentsDocs = [
  describeCall(
    documents.listDocuments,
    'My papers',
    "Oldest first, only the caller's own. `type` can be repeated. Sizes in bytes.",
    { params, query: { type: ['CREDITDISCLOSURE'] }, reply: [DOCUMENT] },
  ),
  describeCall(
    documents.listDisclosures,
    'List documents to read',
    'The current documents that must be acknowledged, in reading order.',
    { params, reply: [DOCUMENT] },
  ),
  describeCall(
    documents.readDocument,
    "Get a document's PDF",
    'A binary PDF that a browser never runs: sandboxed, nosniff, no frame. A file that is not the one we made is refused.',
    {
      params: documentParams,
      query: { download: 'true' },
      reply: new Uint8Array(),
    },
  ),
  describeCall(
    documents.readDocumentText,
    "Get a document's text",
    'The blocks that the PDF was made from, and the hash of that PDF.',
    {
      params: documentParams,
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
  describeCall(
    documents.viewDocument,
    'Save reading progress',
    '`reachedEnd` once the reader saw the last page, read the text or saved the file (`how`). The first time counts.',
    {
      params: documentParams,
      body: { lastPage: 3, reachedEnd: true, sha256: SHA256, how: 'END' },
      reply: { viewedToEndAt: NOW },
    },
  ),
  describeCall(
    documents.acknowledgeDocument,
    'Acknowledge a document',
    "`sha256` is the hash of the bytes that were shown. Needs the person's E-SIGN consent.",
    { params: documentParams, body: { sha256: SHA256 }, reply: WRITE_REPLY },
  ),
  describeCall(
    documents.addDocument,
    'Upload a file',
    'One PDF, JPG or PNG of at most 20 MB, 50 megapixels and 100 pages, recognized by its content. Pictures are rewritten without place and time. A PDF with a program, a form, embedded files or a password is refused. `SCANNING`: no one can open it yet. `advice` says how to improve a picture.',
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
  describeCall(
    documents.removeDocument,
    'Remove an uploaded file',
    "The caller's own file that was not sent with its step yet.",
    {
      params: documentParams,
    },
  ),
  describeCall(documents.listLetters, 'My letters', 'Documents that were requested on paper.', {
    params,
    reply: [LETTER],
  }),
  describeCall(
    documents.requestPaperCopies,
    'Request documents on paper',
    'Without ids: every current document. Free of charge.',
    {
      params,
      body: { documentUuids: [] },
      reply: { ...WRITE_REPLY, letters: [LETTER] },
    },
  ),
  describeCall(
    signing.readEsignConsent,
    'Get the consent to electronic documents',
    'Each person consents for themselves. `paperFee` in dollars (15 USC 7001(c)).',
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
  describeCall(
    signing.giveEsignConsent,
    'Agree to electronic documents',
    'The code is in the sample PDF. After 5 wrong codes, there is a new sample.',
    {
      params,
      body: { version: '2026-11-1', demonstratedCode: '482 193' },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    signing.withdrawEsignConsent,
    'Withdraw the consent to electronic documents',
    'From now on, documents come by mail, free of charge. Earlier acknowledgments stay valid.',
    {
      params,
      body: { reason: 'I prefer paper.' },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    giveSoftConsent,
    'Agree to the soft credit check',
    'For New York, after the first disclosure was read.',
    {
      params,
      body: { consentRequests: [{ type: 'SOFT_CREDIT', version: '2026-11-1' }] },
      reply: WRITE_REPLY,
    },
  ),
];
