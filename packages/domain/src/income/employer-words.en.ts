/** Errors of the form for the contact at work. Only in English, as in `fields/text-words.en.ts`. */
export const NO_EMPLOYER = 'Enter the name of your employer';
export const NO_CONTACT = 'Enter the name of the person to contact';
export const UNREACHABLE = 'Enter a work phone number or email';
export const NO_WORK_EMAIL = 'Enter your work email';
export const PERSONAL_EMAIL = 'Use a work email, not a personal one';
