export const FLOOD_CERT = {
  title: 'We’re waiting for your flood certificate',
  lead: 'It shows whether your home is in a flood zone, which decides whether you need flood insurance.',
} as const;
