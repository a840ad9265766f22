/** Used where the county was never found in the records. */
export const COUNTY = { unknown: 'The county of the home' } as const;
