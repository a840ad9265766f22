import type { DocumentType } from '@lintel/domain';

/** Document types that the trade calls something else than borrowers do. */
export const STAFF_DOCUMENT_LABELS: { readonly [Type in DocumentType]?: string } = {
  ADVERSE_ACTION_NOTICE: 'Adverse action notice',
  CANCELLATION_PROOF: 'Cancellation proof (account or policy)',
  CLOSING_DISCLOSURE: 'Account-opening disclosure',
  STATEMENTOFLOAN: 'Loan statement (existing loan)',
  USER_UPLOADED_PAYSTUB: 'Pay stub',
};

/** The photo that the person's ID is compared with. */
export const SELFIE = { name: 'Selfie' } as const;
