/** What a control says when its screen gives no other word; every one is the default of a prop. */
export const controlWords = {
  submit: 'Continue',
  submitting: 'Submitting',
  errorPrefix: 'Error: ',
} as const;
