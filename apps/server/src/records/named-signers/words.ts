/** Whom the land records do not name. */
export const NAMES = { SPOUSE: 'your spouse', CO_OWNER: 'another owner' } as const;
