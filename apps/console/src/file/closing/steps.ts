import type { AnswerOf, readGates } from '@lintel/contract';

/** Where a file stands among the steps of its closing. */
export interface Steps {
  /** It stands at one of these. */
  readonly at: (...names: readonly string[]) => boolean;
  /** It stands behind the first of these steps, and no further than the second; `END` is an open line. */
  readonly between: (after: string, until: string) => boolean;
  /** The step is one of this file's. */
  readonly has: (name: string) => boolean;
}

export const END = 'complete';

/** Reads the checklist; a file that ended early stands at none of these steps. */
export function stepsOf(gates: AnswerOf<typeof readGates>, status: string | null | undefined): Steps {
  const standing = gates.findIndex((gate) => gate.current);
  const now = standing < 0 && status === 'COMPLETE' ? gates.length : standing;
  const placeOf = (name: string): number => (name === END ? gates.length : gates.findIndex(({ gate }) => gate === name));
  return {
    at: (...names) => names.some((name) => now >= 0 && placeOf(name) === now),
    between: (after, until) => now > placeOf(after) && now <= placeOf(until),
    has: (name) => gates[placeOf(name)]?.when === true,
  };
}
