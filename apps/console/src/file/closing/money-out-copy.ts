export const MONEY_OUT = {
  title: 'Recall money',
  isOut: {
    CANCELED: (amount: string) =>
      `${amount} is out. The loan was canceled in time. Call the bank with the trace number and recall the payment.`,
    SANCTIONS: (amount: string) =>
      `${amount} is out, and a sanctions match was confirmed. Call the bank with the trace number and recall the payment today. Report it to OFAC as blocked property. Tell the borrower nothing.`,
  },
  mayBeOut: {
    CANCELED: (amount: string) =>
      `${amount} was ordered before the loan was canceled, and the bank hasn't said whether it left. Call the bank and stop the payment.`,
    SANCTIONS: (amount: string) =>
      `${amount} was ordered before a sanctions match was confirmed, and the bank hasn't said whether it left. Call the bank and stop the payment today. Once you enter that it's stopped, the application is declined. Tell the borrower nothing.`,
  },
  amount: 'Amount',
  ordered: 'Ordered',
  left: 'Left the bank',
  notConfirmed: 'Not confirmed',
  trace: 'Trace number',
  none: 'None yet',
  due: 'Due by',
  outcome: 'Outcome',
  outcomes: { RETURNED: 'The money is back', STOPPED: 'The bank stopped the payment' },
  chooseOutcome: 'Choose an outcome.',
  settled: (outcome: string, by: string, when: string) => `${outcome}, ${by}, ${when}`,
  twoPeople: 'A second person confirms that the money is back. You may need a new code from your authenticator app.',
  ownProposal: 'You entered that the money is back. A second person must confirm it.',
  proposed: (by: string, when: string) =>
    `${by} entered that the money is back, ${when}. Check the bank statement, then confirm it.`,
  confirmReturned: 'Confirm: the money is back',
  proposalDone: 'Entered. A second person must confirm it.',
  notes: 'Notes',
  notesHint: 'Whom you spoke to and their reference. For staff only.',
  commentMissing: 'Enter what was done.',
  settle: 'Settle',
  done: 'Settled.',
  differences: { RECEIPT: 'A receipt differs', ORDER: 'The payment differs from its approval' },
  creditor: 'Creditor',
  expected: { RECEIPT: 'We paid', ORDER: 'Approved' },
  actual: { RECEIPT: 'They booked', ORDER: 'Would be paid' },
  found: 'Found',
} as const;
