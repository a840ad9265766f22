import { UPLOAD_ADVICE } from '@lintel/domain';
import * as z from 'zod/mini';
import type { ErrorName } from '../errors.ts';
import { document } from './document.ts';

/**
 * A file as one part of `multipart/form-data`. A browser sends it whole; the server streams it, so its handler never
 * sees it here.
 */
export const filePart = z.custom<Blob>((value) => value instanceof Blob);

/** Errors that every call with a file upload can return. */
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

/**
 * Errors of every call that takes the ids of the caller's uploads: one is not the caller's, is not inspected yet, or
 * was refused.
 */
export const UPLOAD_REFERENCE_ERRORS = [
  'documents-missing',
  'document-refused',
] as const satisfies readonly ErrorName[];

/** What could be better about a picture; it was accepted anyway. */
export const advice = z.array(z.enum(UPLOAD_ADVICE));

/** The reply to an upload: the new document, with advice about its picture. */
export const uploadedDocument = z.extend(document, { advice });
