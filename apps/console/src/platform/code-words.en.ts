/** Abbreviations that stay in capitals. */
const SHORT = /\b(facta|avm|bpo|hmda|ssn|id|uw|dti|dob|heloc|us)\b/g;

/**
 * Formats a contract code as words: SOFT_CREDIT_ERROR and SoftCreditReturned become "Soft credit error" and "Soft
 * credit returned". The codes are English, so another language lists its own words for them.
 */
export function formatCode(code: string): string {
  const words = code
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]+/g, ' ')
    .toLowerCase()
    .replaceAll(SHORT, (name) => name.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
