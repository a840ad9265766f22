import { localized } from '../locale/localized.ts';
import * as en from './document-label-words.en.ts';
import type { DocumentType } from './document-type.ts';

const { DOCUMENT_LABELS, UNKNOWN_DOCUMENT } = /* @__PURE__ */ localized({ en });

/** The screen name of a document type; "Document" for an unknown type. */
export function documentLabel(type: string): string {
  return Object.hasOwn(DOCUMENT_LABELS, type) ? DOCUMENT_LABELS[type as DocumentType] : UNKNOWN_DOCUMENT.label;
}
