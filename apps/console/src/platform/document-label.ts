import { documentLabel, formatRequestedDocument, PHOTO } from '@lintel/domain';
import { SELFIE, STAFF_DOCUMENT_LABELS } from './document-label-words.en.ts';

const LABELS: Readonly<Record<string, string>> = STAFF_DOCUMENT_LABELS;
const findStaffLabel = (type: string): string | undefined => (Object.hasOwn(LABELS, type) ? LABELS[type] : undefined);

/** Returns the name of a document type in the console. */
export const staffDocumentLabel = (type: string): string => findStaffLabel(type) ?? documentLabel(type);

/** Returns the name of a requested document in the console. */
export const staffRequestedDocument = (document: string): string =>
  findStaffLabel(document) ?? formatRequestedDocument(document);

/** Returns a document's title; the name of its type if it has no title, or only the one that borrowers read. */
export function staffDocumentName({ title, type }: { readonly title: string; readonly type: string }): string {
  if (title === PHOTO.face) return SELFIE.name;
  return title === '' || title === documentLabel(type) ? staffDocumentLabel(type) : title;
}
