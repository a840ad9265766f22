/** Errors of the form before a chat. Sentences are the specification's. */
export const PRE_ENGAGEMENT_ERRORS = {
  required: 'Required',
  tooLong: (length: number) => `Cannot be more than ${length} characters`,
} as const;
