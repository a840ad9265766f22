/** The error without a choice of how the home is used. */
export const NO_OCCUPANCY = 'Please select an occupancy type';
/** The error for choosing UNEMPLOYED. */
export const UNEMPLOYED_APOLOGY = "We apologize. At this time, we don't lend to unemployed borrowers.";
