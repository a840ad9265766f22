export const CANCELLED = {
  title: 'This request was cancelled',
  on: (day: string) => `It was cancelled on ${day}. You don’t need to do anything.`,
  undated: 'You don’t need to do anything.',
  questions: 'Questions? Call us:',
} as const;
