import type { Fact } from './facts.ts';
import { emptyFile } from './file.ts';
import { fold } from './fold.ts';
import { GATES, isOpen, type GateId } from './gates.ts';

/**
 * Finds when each gate was completed: the time of the last fact that closed it. The result leaves out gates that opened
 * again and gates that were never open.
 *
 * @param dated the loan's facts, oldest first, each with the instant at which it was recorded
 */
export function findGateCompletions<At>(
  dated: readonly { readonly fact: Fact; readonly at: At }[],
): ReadonlyMap<GateId, At> {
  const completions = new Map<GateId, At>();
  let file = emptyFile();
  const open = new Set<GateId>(GATES.filter((gate) => isOpen(gate, file)).map(({ id }) => id));
  for (const { fact, at } of dated) {
    file = fold(file, fact);
    for (const gate of GATES) {
      const { id } = gate;
      if (isOpen(gate, file)) {
        open.add(id);
        completions.delete(id);
      } else if (open.delete(id)) completions.set(id, at);
    }
  }
  return completions;
}
