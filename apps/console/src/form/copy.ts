/** Words that all forms of the desk share. */
export const FORM = {
  problem: 'There is a problem',
  busy: 'Sending',
  notSent: "We couldn't send this. Check your connection and press again; what you typed is still here.",
  broken:
    'Something is wrong with this page, so nothing was sent. What you typed is still here. The fault is in the server’s log; reload the page and try again.',
  chooseReason: 'Choose a reason.',
  reason: 'Reason',
  choose: 'Choose',
  optional: '(optional)',
  fileHint: 'PDF, JPG or PNG, 20 MB at most.',
} as const;

/** Words of the second factor that is asked for between two pages. */
export const STEP_UP = {
  title: 'Confirm it is you',
  lead: 'What you are about to see or do asks for a fresh code of your authenticator. It counts for 20 minutes.',
  code: 'Code of 6 digits',
  sixDigits: 'Enter the 6 digits your authenticator shows.',
  submit: 'Confirm',
  close: 'Do not go on',
} as const;
