/** Shown for a property in a disaster area; it blocks nothing. */
export const DISASTER_NOTICE =
  'We are continuing to accept applications in affected areas, but properties will require a post-disaster inspection ' +
  'per our Disaster Response Policy which is available to you upon request.';

/** The error where the referring loan officer isn't licensed in the property's state. */
export const LOAN_OFFICER_NOT_LICENSED =
  'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.';
