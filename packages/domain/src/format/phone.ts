/** A phone number without spaces, parentheses and dashes. */
export function stripPhone(text: string): string {
  return text.replace(/[\s()-]/g, '');
}

/** The ten digits of a US number, without its country code: "1" of 11 characters or "+1" of 12. */
export function phoneDigits(text: string): string | undefined {
  return /^(?:\+?1)?(\d{10})$/.exec(stripPhone(text))?.[1];
}

/** A phone number as (NNN) NNN-NNNN; text that is not a US number is returned unchanged. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  return digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : text;
}
