/**
 * Zones on FEMA's rate maps: A and V, with any suffix, are special flood hazard areas; B, C, D and X are not (44 CFR
 * 64.3).
 */
const SPECIAL = /^[AV](?:$|[0-9EHOR])/;
const OTHER: ReadonlySet<string> = new Set(['B', 'C', 'D', 'X']);

/**
 * Whether the home is in a special flood hazard area: the certificate's statement, if its zone agrees. Null for an
 * unknown or contradicting zone, which the loan file treats as a flood area.
 *
 * @param zone as in the certificate: AE, VE, X500, ...
 */
export function isFloodArea(zone: string, isReportedFloodArea: boolean): boolean | null {
  const plain = zone.trim().toUpperCase();
  if (SPECIAL.test(plain)) return isReportedFloodArea ? true : null;
  return OTHER.has(plain.replace(/(?:500|\s*SHADED)$/, '')) && !isReportedFloodArea ? false : null;
}

/** The National Flood Insurance Program's limit for a one-to-four-family home, in dollars. */
export const MAX_FLOOD_COVERAGE = 250_000;

/**
 * The minimum flood insurance on a home, in dollars: the line and every debt ahead of it, but at most the home's
 * insurable value and the program's limit (12 CFR 22.3).
 *
 * @param insurable the cost of rebuilding, without the land; null while unknown
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
  return Math.min(line + liens, insurable ?? Infinity, MAX_FLOOD_COVERAGE);
}
