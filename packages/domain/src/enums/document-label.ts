import type { DocumentType } from './document-type.ts';

const LABELS: Readonly<Record<DocumentType, string>> = {
  ADDITIONAL_MORTGAGE_DISCLOSURES: 'Additional mortgage disclosures',
  APPLICATION_SUMMARY: 'Application summary',
  BANK_STATEMENT: 'Bank statement',
  CERTIFICATE_OF_TRUST: 'Certificate of trust',
  CFPB_HELOC_BOOKLET: 'What you should know about home equity lines of credit',
  CREDITDISCLOSURE: 'Credit disclosure',
  DRIVERSLICENSEFRONT: "Driver's license, front",
  DRIVERSLICENSEBACK: "Driver's license, back",
  FBI_MORTGAGE_FRAUD_NOTICE: 'FBI mortgage fraud notice',
  FLOODDISCLOSURE: 'Flood disclosure',
  GLBA_NOTICE: 'Privacy notice',
  HAZARD_DISCLOSURE: 'Hazard insurance disclosure',
  IDCARDFRONT: 'State ID card, front',
  PASSPORTFRONT: 'Passport',
  PERMANENTRESIDENTFRONT: 'Permanent resident card, front',
  PROOFOFFLOODINSURANCE: 'Proof of flood insurance',
  PROOFOFHAZARDINSURANCE: 'Proof of hazard insurance',
  RIGHTNOTTOCLOSE: 'Right not to close',
  STATEMENTOFLOAN: 'Statement of loan',
  TRUSTAGREEMENT: 'Trust agreement',
  USER_UPLOADED_PAYSTUB: 'Paystub',
  CANCELLATION_PROOF: 'Proof of cancellation',
  SUPPORT: 'Supporting document',
  BANK_LETTER: 'Letter from your bank',
  PROPERTY_DESCRIPTION_SOURCE: 'Source of the property description',
  IDCARDBACK: 'State ID card, back',
  PERMANENTRESIDENTBACK: 'Permanent resident card, back',
  SOFT_CREDIT_DISCLOSURE: 'Soft credit disclosure',
  CLOSING_DISCLOSURE: 'Closing disclosure',
  NOTE: 'Note',
  DEED_OF_TRUST: 'Deed of trust',
  ADVERSE_ACTION_NOTICE: 'Notice of our decision',
  CREDIT_SCORE_DISCLOSURE: 'Credit score disclosure',
  APPRAISAL_REPORT: 'Appraisal report',
};

/** The screen name of a document type; "Document" for an unknown type (OP-A-093). */
export function documentLabel(type: string): string {
  return Object.hasOwn(LABELS, type) ? LABELS[type as DocumentType] : 'Document';
}
