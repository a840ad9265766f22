export const ORIGINATOR = {
  heading: { OFFICER: 'Your loan officer', BROKER: 'Your broker' },
  bar: { OFFICER: (name: string) => `Your loan officer: ${name}`, BROKER: (name: string) => `Your broker: ${name}` },
  nmls: (id: string) => `NMLS #${id}`,
  call: 'Call',
  email: 'Email',
  replies: (hours: number) => `Usually replies within ${hours === 1 ? '1 hour' : `${hours} hours`}`,
} as const;
