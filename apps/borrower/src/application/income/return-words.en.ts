/** Text of the return pages of vendors. */
export const RETURN = {
  finishing: 'Finishing the connection',
  reading: 'Reading your tax record… up to 1 minute',
  wait: 'This takes a few seconds. You can stay on this page.',
  title: 'The connection didn’t finish',
  failed: 'Your bank didn’t finish the connection. Nothing was shared.',
  slow: 'This is taking longer than usual. What you shared is safe, and we’ll keep working in the background.',
  again: 'Try again',
  way: 'Choose another way',
  dashboard: 'Go to your dashboard',
} as const;
