/** People whom the land records don't name. */
export const NAMES = { SPOUSE: 'your spouse', CO_OWNER: 'another owner' } as const;
