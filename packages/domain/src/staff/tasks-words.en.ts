/** Staff tasks without a gate: the loan file keeps moving. */
export const STAFF_TASKS = {
  correction: {
    title: 'Correction requested',
    text: 'The borrower says something on the application is wrong.',
  },
  reconsideration: {
    title: 'Reconsideration of value (ROV)',
    text: 'The borrower disputes the home value. Review what they say the home value leaves out.',
  },
  'income-record': {
    title: 'Income in another name',
    text: 'An income source names someone else, or no one. Decide whether it is the borrower’s income.',
  },
  'payoff-letter': {
    title: 'Payoff letter to review',
    text: 'The borrower sent a creditor’s payoff letter. Enter its figures under “Payoff figures” and choose the letter there. This task closes once two people’s figures match.',
  },
  'payoff-entry': {
    title: 'Payoff figures to confirm',
    text: 'The first entry needs a second person. Enter the figures from the letter without copying the first entry. They count once both entries match.',
  },
  'bank-letter': {
    title: 'Autopay account: bank letter',
    text: 'The borrower sent a bank letter for the autopay account. Verify that it shows the borrower’s name and the account.',
  },
  'signing-problem': {
    title: 'Problem with signing documents',
    text: 'A signer says a document is wrong. No one can sign until this is resolved.',
  },
  'signer-id': {
    title: 'Signer ID to review',
    text: 'Review another signer’s ID and decide whether it is theirs. They can’t continue until then.',
  },
  'letter-to-post': { title: 'Letter to mail', text: 'Documents are waiting to be printed and mailed.' },
  'letter-back': {
    title: 'Returned mail',
    text: 'The letter came back undelivered. The borrower was emailed for the correct address. Call them if they don’t answer. Before anyone signs, the borrower can request the correction in their application; after that, ask an admin. Another owner’s letters go to the home. Once the address is right, mail the documents again from Letters.',
  },
  'mail-bounced': {
    title: 'Email bounced',
    text: 'An email about someone’s next step bounced. Call them and get the correct email address.',
  },
  'give-back': {
    title: 'Rescission: refund and lien release',
    text: 'An owner rescinded. Release the security interest and refund everything the borrower paid within 20 calendar days of receiving the rescission.',
  },
  'late-rescission': {
    title: 'Late rescission',
    text: 'A letter or fax was sent after the rescission period ended. Check the postmark and reply within 20 calendar days.',
  },
  'sanctions-report': {
    title: 'OFAC report due',
    text: 'An OFAC match was confirmed. Report the blocked property or the rejected transaction to OFAC within 10 business days, then record the report.',
  },
  'decision-due': {
    title: 'Decision due',
    text: 'ECOA: notify the borrower of the decision within 30 days of receiving the completed application.',
  },
  'papers-due': {
    title: 'Closing documents not prepared',
    text: 'The closing documents couldn’t be prepared. For a Texas home, check the 2% fee cap and the 80% CLTV cap. No one can change the draw, a fee or a payoff at this step. Ask an admin to check the server log for the cause.',
  },
  'deed-to-record': {
    title: 'Deed of trust to record',
    text: 'The county accepts only paper, or rejected the deed of trust. Record it on paper, then enter the instrument number.',
  },
  'money-checks': {
    title: 'Pre-funding check failed',
    text: 'Not all pre-funding checks passed. The funding panel shows which ones failed.',
  },
  'money-to-approve': {
    title: 'Funding to approve',
    text: 'The line is ready to fund. Propose funding, or approve a teammate’s proposal.',
  },
  'money-recall': {
    title: 'Wire or ACH recall',
    text: 'A payment was ordered or sent, and then the loan was rescinded or an OFAC match was confirmed. Call the bank to stop or recall it. Reason, amount, trace number and deadline are under “Wire or ACH recall”.',
  },
  'money-differs': {
    title: 'Disbursement mismatch',
    text: 'A creditor posted a different amount, or the disbursement no longer matches the approved amount, so the new amount wasn’t ordered. Compare the amounts under “Closing and funding”, settle it with the creditor or funding, then record what was done.',
  },
  'money-not-there': {
    title: 'Disbursement not confirmed',
    text: 'The bank or a creditor hasn’t confirmed this payment. Call them for its status. It isn’t sent a second time.',
  },
  'attorney-review': {
    title: 'Documents for an attorney',
    text: 'In this state, an attorney reviews the documents before the deed is signed. Assign the file to an attorney, or wait for the assigned attorney’s opinion.',
  },
  'attorney-objected': {
    title: 'Attorney objection',
    text: 'The attorney didn’t approve the documents. Read the opinion. If the documents must change, void the closing: new ones are prepared and go back to the attorney. If not, ask the attorney to review them again.',
  },
  'notice-due': {
    title: 'Adverse action notice not sent',
    text: 'The notice should have gone out with the decline. Sending is retried. Ask an admin to check the server log, and make sure that it goes out by the due date.',
  },
} as const;
