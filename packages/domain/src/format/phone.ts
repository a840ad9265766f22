/** A phone number without spaces, parentheses and dashes (ledger FMT-010). */
export function stripPhone(text: string): string {
  return text.replace(/[\s()-]/g, '');
}

/** The ten digits of a US number; a country code in front, "1" of 11 or "+1" of 12 characters, is left out (ledger FMT-009). */
export function phoneDigits(text: string): string | undefined {
  return /^(?:\+?1)?(\d{10})$/.exec(stripPhone(text))?.[1];
}

/** A phone number as (NNN) NNN-NNNN (ledger FMT-008 to FMT-010); text that is no US number comes back as it was. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  return digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : text;
}
