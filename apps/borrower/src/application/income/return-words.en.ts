/** Text of the return pages of vendors. */
export const RETURN = {
  finishing: 'Finishing the connection',
  reading: 'Reading your tax record… up to 1 minute',
  wait: 'This takes a few seconds. You can stay on this page.',
  title: 'We couldn’t finish the connection',
  expired:
    'We couldn’t find an open connection. It may have expired. If you still need to connect an account, you can start again.',
  failed: 'We couldn’t check the connection. Try again.',
  slowTitle: 'We’re still finishing the connection',
  slow: 'This is taking longer than usual. What you shared is safe, and we’ll keep working in the background.',
  again: 'Try again',
  anotherWay: 'Choose another way',
  dashboard: 'Go to your dashboard',
} as const;
