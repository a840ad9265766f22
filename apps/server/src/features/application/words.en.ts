/** Errors of the contact details form. */
export const CONTACT_ERRORS = {
  known: 'We already have this. Ask us to correct it.',
} as const;
