import type { FileRecord, KeepReason } from '@lintel/domain';

const RECORDS: Readonly<Record<FileRecord, string>> = {
  APPLICATION: 'Application, documents and evidence',
  ID_IMAGES: 'Photos of ID documents',
  CREDIT_PERMISSION: 'Credit authorization and account',
  HMDA: 'Demographic answers',
  SANCTIONS: 'Confirmed sanctions match',
};

const KEPT: Readonly<Record<KeepReason, string>> = {
  OPEN: 'The file is open. Retention periods start when it closes.',
  HOLD: 'It’s under a legal hold.',
  LIFTED: 'A legal hold was lifted less than 24 hours ago. Records that are due are erased once 24 hours have passed.',
  RIGHT_TO_CANCEL: 'The rescission period hasn’t ended.',
  MONEY: 'A recall, a rescission task or a disbursement mismatch is still open.',
  TASK: 'A task or a letter is still open.',
};

export const RETENTION = {
  title: 'Retention',
  lead: 'Retention dates by record type.',
  records: RECORDS,
  kept: KEPT,
  nothingGoes: 'Not scheduled for erasure',
  caption: 'Records of this file and how long each is kept',
  record: 'Record',
  rule: 'Rule',
  lawUntil: 'Law requires until',
  until: 'Erased on or after',
  held: (day: string, by: string, reason: string) =>
    `Legal hold since ${day}, placed by ${by}. ${reason}. Nothing is erased until it’s lifted.`,
  earlier: (from: string, to: string, by: string, reason: string) =>
    `Earlier legal hold, ${from} to ${to}, lifted by ${by}: ${reason}`,
  asked: (day: string, by: string) =>
    `The borrower asked for erasure. Recorded by ${by} on ${day}. Each record is erased on the first day the law allows.`,
  hold: 'Place a legal hold',
  lift: 'Lift the legal hold',
  request: 'Record a request for erasure',
  requestLead: 'For a borrower who asked to have their data erased.',
  requestWarning: {
    title: 'Record this erasure request?',
    text: 'Records past the date in “Law requires until” are erased as soon as nothing else keeps the file. The others are erased on that date or soon after. Erased records can’t be restored, and the request can’t be withdrawn here.',
    yes: 'Record erasure request',
  },
  requestSubmit: 'Record the request',
  holdDone: 'The file is under a legal hold.',
  liftDone: 'The legal hold is lifted. Nothing is erased for 24 hours.',
  requestDone: 'The request is recorded.',
  erasedTitle: (loanNumber: string) => `Loan ${loanNumber} was erased`,
  erasedLead: (day: string, source: string) =>
    `Erased on ${day} under ${source}. Its history, the hashes of its documents and the audit trail remain.`,
  erasedCaption: 'What was erased',
  erasedOn: 'Erased',
  count: 'Items',
  left: 'Still kept',
} as const;
