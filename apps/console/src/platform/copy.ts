/** Words of the second factor that is asked for between two pages. */
export const STEP_UP = {
  title: 'Confirm it is you',
  lead: 'What you are about to see or do asks for a fresh code of your authenticator. It counts for 20 minutes.',
  code: 'Code of 6 digits',
  sixDigits: 'Enter the 6 digits your authenticator shows.',
  submit: 'Confirm',
  close: 'Do not go on',
} as const;
