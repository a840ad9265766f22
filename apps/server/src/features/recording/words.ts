/** Where the records of the county were never found. */
export const NO_COUNTY = 'The county of the home';
