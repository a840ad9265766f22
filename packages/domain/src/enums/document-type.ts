/** Types of documents on a loan: the specification's (ENUM-010, ENUM-011), then ours (OP-A-093). */
export const DOCUMENT_TYPES = [
  'ADDITIONAL_MORTGAGE_DISCLOSURES',
  'APPLICATION_SUMMARY',
  'BANK_STATEMENT',
  'CERTIFICATE_OF_TRUST',
  'CFPB_HELOC_BOOKLET',
  'CREDITDISCLOSURE',
  'DRIVERSLICENSEFRONT',
  'DRIVERSLICENSEBACK',
  'FBI_MORTGAGE_FRAUD_NOTICE',
  'FLOODDISCLOSURE',
  'GLBA_NOTICE',
  'HAZARD_DISCLOSURE',
  'IDCARDFRONT',
  'PASSPORTFRONT',
  'PERMANENTRESIDENTFRONT',
  'PROOFOFFLOODINSURANCE',
  'PROOFOFHAZARDINSURANCE',
  'RIGHTNOTTOCLOSE',
  'STATEMENTOFLOAN',
  'TRUSTAGREEMENT',
  'USER_UPLOADED_PAYSTUB',
  'CANCELLATION_PROOF',
  'SUPPORT',
  'BANK_LETTER',
  'PROPERTY_DESCRIPTION_SOURCE',
  'IDCARDBACK',
  'PERMANENTRESIDENTBACK',
  'SOFT_CREDIT_DISCLOSURE',
  'CLOSING_DISCLOSURE',
  'NOTE',
  'DEED_OF_TRUST',
  'ADVERSE_ACTION_NOTICE',
  'CREDIT_SCORE_DISCLOSURE',
  'APPRAISAL_REPORT',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Identity documents (ENUM-012): the label a borrower reads, and the sides to photograph. */
export const ID_TYPES = {
  DRIVERS_LICENSE: { label: "US Driver's License", sides: ['DRIVERSLICENSEFRONT', 'DRIVERSLICENSEBACK'] },
  PASSPORT: { label: 'US Passport', sides: ['PASSPORTFRONT'] },
  STATE_ID_CARD: { label: 'US State ID Card', sides: ['IDCARDFRONT', 'IDCARDBACK'] },
  PERMANENT_RESIDENT_CARD: {
    label: 'US Permanent Resident Card',
    sides: ['PERMANENTRESIDENTFRONT', 'PERMANENTRESIDENTBACK'],
  },
} as const satisfies Record<string, { label: string; sides: readonly DocumentType[] }>;
export type IdType = keyof typeof ID_TYPES;
