/** Errors of the feedback form. Sentences with a length are the specification's. */
export const FEEDBACK_ERRORS = {
  topic: 'Choose a topic.',
  message: 'Enter your message.',
  tooShort: (length: number) => `Must be at least ${length} characters`,
  tooLong: (length: number) => `Must be at most ${length} characters`,
  consent: 'Choose Yes or No.',
} as const;
