/** Text that all forms in the console share. */
export const FORM = {
  problem: 'Fix the following to continue',
  busy: 'Sending',
  notSent: 'We couldn’t send this. Check your connection and try again. What you typed is still here.',
  broken:
    'Something went wrong on this page, so nothing was sent. The error was logged. Copy what you typed, then reload the page and try again.',
  chooseReason: 'Choose a reason.',
  outcomeFirst: 'Choose an outcome first.',
  reason: 'Reason',
  choose: 'Choose',
  optional: '(optional)',
  back: 'Go back',
  close: 'Close',
  changedElsewhere:
    'Someone changed this while you were editing. The list shows the latest version, and what you typed is still here. Save again to replace it.',
  fileHint: 'PDF, JPG or PNG, up to 20 MB.',
} as const;

/** Text of a button that copies a link or an ID. */
export const COPY = {
  copied: 'Copied.',
  notCopied: (text: string) => `Your browser didn’t allow copying. Select it and copy it: ${text}`,
} as const;

/** Text of the dialog that asks for a new code before a sensitive action. */
export const STEP_UP = {
  title: 'Confirm it’s you',
  lead: 'Enter a new code from your authenticator app. You won’t need another one for 20 minutes.',
  code: '6-digit code',
  sixDigits: 'Enter the 6-digit code.',
  submit: 'Confirm',
  close: 'Cancel',
} as const;

/** From when until when something is shown to borrowers. */
export const SCHEDULE = {
  from: 'From (Pacific Time)',
  fromHint: 'Leave blank to start right away.',
  until: 'Until (Pacific Time)',
  untilHint: 'Leave blank to keep it until you change it.',
} as const;
