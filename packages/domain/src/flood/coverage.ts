/** Zones of FEMA's rate maps: A and V, with whatever follows, are special flood hazard areas; B, C, D and X are not (44 CFR 64.3). */
const SPECIAL = /^[AV](?:$|[0-9EHOR])/;
const OTHER: ReadonlySet<string> = new Set(['B', 'C', 'D', 'X']);

/**
 * Whether the home lies in a special flood hazard area: what the certificate says, when its zone agrees. A zone that nobody knows, or one that says the
 * contrary, is null: no answer, which the file takes for a flood area.
 *
 * @param zone as the certificate has it: AE, VE, X500, ...
 */
export function isFloodArea(zone: string, said: boolean): boolean | null {
  const plain = zone.trim().toUpperCase();
  if (SPECIAL.test(plain)) return said ? true : null;
  return OTHER.has(plain.replace(/(?:500|\s*SHADED)$/, '')) && !said ? false : null;
}

/** The most that the National Flood Insurance Program insures on a home for one to four families, in dollars. */
export const MOST_FLOOD_COVERAGE = 250_000;

/**
 * The least flood insurance on a home, in dollars: the line and every debt that stays before it, but no more than the home can be insured for nor than
 * the program's limit (12 CFR 22.3).
 *
 * @param insurable what rebuilding costs, without the land; null while nobody knows
 */
export function floodCoverage({
  line,
  liens,
  insurable,
}: {
  readonly line: number;
  readonly liens: number;
  readonly insurable: number | null;
}): number {
  return Math.min(line + liens, insurable ?? Infinity, MOST_FLOOD_COVERAGE);
}
