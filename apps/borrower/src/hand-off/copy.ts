export const HAND_OFF = {
  title: 'Take the photos of your ID',
  lead: 'You came from another device. Take the photos here and send them; the other page goes on by itself.',
  start: 'Start',
  noLink: 'This link is no longer good. Ask for a new one on the device you came from.',
  sent: 'Your photos are sent',
  sentLead: 'Go back to the device you came from. You can close this page.',
} as const;
