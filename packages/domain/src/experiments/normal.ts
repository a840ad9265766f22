/**
 * The probability that a standard normal variable is above `z`, within 1.5e-7. Abramowitz and Stegun, Handbook of
 * Mathematical Functions (1964), 26.2.17.
 */
export function upperTail(z: number): number {
  if (z < 0) return 1 - upperTail(-z);
  const t = 1 / (1 + 0.231_641_9 * z);
  const sum =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}

/** The value that a standard normal variable is above with a probability of `tail`, between 0 and 0.5. */
export function upperQuantile(tail: number): number {
  let [low, high] = [0, 9];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (upperTail(middle) > tail) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
