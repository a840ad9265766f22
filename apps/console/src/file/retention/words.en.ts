import type { FileRecord, KeepReason } from '@lintel/domain';

const RECORDS: Readonly<Record<FileRecord, string>> = {
  APPLICATION: 'Application, documents and evidence',
  ID_IMAGES: 'Photos of ID documents',
  CREDIT_PERMISSION: 'Credit authorization and account',
  HMDA: 'Demographic answers',
  SANCTIONS: 'Confirmed OFAC match',
};

const KEPT: Readonly<Record<KeepReason, string>> = {
  OPEN: 'The file is open. Retention periods start when it closes.',
  HOLD: 'It’s under a legal hold.',
  LIFTED: 'A legal hold was lifted less than 24 hours ago. Records that are due are deleted once 24 hours have passed.',
  RIGHT_TO_CANCEL: 'The rescission period hasn’t ended.',
  MONEY: 'A recall, a rescission task or a disbursement mismatch is still open.',
  TASK: 'A task or a letter is still open.',
};

export const RETENTION = {
  title: 'Retention',
  lead: 'Retention dates by record type.',
  records: RECORDS,
  kept: KEPT,
  nothingGoes: 'Not scheduled for deletion',
  caption: 'Records of this file and how long each is kept',
  record: 'Record',
  rule: 'Rule',
  lawUntil: 'Law requires until',
  until: 'Deleted on or after',
  held: (day: string, by: string, reason: string) =>
    `Legal hold since ${day}, placed by ${by}. ${reason}. Nothing is deleted until it’s lifted.`,
  earlier: (from: string, to: string, by: string, reason: string) =>
    `Earlier legal hold, ${from} to ${to}, lifted by ${by}: ${reason}`,
  asked: (day: string, by: string) =>
    `The borrower asked for deletion. Recorded by ${by} on ${day}. Each record is deleted on the first day the law allows.`,
  hold: 'Place a legal hold',
  lift: 'Lift the legal hold',
  request: 'Record a deletion request',
  requestLead: 'For a borrower who asked to have their data deleted.',
  requestWarning: {
    title: 'Record this deletion request?',
    text: 'Records past the date in “Law requires until” are deleted as soon as nothing else keeps the file. The others are deleted on that date or soon after. Deleted records can’t be restored, and the request can’t be withdrawn here.',
    yes: 'Record deletion request',
  },
  requestSubmit: 'Record the request',
  holdDone: 'The file is under a legal hold.',
  liftDone: 'The legal hold is lifted. Nothing is deleted for 24 hours.',
  requestDone: 'The request is recorded.',
  erasedTitle: (loanNumber: string) => `Loan ${loanNumber}: records deleted`,
  erasedLead: (day: string, source: string) =>
    `Deleted on ${day} under ${source}. The history, the hashes of the documents and the audit trail remain.`,
  erasedCaption: 'What was deleted',
  erasedOn: 'Deleted',
  count: 'Items',
  left: 'Still kept',
} as const;
