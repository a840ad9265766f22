interface Band {
  /** The highest score of the band. */
  readonly to: number;
  /** The number of scored consumers in it, out of 100. */
  readonly share: number;
}

const SCALE = { low: 300, high: 850 } as const;

/** Sample distribution of scores; the score's vendor provides the real one. The shares add up to 100. */
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
 * Returns how many of 100 consumers have a lower score, a whole number: the score notice must say how the borrower's
 * compares (12 CFR 1022.74(d)(1)(ii)(E)). Null for a score with another range.
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
