const SUFFIXES: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'v', 'trustee']);

/** First and last word of a name as land records and people write it: "DELGADO, MARIA L." and "Maria Delgado Jr" are one. */
function ends(name: string): string {
  const [before = '', after] = name.split(',', 2);
  const words = (isLastFirst(after) ? `${after ?? ''} ${before}` : name)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z\s-]/g, '')
    .split(/\s+/)
    .filter((word) => word !== '' && !SUFFIXES.has(word));
  return `${words[0] ?? ''} ${words.at(-1) ?? ''}`;
}

const isLastFirst = (after: string | undefined): boolean => after !== undefined && !SUFFIXES.has(after.toLowerCase().replaceAll(/[^a-z]/g, ''));

/** Whether two names may be one person's, by first and last name: middle names, case, accents and suffixes make no difference. */
export const isSamePerson = (one: string, other: string): boolean => ends(one) === ends(other);
