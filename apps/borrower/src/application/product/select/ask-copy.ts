export const ASK = {
  title: 'Change what you pay off?',
  text: 'We make your offers again. Your draw, term and fee stay as far as they can.',
  change: 'Change it',
  back: 'Go back',
} as const;
