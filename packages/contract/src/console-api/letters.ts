import { DOCUMENT_LIMITS, DOCUMENT_TYPES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { checked, date, instant, loanParams, uuid } from '../shapes/base.ts';
import { CONSOLE_API, personUuid } from '../shapes/console.ts';
import { bytes } from '../shapes/document.ts';
import { writeReply } from '../shapes/status.ts';
import { FILE_ERRORS, filePart } from '../shapes/upload.ts';
import { fileDocument } from './file.ts';

const path = `${CONSOLE_API}/applications/{uuid}/letters` as const;
const letterParams = z.extend(loanParams, { letterUuid: uuid });

/**
 * Starts a letter with documents to a person; without names, with every current one. Records NoticePosted once it is
 * mailed.
 */
export const sendLetter = call({
  id: 'ST-33 letters',
  tag: 'console-api',
  method: 'POST',
  path,
  auth: 'staff',
  permission: ['document'],
  params: loanParams,
  body: z.strictObject({ personUuid, documentUuids: checked(z.array(uuid), z.maxLength(50)) }),
  status: 202,
  reply: writeReply({ letterUuid: uuid }),
  errors: ['document-refused', 'choice-unknown'],
  rules: { idempotency: 'required' },
});

/** Records that a letter was printed and mailed, or that the mail returned it. */
export const changeLetter = call({
  id: 'ST-33 letter',
  tag: 'console-api',
  method: 'PUT',
  path: `${path}/{letterUuid}`,
  auth: 'staff',
  permission: ['document'],
  params: letterParams,
  body: z.strictObject({ state: z.enum(['POSTED', 'BACK']), on: z.nullish(date) }),
  reply: writeReply({}),
  errors: ['outcome-not-possible'],
});

/** Returns the cover sheet of a letter: its addressee, its contents and what must come back signed. */
export const readLetterCover = call({
  id: 'ST-33 cover',
  tag: 'console-api',
  method: 'GET',
  path: `${path}/{letterUuid}/cover`,
  auth: 'staff',
  permission: ['document'],
  params: letterParams,
  reply: bytes,
  errors: [],
  client: { timeoutMs: 120_000 },
});

/** Records that a person acknowledged a document on paper. Records DocumentAcknowledged PAPER. */
export const acknowledgeOnPaper = call({
  id: 'ST-33 acknowledgement',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/documents/{documentUuid}/paper-acknowledgement`,
  auth: 'staff',
  permission: ['document'],
  params: z.extend(loanParams, { documentUuid: uuid }),
  body: z.strictObject({ personUuid, at: instant, scanDocumentUuid: uuid }),
  reply: writeReply({}),
  errors: ['document-altered', 'document-refused', 'choice-unknown'],
  rules: { idempotency: 'required' },
});

/** Adds the scan of a document that arrived by mail: a letter, a signed document, an opinion or a statement. */
export const addFileDocument = call({
  id: 'ST-21',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/documents`,
  auth: 'staff',
  permission: ['document'],
  params: loanParams,
  body: z.strictObject({ type: z.enum(DOCUMENT_TYPES), personUuid, file: filePart }),
  status: 201,
  reply: fileDocument,
  errors: [...FILE_ERRORS, 'choice-unknown'],
  rules: { idempotency: 'required', rate: 'frequent', upload: DOCUMENT_LIMITS },
  client: { timeoutMs: 120_000 },
});
