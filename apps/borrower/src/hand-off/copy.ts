export const HAND_OFF = {
  title: 'Take the photos of your ID',
  lead: 'You came from another device. Take the photos here and send them. The page on the other device then moves on.',
  start: 'Start',
  noLink: 'This link no longer works. Ask for a new one on the device you came from.',
  sent: 'Your photos are sent',
  sentLead: 'Go back to the device you came from. You can close this page.',
} as const;
