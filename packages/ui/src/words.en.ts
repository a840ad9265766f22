/** A control's text when its screen sets none; each one is the default of a prop. */
export const controlWords = {
  submit: 'Continue',
  submitting: 'Submitting',
  errorPrefix: 'Error: ',
} as const;
