/** Two spellings of one address are one person: case, width of letters and spaces around it do not count; dots do. */
export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
