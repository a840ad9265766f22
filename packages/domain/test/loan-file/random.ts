/** A small seeded generator (mulberry32): the same seed gives the same walk on every machine. */
export interface Random {
  readonly next: () => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly below: (limit: number) => number;
}

/** Creates a generator from a seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { next, below, chance: (probability) => next() < probability, pick: (items) => items[below(items.length)]! };
}

const FIRST_DAY = Date.UTC(2026, 2, 3, 17);
const instants: string[] = [];

/** The instant this many days after Tuesday, March 3, 2026. */
export function toInstant(day: number): string {
  return (instants[day] ??= new Date(FIRST_DAY + day * 86_400_000).toISOString());
}
