/** An e-mail address of which a person knows their own, "a***@example.com": its first character and its domain. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1***$2');

/** A phone number of which a person knows their own, "(***) ***-0142": its last 4 digits, in the form of every phone number (ledger FMT-008). */
export const maskPhone = (phone: string): string => `(***) ***-${phone.slice(-4)}`;
