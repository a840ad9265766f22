/** Used where the county was never found in the records. */
export const NO_COUNTY = 'The county of the home';
