/** The groups of the registration bar, verbatim. */
export const STEP_GROUPS = {
  PROPERTY: 'Property Info',
  INCOME: 'Income Info',
  PERSON: 'Personal Info',
  CONTACT: 'Contact Info',
  LOGIN: 'Login Info',
} as const;

/** The parts of a group with several steps. */
export const STEP_PARTS = { ADDRESS: 'Address', SALE: 'Sale Status', NAME: 'Name', BIRTHDATE: 'Birthdate' } as const;
