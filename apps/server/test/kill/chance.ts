/** Repeatable random numbers of the kill tests: the same seed gives the same numbers. */
export interface Chance {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from `min` to `max`. */
  nextInteger(min: number, max: number): number;
  one<T>(list: readonly T[]): T;
}

/** Creates random numbers by xorshift32; `seed` is any whole number. */
export function createChance(seed: number): Chance {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x1_0000_0000;
  };
  const nextInteger = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    nextInteger,
    one<T>(list: readonly T[]): T {
      const found = list[nextInteger(0, list.length - 1)];
      if (found === undefined) throw new Error('There is nothing to choose from.');
      return found;
    },
  };
}
