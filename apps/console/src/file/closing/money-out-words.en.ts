export const MONEY_OUT = {
  title: 'Wire or ACH recall',
  isOut: {
    CANCELED: (amount: string) =>
      `${amount} was sent, but the loan was rescinded in time. Call the bank with the trace number and recall the payment.`,
    SANCTIONS: (amount: string) =>
      `${amount} was sent, and a sanctions match was confirmed. Call the bank with the trace number and recall the payment today. Report it to OFAC as blocked property. Don’t tell the borrower.`,
  },
  mayBeOut: {
    CANCELED: (amount: string) =>
      `${amount} was ordered before the loan was rescinded, and the bank hasn’t confirmed whether it was sent. Call the bank and stop the payment.`,
    SANCTIONS: (amount: string) =>
      `${amount} was ordered before a sanctions match was confirmed, and the bank hasn’t confirmed whether it was sent. Call the bank and stop the payment today. When you record that it’s stopped, the application is declined. Don’t tell the borrower.`,
  },
  amount: 'Amount',
  ordered: 'Ordered',
  left: 'Sent by bank',
  notConfirmed: 'Not confirmed',
  trace: 'Trace number',
  none: 'None yet',
  due: 'Due by',
  outcome: 'Outcome',
  outcomes: { RETURNED: 'Money returned', STOPPED: 'Payment stopped' },
  chooseOutcome: 'Choose an outcome.',
  settled: (outcome: string, by: string, when: string) => `${outcome}, ${by}, ${when}`,
  twoPeople:
    'A returned payment takes two people: one records it, another confirms it. You may need a new code from your authenticator app.',
  ownProposal: 'You recorded the return. A second person must confirm it.',
  proposed: (by: string, when: string) =>
    `${by} recorded the return, ${when}. Check the bank statement, then confirm it.`,
  confirmReturned: 'Confirm that the money was returned',
  reject: 'Reject the reported return',
  rejectSubmit: 'Reject report',
  rejectDone: 'Report rejected. The recall is still open.',
  rejectNotes: 'What you found',
  rejectNotesHint: 'The person who recorded the return reads this. Internal only.',
  rejectNotesMissing: 'Enter what you found.',
  rejected: (by: string, when: string) => `${by} rejected the reported return, ${when}.`,
  proposalDone: 'Return recorded. A second person must confirm it.',
  notes: 'Notes',
  notesHint: 'Who you spoke to and their reference number. Internal only.',
  commentMissing: 'Enter what was done.',
  settle: 'Record outcome',
  done: 'Outcome recorded.',
  differences: { RECEIPT: 'Payoff receipt differs', ORDER: 'Payment differs from its approval' },
  creditor: 'Creditor',
  expected: { RECEIPT: 'We paid', ORDER: 'Approved' },
  actual: { RECEIPT: 'They posted', ORDER: 'To be paid' },
  found: 'Found',
} as const;
