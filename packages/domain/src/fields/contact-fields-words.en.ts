/** Errors of the email and phone fields. */
export const EMAIL_MISSING = 'Please enter your email';
export const NO_EMAIL = 'Please enter a valid email address';
export const PHONE_MISSING = 'Please enter your mobile phone';
export const LEADING_ONE = 'Country code 1 is not needed';
export const NO_PHONE = 'Please enter a valid phone number';
