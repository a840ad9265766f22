/** An address with its parts as stored, for `formatAddress`. */
export interface AddressParts {
  readonly street1: string;
  readonly street2?: string | null | undefined;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

const UPPER = new Set(['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW', 'PO', 'US', 'FM', 'II', 'III', 'IV']);

const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase();

/** One part of a hyphenated word; the letter after an early apostrophe is also a capital, O'Brien. */
function capitalPart(part: string): string {
  return /^[A-Za-z]'/.test(part) ? part.slice(0, 2).toUpperCase() + capital(part.slice(2)) : capital(part);
}

function titleWord(word: string): string {
  if (UPPER.has(word.toUpperCase().replaceAll('.', ''))) return word.toUpperCase();
  if (/^\d+(st|nd|rd|th)$/i.test(word)) return word.toLowerCase();
  if (/^#?\d/.test(word)) return word.toUpperCase();
  // Mixed case was typed on purpose: McKinley, DeKalb.
  if (/[a-z]/.test(word) && /^[A-Z].*[A-Z]/.test(word)) return word;
  return word.split('-').map(capitalPart).join('-');
}

/** A street or city in title case, "123 N MAIN ST" as "123 N Main St". */
export function titleCase(text: string): string {
  return text.trim().split(/\s+/).map(titleWord).join(' ');
}

/** The street lines of an address in title case, "12 Oak Ave, Apt 4B". */
export function formatStreet(address: Pick<AddressParts, 'street1' | 'street2'>): string {
  const second = address.street2?.trim();
  return second ? `${titleCase(address.street1)}, ${titleCase(second)}` : titleCase(address.street1);
}

/** An address on one line: title-cased street, city, state, zip, "88 Juniper Court, Longmont, CO 80501". */
export function formatAddress(address: AddressParts): string {
  return `${formatStreet(address)}, ${titleCase(address.city)}, ${address.state.trim().toUpperCase()} ${address.zip.trim()}`;
}
