import { DOCUMENT_LIMITS, DOCUMENT_TYPES, UPLOADED_TYPES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { BORROWER_API } from './paths.ts';
import { checked, date, instant, line, loanParams, repeated, uuid, whole } from './shapes/base.ts';
import { block, bytes, document, sha256 } from './shapes/document.ts';
import { writeReply } from './shapes/status.ts';
import { FILE_ERRORS, filePart, uploadedDocument } from './shapes/upload.ts';

const documentParams = z.strictObject({ uuid, documentUuid: uuid });

/** Lists the caller's own documents of a loan, oldest first. */
export const listDocuments = call({
  id: 'DO-1',
  tag: 'documents',
  method: 'GET',
  path: `${BORROWER_API}/documents`,
  auth: 'borrower-or-signer',
  params: loanParams,
  query: z.object({ type: z.optional(repeated(z.enum(DOCUMENT_TYPES))) }),
  reply: z.array(document),
  errors: [],
});

/** Lists the current documents that must be read, in reading order. */
export const listDisclosures = call({
  id: 'DO-1 disclosures',
  tag: 'documents',
  method: 'GET',
  path: `${BORROWER_API}/disclosures`,
  auth: 'borrower-or-signer',
  params: loanParams,
  reply: z.array(document),
  errors: [],
});

/** Returns a document's file, as bytes; with `download` the browser saves it under a name. */
export const readDocument = call({
  id: 'DO-2',
  tag: 'documents',
  method: 'GET',
  path: `${BORROWER_API}/documents/{documentUuid}`,
  auth: 'borrower-or-signer',
  params: documentParams,
  query: z.object({ download: z.optional(z.enum(['true', 'false'])) }),
  reply: bytes,
  errors: ['document-altered', 'document-refused'],
  client: { timeoutMs: 120_000 },
});

/** Returns every document of the caller in one archive that verifies without our server. */
export const readArchive = call({
  id: 'DO-2 archive',
  tag: 'documents',
  method: 'GET',
  path: `${BORROWER_API}/documents/archive`,
  auth: 'borrower-or-signer',
  params: loanParams,
  reply: bytes,
  errors: ['document-altered'],
  rules: { rate: 'frequent' },
  client: { timeoutMs: 120_000 },
});

/** Returns the readable text of a document that we made, with the hash of its PDF: both have the same content. */
export const readDocumentText = call({
  id: 'DO-2 text',
  tag: 'documents',
  method: 'GET',
  path: `${BORROWER_API}/documents/{documentUuid}/text`,
  auth: 'borrower-or-signer',
  params: documentParams,
  reply: z.strictObject({ title: z.string(), plainLine: z.string(), blocks: z.array(block), sha256 }),
  errors: ['document-altered', 'document-refused'],
});

/** Reports how far a document was read, and in which form. */
export const viewDocument = call({
  id: 'DO-3 viewed',
  tag: 'documents',
  method: 'PUT',
  path: `${BORROWER_API}/documents/{documentUuid}/viewed`,
  auth: 'borrower-or-signer',
  params: documentParams,
  body: z.strictObject({
    lastPage: whole,
    reachedEnd: z.boolean(),
    sha256,
    how: z.optional(z.enum(['END', 'TEXT', 'DOWNLOAD'])),
  }),
  reply: z.strictObject({ viewedToEndAt: z.nullish(instant) }),
  errors: ['document-altered', 'document-refused'],
});

/** Confirms "I've read this" for a current document. Records DocumentAcknowledged. */
export const acknowledgeDocument = call({
  id: 'DO-3 acknowledgement',
  tag: 'documents',
  method: 'PUT',
  path: `${BORROWER_API}/documents/{documentUuid}/acknowledgement`,
  auth: 'borrower-or-signer',
  params: documentParams,
  body: z.strictObject({ sha256 }),
  reply: writeReply({}),
  errors: ['consent-missing', 'documents-unread', 'document-altered', 'document-refused', 'not-at-this-step'],
});

/**
 * Uploads one file of the caller, inspected before anyone can open it. Records no fact: the call that completes a step
 * names the upload.
 */
export const addDocument = call({
  id: 'DO-4 post',
  tag: 'documents',
  method: 'POST',
  path: `${BORROWER_API}/documents`,
  auth: 'borrower-or-signer',
  params: loanParams,
  body: z.strictObject({ type: z.enum(UPLOADED_TYPES), pagesNote: z.nullish(line), file: filePart }),
  status: 201,
  reply: uploadedDocument,
  errors: [...FILE_ERRORS, 'too-many-files'],
  rules: { idempotency: 'required', rate: 'frequent', upload: DOCUMENT_LIMITS },
  client: { timeoutMs: 120_000 },
});

/** Removes one of the caller's files that was not sent with its step yet; deleting it again is harmless. */
export const removeDocument = call({
  id: 'DO-4 delete',
  tag: 'documents',
  method: 'DELETE',
  path: `${BORROWER_API}/documents/{documentUuid}`,
  auth: 'borrower-or-signer',
  params: documentParams,
  errors: [],
  rules: { rate: 'frequent' },
});

/** Documents mailed together on paper, as their addressee sees them. */
const letter = z.strictObject({
  letterUuid: uuid,
  documents: z.array(z.strictObject({ documentUuid: uuid, title: z.string() })),
  state: z.enum(['ASKED', 'POSTED', 'BACK']),
  postedOn: z.nullish(date),
});

/** Lists the letters that were requested or mailed to the caller, newest first. */
export const listLetters = call({
  id: 'DO-5 get',
  tag: 'documents',
  method: 'GET',
  path: `${BORROWER_API}/documents/letters`,
  auth: 'borrower-or-signer',
  params: loanParams,
  reply: z.array(letter),
  errors: [],
});

/**
 * Requests paper copies of the named documents, or of every current one. Records no fact; NoticePosted follows once
 * they are mailed.
 */
export const requestPaperCopies = call({
  id: 'DO-5 post',
  tag: 'documents',
  method: 'POST',
  path: `${BORROWER_API}/documents/letters`,
  auth: 'borrower-or-signer',
  params: loanParams,
  body: z.strictObject({ documentUuids: checked(z.array(uuid), z.maxLength(50)) }),
  status: 202,
  reply: writeReply({ letters: z.array(letter) }),
  errors: ['document-refused'],
  rules: { idempotency: 'required', rate: 'sensitive' },
});
