/** The groups of the registration bar, verbatim (PROG-014). */
export const STEP_GROUPS = {
  PROPERTY: 'Property Info',
  INCOME: 'Income Info',
  PERSON: 'Personal Info',
  CONTACT: 'Contact Info',
  LOGIN: 'Login Info',
} as const;

/** The parts of a group with several steps (OP-B-021). */
export const STEP_PARTS = { ADDRESS: 'Address', SALE: 'Sale Status', NAME: 'Name', BIRTHDATE: 'Birthdate' } as const;
