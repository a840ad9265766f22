interface Band {
  /** The highest score of the band. */
  readonly to: number;
  /** Of 100 consumers who are scored, so many are in it. */
  readonly share: number;
}

/** The scale of the sample figures. */
const SCALE = { low: 300, high: 850 } as const;

/** Sample figures of how scores are spread; whoever sells the score gives the real ones. Together 100. */
const BANDS: readonly Band[] = [
  { to: 499, share: 3 },
  { to: 549, share: 6 },
  { to: 599, share: 8 },
  { to: 649, share: 10 },
  { to: 699, share: 13 },
  { to: 749, share: 17 },
  { to: 799, share: 23 },
  { to: SCALE.high, share: 20 },
];

/**
 * Of 100 consumers, how many have a lower score (12 CFR 1022.74(d)(1)(ii)(E) asks for a clear statement of it, or a graph); a whole number. Null on a
 * scale that the figures are not of.
 */
export function scoreRank({
  value,
  low,
  high,
}: {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}): number | null {
  if (low !== SCALE.low || high !== SCALE.high || value < low || value > high) return null;
  let from: number = SCALE.low;
  let below = 0;
  for (const { to, share } of BANDS) {
    if (value <= to) return Math.floor(below + (share * (value - from)) / (to - from + 1));
    below += share;
    from = to + 1;
  }
  return null;
}
