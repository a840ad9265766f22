import type { DocumentType } from './document-type.ts';

/** The specification's categories of conditions and reviews. A condition's category decides its title and page. */
export const CONDITION_CATEGORIES = [
  'BANK_ACCOUNT_FRAUD_REVIEW',
  'FALSE_OWNERSHIP_TYPE_REVIEW',
  'GENERIC_DOCUMENT_REQUEST',
  'HARD_CREDIT_INQUIRY_REVIEW',
  'HELOC_MANUAL_PAYSTUB_UPLOAD',
  'ID_VERIFICATION_FAILURE',
  'IDENTITY_DOCUMENT_FRAUD_REVIEW',
  'MISSING_PHONE_NUMBER',
  'PROPERTY_LEGAL_DESCRIPTION',
  'PROPERTY_OWNERSHIP_FRAUD_REVIEW',
  'REVIEW_TRUST_REQUIREMENTS',
  'ESCALATION_REVIEW',
] as const;
export type ConditionCategory = (typeof CONDITION_CATEGORIES)[number];

const REQUESTED: Partial<Record<ConditionCategory, DocumentType>> = {
  BANK_ACCOUNT_FRAUD_REVIEW: 'BANK_STATEMENT',
  REVIEW_TRUST_REQUIREMENTS: 'CERTIFICATE_OF_TRUST',
  PROPERTY_LEGAL_DESCRIPTION: 'PROPERTY_DESCRIPTION_SOURCE',
  HELOC_MANUAL_PAYSTUB_UPLOAD: 'USER_UPLOADED_PAYSTUB',
};

/** Returns the type under which a document that the borrower sends for a condition is stored. */
export function documentTypeFor(category: ConditionCategory, requestDocuments: readonly string[] = []): DocumentType {
  const usual = REQUESTED[category] ?? 'SUPPORT';
  return usual === 'BANK_STATEMENT' && requestDocuments.includes('BANK_LETTER') ? 'BANK_LETTER' : usual;
}
