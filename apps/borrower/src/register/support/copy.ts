export const SUPPORT = {
  title: 'Let’s get you help',
  lead: 'What you have typed is saved on this device for 24 hours. You can go on where you stopped.',
  call: 'Call us',
  write: 'Write to us',
  goOn: 'Go on with your application',
} as const;
