import type { AddressSuggestion, AddressPort } from './port.ts';
import { STREETS, CITY_BY_ZIP } from './sandbox-streets.ts';

/** Suggests known streets from the table first, then the typed text itself as an address. */
export const sandboxAddresses: AddressPort = {
  provider: 'sandbox',
  lookup: async (text, states) => lookup(text, states),
};

function lookup(text: string, states: readonly string[]): AddressSuggestion[] {
  const words = splitWords(text);
  const known = STREETS.filter((row) => matchesWordPrefixes(splitWords(row.join(' ')), words)).map(
    ([street1, city, state, zip]) => toSuggestion(street1, '', city, state, zip),
  );
  const typed = parse(text);
  const all =
    typed && !known.some((one) => one.fullAddress.toLowerCase() === typed.fullAddress.toLowerCase())
      ? [...known, typed]
      : known;
  return all.filter((one) => states.length === 0 || states.includes(one.state)).slice(0, 10);
}

/** Returns whether each typed word begins a word of the address, in the same order. Words between may be missing. */
function matchesWordPrefixes(address: readonly string[], typed: readonly string[]): boolean {
  let from = 0;
  for (const word of typed) {
    const at = address.findIndex((one, index) => index >= from && one.startsWith(word));
    if (at < 0) return false;
    from = at + 1;
  }
  return typed.length > 0;
}

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const FULL_ADDRESS =
  /^\s*(?<street>\d+[^,]*?)(?:,\s*(?<unit>(?:apt|apartment|unit|suite|ste|#)[^,]*))?,\s*(?<city>[^,\d]+?),?\s+(?<state>[A-Za-z]{2}),?\s+(?<zip>\d{5})\s*$/i;
const STREET_AND_ZIP = /^(?<street>\d+ [^,]*?),? (?<zip>\d{5})$/;

/** Parses the typed text as an address. A known ZIP code adds the city. */
function parse(text: string): AddressSuggestion | undefined {
  const whole = FULL_ADDRESS.exec(text)?.groups;
  if (whole)
    return toSuggestion(
      title(whole['street'] ?? ''),
      title(whole['unit'] ?? ''),
      title(whole['city'] ?? ''),
      (whole['state'] ?? '').toUpperCase(),
      whole['zip'] ?? '',
    );
  // Collapses white space first: adjacent \s runs backtrack in cubic time.
  const short = STREET_AND_ZIP.exec(text.trim().replaceAll(/\s+/g, ' '))?.groups;
  const town = short && CITY_BY_ZIP.get(short['zip'] ?? '');
  return town && toSuggestion(title(short['street'] ?? ''), '', town[0], town[1], short['zip'] ?? '');
}

const title = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

function toSuggestion(street1: string, street2: string, city: string, state: string, zip: string): AddressSuggestion {
  return {
    fullAddress: `${[street1, street2].filter(Boolean).join(' ')}, ${city}, ${state} ${zip}`,
    street1,
    street2,
    city,
    state,
    zip,
  };
}
