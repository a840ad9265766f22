/**
 * Tells a code of the authenticator, 6 digits, from a recovery code, which has letters and is longer. People type either
 * into one field, with spaces as their app shows them.
 */
export const toEitherCode = (typed: string): { code: string } | { recoveryCode: string } => {
  const digits = typed.replaceAll(/\s/g, '');
  return /^\d{1,8}$/.test(digits) ? { code: digits } : { recoveryCode: typed.trim() };
};
