import { downloadAccountExport, listAccountExports, requestAccountExport } from '../account-exports.ts';
import { describeCall } from './docs.ts';
import { NOW, OTHER } from './samples.ts';

const MAKING = { exportUuid: OTHER, state: 'MAKING', askedAt: NOW, expiresAt: null, size: null } as const;

/** Documents the calls about copies of a borrower's data, for the OpenAPI description. */
export const accountExportDocs = [
  describeCall(
    listAccountExports,
    'List copies of my data',
    'Copies that are being made or can be downloaded. A copy is deleted after 7 days.',
    { reply: [{ ...MAKING, state: 'READY', expiresAt: NOW, size: 48_213 }] },
  ),
  describeCall(
    requestAccountExport,
    'Request a copy of my data',
    'A job makes it, and an email without personal data says when it is ready. `export-limit`: three were requested within 24 hours.',
    { reply: MAKING },
  ),
  describeCall(
    downloadAccountExport,
    'Download a copy of my data',
    'A zip with an index, the account, chats and each application as JSON, and the documents that the caller can open. The Social Security number has only its last 4 digits. `link-expired`: the copy is too old.',
    { params: { exportUuid: OTHER }, reply: new Uint8Array([80, 75, 3, 4]) },
  ),
];
