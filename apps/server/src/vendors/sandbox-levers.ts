import { createHash } from 'node:crypto';

/**
 * Returns the words after the plus of an email address, by which a tester selects the sandbox's outcomes:
 * `ana+no-match.assets@example.com` gives no-match and assets.
 */
export function parseTags(email: string): ReadonlySet<string> {
  const local = email.toLowerCase().split('@')[0] ?? '';
  const plus = local.indexOf('+');
  return new Set(
    plus < 0
      ? []
      : local
          .slice(plus + 1)
          .split('.')
          .filter(Boolean),
  );
}

/** Returns a whole number from `min` to `max`, the same for the same text: variety without randomness. */
export function pick(text: string, min: number, max: number): number {
  const hash = createHash('sha256').update(text).digest().readUInt32BE(0);
  return min + (hash % (max - min + 1));
}

/** Whether a street's name contains these words, as consecutive whole words. */
export const hasWords = (street: string, words: string): boolean => ` ${street.toLowerCase()} `.includes(` ${words} `);

/** Returns an address as a key: case, dots and common abbreviations make no difference. */
export function streetKey(street1: string, zip: string): string {
  const words = street1
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return `${words.map((word) => SHORT[word] ?? word).join(' ')}|${zip.slice(0, 5)}`;
}

const SHORT: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  lane: 'ln',
  drive: 'dr',
  court: 'ct',
  boulevard: 'blvd',
  place: 'pl',
  circle: 'cir',
  terrace: 'ter',
  way: 'wy',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  parkway: 'pkwy',
  highway: 'hwy',
};
