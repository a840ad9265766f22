/** What waits for a person at the desk without a gate of its own: the file goes on meanwhile. */
export const STAFF_TASKS = {
  correction: {
    title: 'A correction is asked for',
    text: 'The borrower says that something on the application is wrong.',
  },
  reconsideration: { title: 'A value is questioned', text: 'The borrower says what the valuation missed.' },
  'income-record': {
    title: 'Income in another name',
    text: 'A source of income names somebody else, or nobody. Say whether it is the income of the borrower.',
  },
  'payoff-letter': {
    title: 'A payoff letter to read',
    text: 'The borrower sent what a creditor says pays a debt off. Enter its figures.',
  },
  'payoff-entry': {
    title: 'Payoff figures to confirm',
    text: 'A first entry is waiting for a second person. Enter the figures from the letter yourself; they count once both entries are the same.',
  },
  'bank-letter': {
    title: 'A bank letter to read',
    text: 'The borrower showed with a letter whose the account for the payments is.',
  },
  'signing-problem': {
    title: 'A paper to sign is questioned',
    text: 'Somebody who signs says that a paper is wrong. Nobody signs until it is answered.',
  },
  'signer-id': {
    title: 'The ID of a further signer',
    text: 'A person must look at the ID of somebody else who signs. Say whether it is them; until then they cannot go on.',
  },
  'letter-to-post': { title: 'A letter to post', text: 'Papers wait to be printed and posted.' },
  'letter-back': {
    title: 'A letter came back',
    text: 'The post could not deliver it. Ask the borrower for the right mailing address, then send it again.',
  },
  'mail-bounced': {
    title: 'An address takes no mail',
    text: 'A mail that told somebody of their turn came back. Call them, and ask for the right address.',
  },
  'give-back': {
    title: 'A loan was cancelled',
    text: 'An owner used the right to cancel. Release the deed and give back everything that was paid, within 20 days; then say that it is done.',
  },
  'late-rescission': {
    title: 'Late cancellation',
    text: 'A letter or fax was sent after the right to cancel ended. Check the postmark and reply within 20 days.',
  },
  'sanctions-report': {
    title: 'A sanctions report is due',
    text: 'A match with a sanctions list was confirmed. Report the blocked property or the rejected transaction to OFAC within 10 business days, then record the report.',
  },
  'decision-due': {
    title: 'A decision is due',
    text: 'The borrower must hear a decision within 30 days of the application.',
  },
  'papers-due': {
    title: 'Closing papers that are not made',
    text: 'The papers of the closing could not be drawn up. In Texas the fees may be over their share of the draw, or the debts over theirs of the value: then the draw, a fee or a debt must change. Otherwise the log of the server says why.',
  },
  'deed-to-record': {
    title: 'A deed to record',
    text: 'The county takes paper alone, or gave the deed back. Bring it there, then enter its number.',
  },
  'money-checks': {
    title: 'A check before the money failed',
    text: 'The last checks before the money leaves did not all pass. The page of the funding says which.',
  },
  'money-to-approve': {
    title: 'A payment to decide',
    text: 'The line is ready to be paid out. Propose the payment, or approve what a colleague proposed.',
  },
  'money-recall': {
    title: 'Recall money',
    text: 'Money is on the way or out that must not be paid: the loan was canceled in time, or a sanctions match was confirmed. Call the bank to stop or recall the payment. Reason, amount, trace and deadline are on the funding panel.',
  },
  'money-differs': {
    title: 'A payment differs',
    text: 'A creditor booked a different amount, or the payment is no longer the one that was approved. Compare the amounts on the funding panel, then settle it.',
  },
  'money-not-there': {
    title: 'Money that is not there yet',
    text: 'The bank or a creditor has not said that the money left or arrived. Ask them; nothing is sent twice.',
  },
  'attorney-review': {
    title: 'Papers for an attorney',
    text: 'In this state a lawyer reads the papers before the deed is signed. Give the file to an attorney, or wait for the opinion of the one who has it.',
  },
  'attorney-objected': {
    title: 'An attorney objects',
    text: 'The attorney does not approve the papers. Read the opinion; papers that are wrong are drawn up anew or the closing is voided.',
  },
  'notice-due': {
    title: 'A notice is due',
    text: 'The notice of a decline has not gone out. It must within 30 days of the decision.',
  },
} as const;
export type StaffTask = keyof typeof STAFF_TASKS;

/** What waits for the opinion of an attorney: the queue of somebody who is nothing else at the desk. */
export const ATTORNEY_TASKS = ['attorney-review', 'attorney-objected'] as const satisfies readonly StaffTask[];
/** What ends when everything was given back, or a late wish was answered. */
export const UNWINDING_TASKS = ['give-back', 'late-rescission'] as const satisfies readonly StaffTask[];

export function isStaffTask(name: string): name is StaffTask {
  return Object.hasOwn(STAFF_TASKS, name);
}

/** Days after the application at which the desk is reminded of a decision that is due on the 30th (12 CFR 1002.9(a)(1)). */
export const DECISION_ALARM_DAYS = 20;
/** Days after a decline at which a notice that has not gone out is an alarm; until then the notices' own sweep makes it. */
export const NOTICE_ALARM_DAYS = 1;
/** Days that the sending of money and the receipts of creditors may take before a person asks. */
export const MONEY_ALARM_DAYS = 4;
/** Minutes that the papers of a closing may take before a person is told: they are made in seconds, or cannot be made. */
export const PAPERS_ALARM_MINUTES = 10;
