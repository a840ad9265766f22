import type { DocumentType } from '../enums/document-type.ts';

/**
 * Documents that people upload themselves. Documents that we make, and pictures of an identity document, don't come
 * this way.
 */
export const UPLOADED_TYPES = [
  'BANK_STATEMENT',
  'BANK_LETTER',
  'CERTIFICATE_OF_TRUST',
  'TRUSTAGREEMENT',
  'PROOFOFFLOODINSURANCE',
  'PROOFOFHAZARDINSURANCE',
  'USER_UPLOADED_PAYSTUB',
  'CANCELLATION_PROOF',
  'PROPERTY_DESCRIPTION_SOURCE',
  'SUPPORT',
] as const satisfies readonly DocumentType[];
export type UploadedType = (typeof UPLOADED_TYPES)[number];
