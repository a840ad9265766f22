export const MONEY_OUT = {
  title: 'Wire or ACH recall',
  isOut: {
    CANCELED: (amount: string) =>
      `${amount} was sent, but the loan was rescinded in time. Call the bank that sends your payments today, with the trace number: recall the wire, or reverse the ACH payment.`,
    SANCTIONS: (amount: string) =>
      `${amount} was sent, and an OFAC match was confirmed. Call the bank that sends your payments today, with the trace number, and recall this one. Report it to OFAC as blocked property within 10 business days. Don’t mention the match to the borrower.`,
  },
  mayBeOut: {
    CANCELED: (amount: string) =>
      `A payment of ${amount} was initiated before the rescission was recorded. The bank hasn’t confirmed whether it sent the money. Call the bank that sends your payments today: stop the payment or, if it was sent, recall the wire or reverse the ACH payment. Then record the outcome below.`,
    SANCTIONS: (amount: string) =>
      `A payment of ${amount} was initiated before the OFAC match was confirmed. The bank hasn’t confirmed whether it sent the money. Call the bank that sends your payments today and stop this one. Once the stop or the return is recorded, the application is declined. Don’t mention the match to the borrower.`,
  },
  amount: 'Amount',
  ordered: 'Initiated',
  left: 'Sent by bank',
  notConfirmed: 'Not confirmed',
  trace: 'Trace number',
  none: 'None yet',
  due: 'Legal deadline for the refund',
  outcome: 'Outcome',
  outcomes: { RETURNED: 'Money returned', STOPPED: 'Payment stopped' },
  outcomeHint:
    'Record only the final outcome. Until then, leave this open and log each call under Overview, Notes. If the bank refuses, escalate to an admin.',
  chooseOutcome: 'Choose an outcome.',
  settled: (outcome: string, by: string, when: string) => `${outcome}, ${by}, ${when}`,
  twoPeople:
    'A returned payment takes two people: one records it, another confirms it. You may need a new code from your authenticator app.',
  ownProposal:
    'You recorded that the money was returned. A second person must confirm it. They check the bank statement first.',
  proposed: (by: string, when: string) =>
    `${by} recorded the return, ${when}. Check the bank statement. Then confirm the return, or reject the report.`,
  confirmReturned: 'Confirm that the money was returned',
  reject: 'Reject the reported return',
  rejectSubmit: 'Reject report',
  rejectDone: 'Report rejected. The recall is still open.',
  rejectNotes: 'Reason for rejection',
  rejectNotesHint: 'The person who recorded the return reads this. Internal only.',
  rejectNotesMissing: 'Enter the reason for the rejection.',
  rejected: (by: string, when: string) => `${by} rejected the reported return, ${when}.`,
  proposalDone: 'Return recorded. A second person must confirm it.',
  notes: 'Notes on the outcome',
  notesHint: 'Who you spoke to and their reference number. Internal only.',
  commentMissing: 'Enter notes.',
  settle: 'Record outcome',
  done: 'Outcome recorded.',
  difference: 'Disbursement mismatch',
  differenceHint: 'This closes the task only. It doesn’t send, change or recall money.',
  closeDifference: 'Close mismatch',
  differenceClosed: 'Mismatch closed.',
  creditor: 'Creditor',
  expected: { RECEIPT: 'Amount paid', ORDER: 'Amount approved' },
  actual: { RECEIPT: 'Amount posted', ORDER: 'Amount to be paid' },
  found: 'Found',
} as const;
