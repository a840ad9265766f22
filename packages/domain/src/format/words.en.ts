/** How long ago something happened, as the lists of the console show it. */
export const AGE = {
  now: 'less than 1 min',
  minutes: (count: number): string => `${count} min`,
  hours: (count: number): string => `${count} h`,
  days: (count: number): string => (count === 1 ? '1 day' : `${count} days`),
  weeks: (count: number): string => (count === 1 ? '1 week' : `${count} weeks`),
} as const;

export const CLOCK = { am: 'am', pm: 'pm' } as const;

export const FILE_SIZE = {
  bytes: (count: number): string => (count === 1 ? '1 byte' : `${count} bytes`),
  kilobytes: (amount: string): string => `${amount} KB`,
  megabytes: (amount: string): string => `${amount} MB`,
} as const;
