import { UPLOAD_ADVICE } from '@lintel/domain';
import * as z from 'zod/mini';
import type { ErrorName } from '../errors.ts';
import { document } from './document.ts';

/** A file as one part of `multipart/form-data`. A browser gives it whole; the server reads it as a stream, so that its handler never sees it here. */
export const filePart = z.custom<Blob>((value) => value instanceof Blob);

/** What every call that takes a file may say of it (calls, `file-*`). */
export const FILE_ERRORS = [
  'file-too-large',
  'file-type',
  'file-heic',
  'file-empty',
  'file-locked',
  'file-active',
  'file-infected',
  'file-unreadable',
  'file-name',
] as const satisfies readonly ErrorName[];

/** What every call says that takes the ids of own uploads: one is none of the caller's, not looked at yet, or was refused. */
export const PROOF_ERRORS = ['documents-missing', 'document-refused'] as const satisfies readonly ErrorName[];

/** What may be better about a picture; it was taken all the same. */
export const advice = z.array(z.enum(UPLOAD_ADVICE));

/** A document that was just sent. */
export const uploadedDocument = z.extend(document, { advice });
