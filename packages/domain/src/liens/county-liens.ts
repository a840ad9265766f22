/** A lien from the county's records; amount in cents, as recorded. */
export interface CountyLien {
  readonly reference: string;
  readonly holder: string;
  readonly position: number;
  readonly recordedCents: number;
}

/** A lien that the loan file already has, from the credit report, an earlier search or the borrower. */
export interface KnownLien {
  readonly uuid: string;
  readonly creditorName: string;
  readonly position: number | null;
}

const splitWords = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !LEGAL.has(word));

/** Words of a name that the bureau leaves out and the county includes. */
const LEGAL: ReadonlySet<string> = new Set([
  'the',
  'na',
  'n',
  'a',
  'inc',
  'llc',
  'co',
  'corp',
  'company',
  'its',
  'successors',
  'and',
  'assigns',
]);

/** Whether both names can mean the same lender: the longer one starts with the shorter one's words. */
export function isSameHolder(one: string, other: string): boolean {
  const [short = [], long = []] = [splitWords(one), splitWords(other)].toSorted((a, b) => a.length - b.length);
  return short.length > 0 && short.every((word, index) => word === long[index]);
}

/**
 * Matches recorded liens to known ones; null for a lien that no other source named. A known lien matches only once;
 * among several of the same lender, the one in the same position comes first.
 */
export function matchCountyLiens<County extends CountyLien>(
  recorded: readonly County[],
  known: readonly KnownLien[],
): { county: County; known: string | null }[] {
  const left = [...known];
  return recorded.map((county) => {
    const same = left.filter((lien) => isSameHolder(lien.creditorName, county.holder));
    const found = same.find((lien) => lien.position === county.position) ?? same[0];
    if (found) left.splice(left.indexOf(found), 1);
    return { county, known: found?.uuid ?? null };
  });
}
