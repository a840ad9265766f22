import { refuse, refuseTooMany, refuseUnavailable } from '../../kernel/http/index.ts';

/** Most waiting files of one person: those of one step. */
const MAX_PER_PERSON = 10;
/** Total waiting files from which only a person without a waiting file may add one, and from which no one may. */
const [CROWDED, MAX_WAITING] = [40, 200];

type RunInTurn = <T>(person: string, disconnected: AbortSignal | undefined, work: () => Promise<T>) => Promise<T>;

/**
 * Runs one task at a time, and people take turns: one person's many files delay another's single file by at most one
 * inspection. A client that disconnects loses its place. Refuses with `too-many-requests` or `unavailable`.
 */
export function createTurnQueue(): RunInTurn {
  /** The waiting people, in the order of their turns. */
  const lines = new Map<string, (() => void)[]>();
  let isBusy = false;

  function next(): void {
    const first = lines.entries().next().value;
    isBusy = first !== undefined;
    if (!first) return;
    const [person, [go, ...rest]] = first;
    lines.delete(person);
    if (rest.length > 0) lines.set(person, rest);
    go?.();
  }

  function place(person: string, disconnected: AbortSignal | undefined): Promise<void> {
    const mine = lines.get(person)?.length ?? 0;
    const all = [...lines.values()].reduce((sum, line) => sum + line.length, 0);
    if (mine >= MAX_PER_PERSON) return refuseTooMany(30);
    if (all >= MAX_WAITING || (all >= CROWDED && mine > 0)) return refuseUnavailable();
    return new Promise((resolve, reject) => {
      const go = (): void => {
        disconnected?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        const left = (lines.get(person) ?? []).filter((one) => one !== go);
        if (left.length > 0) lines.set(person, left);
        else lines.delete(person);
        reject(new Error('gone'));
      };
      disconnected?.addEventListener('abort', leave, { once: true });
      lines.set(person, [...(lines.get(person) ?? []), go]);
    });
  }

  return async (person, disconnected, work) => {
    if (disconnected?.aborted) return refuse('invalid-request');
    if (isBusy)
      await place(person, disconnected).catch((error: unknown) =>
        disconnected?.aborted ? refuse('invalid-request') : Promise.reject(error as Error),
      );
    isBusy = true;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
