export const HAND_OFF = {
  title: 'Take the photos of your ID',
  lead: 'Take the photos on this device and send them. The page on your other device will then update.',
  start: 'Start',
  late: 'Reload this page to start.',
  noLink: 'This link no longer works. Get a new one on your other device.',
  sent: 'We have your photos',
  sentLead: 'Go back to your other device. You can close this page.',
} as const;
