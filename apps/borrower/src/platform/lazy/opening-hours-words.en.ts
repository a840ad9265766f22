export const CLOCK = { am: 'am', pm: 'pm' } as const;
