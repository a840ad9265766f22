/** Reasons and errors of the feedback about an answer are the specification's. */
export const ANSWER_FEEDBACK = {
  reasons: {
    VAGUE: 'Answer too vague',
    NOT_SPECIFIC: 'Not specific to my application',
    NOT_ASKED: 'Not what I was asking about',
    OTHER: 'Other',
  },
  reasonMissing: 'Please select a reason',
  tooLong: (length: number) => `Please restrict your response to ${length} characters.`,
} as const;
