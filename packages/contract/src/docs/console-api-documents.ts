import * as audit from '../console-api/audit.ts';
import * as corrections from '../console-api/corrections.ts';
import * as letters from '../console-api/letters.ts';
import * as reconsiderations from '../console-api/reconsiderations.ts';
import { FILE_DOCUMENT } from './console-api.ts';
import { describeCall } from './docs.ts';
import { ADDRESS, LOAN, NOW, OTHER, PERSON, WRITE_REPLY } from './samples.ts';

const params = { uuid: LOAN };
const letterParams = { uuid: LOAN, letterUuid: OTHER };
const ALL_ENTRIES = { actor: null, event: null, from: null, to: null };

/** Letters and signed documents, corrections, exports. */
/**
 * Documents the calls about the console's letters, corrections, reconsiderations and exports of the audit trail,
 * for the OpenAPI description.
 */
export const consoleDocumentDocs = [
  describeCall(
    letters.sendLetter,
    'Mail documents',
    'Without ids: every current document of that person. `personUuid` is a person on the file. A mail vendor sends the letter, or staff print it.',
    {
      params,
      body: { personUuid: PERSON, documentUuids: [] },
      reply: { ...WRITE_REPLY, letterUuid: OTHER },
    },
  ),
  describeCall(
    letters.changeLetter,
    'Update a letter',
    'POSTED by the person who printed it; BACK when it was returned, and we ask the borrower for the right address. `on` is the day, today by default.',
    {
      params: letterParams,
      body: { state: 'POSTED', on: '2026-03-03' },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    letters.readLetterCover,
    "Get a letter's cover sheet",
    'PDF: the address, the documents in the letter, a place to sign that they were read, and where to send the sheet.',
    { params: letterParams, reply: new Uint8Array([37, 80, 68, 70]) },
  ),
  describeCall(
    letters.acknowledgeOnPaper,
    'Record a document signed on paper',
    '`at` is when it was signed. `scanDocumentUuid` is its scan, a document of the same person. Repeating it changes nothing.',
    {
      params: { uuid: LOAN, documentUuid: OTHER },
      body: { personUuid: PERSON, at: NOW, scanDocumentUuid: OTHER },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    letters.addFileDocument,
    'Add a document that came by mail',
    'Like a document upload by the borrower, of any type. It counts as sent right away.',
    {
      params,
      body: { type: 'STATEMENTOFLOAN', personUuid: PERSON, file: new Blob(['%PDF-1.7']) },
      reply: { ...FILE_DOCUMENT, type: 'STATEMENTOFLOAN', title: 'Loan statement', review: null },
    },
  ),
  describeCall(
    reconsiderations.decideReconsideration,
    'Answer a questioned value',
    'STANDS, or WITH_VALUER once the appraiser was asked to look again. A new value comes from the appraiser and prices the offers again. We email the borrower.',
    {
      params: { uuid: LOAN, reconsiderationUuid: OTHER },
      body: { outcome: 'WITH_VALUER', reason: 'IMPROVEMENTS', comment: null },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    corrections.decideCorrection,
    'Decide a correction',
    'ACCEPTED with the correct value of the named field: the name or an address. Anything else would change price or title, or is how the borrower logs in, and is `outcome-not-possible`. So is any file that someone has signed.',
    {
      params: { uuid: LOAN, correctionUuid: OTHER },
      body: {
        outcome: 'ACCEPTED',
        change: { name: null, homeAddress: { ...ADDRESS, street2: 'Apt 2' }, mailingAddress: null },
        comment: null,
      },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    audit.exportAudit,
    'Export the audit trail',
    'Same filters as the page. CSV with a header line, or JSONL.',
    {
      body: { ...ALL_ENTRIES, application: LOAN, format: 'CSV' },
      reply: { exportUuid: OTHER },
    },
  ),
  describeCall(
    audit.readAuditExport,
    'Download an export',
    'As an attachment, with its hash in the `content-digest` header (RFC 9530). 204 while it is being written.',
    {
      params: { exportUuid: OTHER },
      reply: new Uint8Array([115, 101, 113]),
    },
  ),
];
