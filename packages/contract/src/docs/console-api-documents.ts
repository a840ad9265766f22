import * as corrections from '../console-api/corrections.ts';
import * as letters from '../console-api/letters.ts';
import * as reconsiderations from '../console-api/reconsiderations.ts';
import * as team from '../console-api/team.ts';
import { FILE_DOCUMENT } from './console-api.ts';
import { docs } from './docs.ts';
import { ADDRESS, LOAN, NOW, OTHER, PERSON, WRITTEN } from './samples.ts';

const params = { uuid: LOAN };
const onLetter = { uuid: LOAN, letterUuid: OTHER };
const ALL_ENTRIES = { actor: null, event: null, from: null, to: null };

/** Letters and signed paper, corrections, exports. */
export const deskPaperDocs = [
  docs(
    letters.sendLetter,
    'Send papers by post',
    'No ids: every current paper of that person. `personUuid` is one of the file. The letter is posted by the post office, or printed here (calls ST-33).',
    {
      params,
      body: { personUuid: PERSON, documentUuids: [] },
      reply: { ...WRITTEN, letterUuid: OTHER },
    },
  ),
  docs(
    letters.changeLetter,
    'Say what became of a letter',
    'POSTED by whoever printed it, BACK when the post returned it: the borrower is asked for the right address. `on` is the day, today unless said (calls ST-33).',
    {
      params: onLetter,
      body: { state: 'POSTED', on: '2026-03-03' },
      reply: WRITTEN,
    },
  ),
  docs(
    letters.readLetterCover,
    'The sheet on top of a letter',
    'PDF: the address, the papers in it, a place to sign that they were read, and where to send it (calls ST-33).',
    { params: onLetter, reply: new Uint8Array([37, 80, 68, 70]) },
  ),
  docs(
    letters.acknowledgeOnPaper,
    'A paper came back signed',
    '`at` is when it was signed, `scanDocumentUuid` its scan, a document of the same person. Said again it changes nothing (calls ST-33).',
    {
      params: { uuid: LOAN, documentUuid: OTHER },
      body: { personUuid: PERSON, at: NOW, scanDocumentUuid: OTHER },
      reply: WRITTEN,
    },
  ),
  docs(
    letters.addFileDocument,
    'Add a document that came by post',
    'As DO-4, of any type; it counts as sent at once (calls ST-21).',
    {
      params,
      body: { type: 'STATEMENTOFLOAN', personUuid: PERSON, file: new Blob(['%PDF-1.7']) },
      reply: { ...FILE_DOCUMENT, type: 'STATEMENTOFLOAN', title: 'Loan statement', review: null },
    },
  ),
  docs(
    reconsiderations.decideReconsideration,
    'Answer a question about the value',
    'STANDS, or WITH_VALUER once its valuer was asked to look again; a new value comes from the valuer and makes the price again. The borrower is told by mail (calls VA-5, ST-10).',
    {
      params: { uuid: LOAN, reconsiderationUuid: OTHER },
      body: { outcome: 'WITH_VALUER', reason: 'IMPROVEMENTS', comment: null },
      reply: WRITTEN,
    },
  ),
  docs(
    corrections.decideCorrection,
    'Decide a correction',
    'ACCEPTED with the right value of the field that was named: the name or an address. Anything else moves price or title, or is how the borrower signs in, and is `outcome-not-possible`, as is a file that somebody has signed (calls ST-10).',
    {
      params: { uuid: LOAN, correctionUuid: OTHER },
      body: {
        outcome: 'ACCEPTED',
        change: { name: null, homeAddress: { ...ADDRESS, street2: 'Apt 2' }, mailingAddress: null },
        comment: null,
      },
      reply: WRITTEN,
    },
  ),
  docs(
    team.exportAudit,
    'Export the audit trail',
    'The same filters as the page; CSV with a head line, or JSONL (calls ST-19).',
    { body: { ...ALL_ENTRIES, application: LOAN, format: 'CSV' }, reply: { exportUuid: OTHER } },
  ),
  docs(
    team.readAuditExport,
    'The file of an export',
    'As an attachment, its hash in the header `content-digest` (RFC 9530); 204 while it is being written (calls ST-19).',
    {
      params: { exportUuid: OTHER },
      reply: new Uint8Array([115, 101, 113]),
    },
  ),
];
