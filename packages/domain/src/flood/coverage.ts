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
