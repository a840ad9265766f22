/** Staff tasks without a gate: the loan file keeps moving. */
export const STAFF_TASKS = {
  correction: {
    title: 'Correction requested',
    text: 'The borrower says something on the application is wrong.',
  },
  reconsideration: { title: 'Value questioned', text: 'The borrower says the home value missed something.' },
  'income-record': {
    title: 'Income in another name',
    text: 'An income source names someone else, or no one. Decide whether it is the borrower’s income.',
  },
  'payoff-letter': {
    title: 'Payoff letter to review',
    text: 'The borrower sent a creditor’s payoff letter. Enter its figures.',
  },
  'payoff-entry': {
    title: 'Payoff figures to confirm',
    text: 'A first entry is waiting for a second person. Enter the figures from the letter yourself. They count once both entries match.',
  },
  'bank-letter': {
    title: 'Bank letter to review',
    text: 'The borrower sent a bank letter showing who owns the payment account.',
  },
  'signing-problem': {
    title: 'Problem with a document to sign',
    text: 'A signer says a document is wrong. No one can sign until this is resolved.',
  },
  'signer-id': {
    title: 'Signer ID to review',
    text: 'Review another signer’s ID and decide whether it is theirs. They can’t continue until then.',
  },
  'letter-to-post': { title: 'Letter to mail', text: 'Documents are waiting to be printed and mailed.' },
  'letter-back': {
    title: 'Returned letter',
    text: 'The post office couldn’t deliver it. Ask the borrower for the right mailing address, then send it again.',
  },
  'mail-bounced': {
    title: 'Email bounced',
    text: 'An email about someone’s next step bounced. Call them and ask for the right email address.',
  },
  'give-back': {
    title: 'Rescission: unwind',
    text: 'An owner rescinded. Record the release and refund all fees within 20 calendar days of receipt.',
  },
  'late-rescission': {
    title: 'Late rescission',
    text: 'A letter or fax was sent after the rescission period ended. Check the postmark and reply within 20 calendar days.',
  },
  'sanctions-report': {
    title: 'Sanctions report due',
    text: 'A match with a sanctions list was confirmed. Report the blocked property or the rejected transaction to OFAC within 10 business days, then record the report.',
  },
  'decision-due': {
    title: 'Decision due',
    text: 'The borrower must get a decision within 30 days of the application.',
  },
  'papers-due': {
    title: 'Closing documents not prepared',
    text: 'The closing documents couldn’t be prepared. In Texas, the fees may exceed their share of the draw, or the debts their share of the value. If so, change the draw, a fee or a debt. Otherwise, the server log says why.',
  },
  'deed-to-record': {
    title: 'Deed to record',
    text: 'The county accepts only paper, or returned the deed. Record it in person, then enter the recording number.',
  },
  'money-checks': {
    title: 'Pre-funding check failed',
    text: 'Not all final checks before funding passed. The funding panel shows which ones failed.',
  },
  'money-to-approve': {
    title: 'Payment to approve',
    text: 'The line is ready to fund. Propose the payment, or approve the one a teammate proposed.',
  },
  'money-recall': {
    title: 'Wire or ACH recall',
    text: 'A payment that must not be made is on its way or already sent. The loan was rescinded in time, or a sanctions match was confirmed. Call the bank to stop or recall the payment. The funding panel shows the reason, amount, trace and deadline.',
  },
  'money-differs': {
    title: 'Payment mismatch',
    text: 'A creditor posted a different amount, or the payment no longer matches the approval. Compare the amounts on the funding panel, then resolve it.',
  },
  'money-not-there': {
    title: 'Payment not confirmed',
    text: 'The bank or a creditor hasn’t confirmed that the money was sent or arrived. Ask them. Nothing is sent twice.',
  },
  'attorney-review': {
    title: 'Documents for an attorney',
    text: 'In this state, an attorney reviews the documents before the deed is signed. Assign the file to an attorney, or wait for the assigned attorney’s opinion.',
  },
  'attorney-objected': {
    title: 'Attorney objection',
    text: 'The attorney didn’t approve the documents. Read the opinion, then have the documents prepared again or void the closing.',
  },
  'notice-due': {
    title: 'Notice due',
    text: 'The adverse action notice hasn’t been sent. It is due within 30 days of the decision.',
  },
} as const;
