/** Errors of the survey after a chat. */
export const CHAT_SURVEY_ERRORS = {
  rating: 'Choose a rating.',
  tooLong: (most: number) => `Use at most ${most} characters.`,
} as const;
