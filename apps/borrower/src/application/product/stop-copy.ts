export const STOP = {
  title: 'Stop your application?',
  refuses: "We can't give you the line you asked for, so we'll send a notice with the reasons.",
  closes: "We'll close your application.",
  later: 'You can apply again any time.',
  stop: 'Stop here',
  stopping: 'Stopping',
  back: 'Go back',
} as const;
