/** Errors of the survey after a chat. */
export const CHAT_SURVEY_ERRORS = {
  rating: 'Choose a rating.',
  tooLong: (most: number) => `Use at most ${most} characters.`,
} as const;

/** Ratings of a chat as both sides read them. */
export const CHAT_RATING_LABELS = { 1: '1 Very bad', 2: '2 Bad', 3: '3 OK', 4: '4 Good', 5: '5 Very good' } as const;
