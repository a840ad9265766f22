import { refuse, refuseTooMany, refuseUnavailable } from '../../kernel/http/index.ts';

/** Files of one person that may wait: those of one step. */
const MOST_OF_ONE = 10;
/** Files that wait in all, from which on only a person who has none among them may add one, and from which on nobody may. */
const [CROWDED, MOST] = [40, 200];

type InTurn = <T>(who: string, gone: AbortSignal | undefined, work: () => Promise<T>) => Promise<T>;

/**
 * One thing at a time, and people take turns: the many files of one hold up another's single file by one look at most. Whoever hangs up loses the
 * place. Refuses with `too-many-requests` or `unavailable`.
 */
export function takingTurns(): InTurn {
  /** Those who wait, in the order of their turns. */
  const lines = new Map<string, (() => void)[]>();
  let isBusy = false;

  function next(): void {
    const first = lines.entries().next().value;
    isBusy = first !== undefined;
    if (!first) return;
    const [who, [go, ...rest]] = first;
    lines.delete(who);
    if (rest.length > 0) lines.set(who, rest);
    go?.();
  }

  function place(who: string, gone: AbortSignal | undefined): Promise<void> {
    const mine = lines.get(who)?.length ?? 0;
    const all = [...lines.values()].reduce((sum, line) => sum + line.length, 0);
    if (mine >= MOST_OF_ONE) return refuseTooMany(30);
    if (all >= MOST || (all >= CROWDED && mine > 0)) return refuseUnavailable();
    return new Promise((resolve, reject) => {
      const go = (): void => {
        gone?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        const left = (lines.get(who) ?? []).filter((one) => one !== go);
        if (left.length > 0) lines.set(who, left);
        else lines.delete(who);
        reject(new Error('gone'));
      };
      gone?.addEventListener('abort', leave, { once: true });
      lines.set(who, [...(lines.get(who) ?? []), go]);
    });
  }

  return async (who, gone, work) => {
    if (gone?.aborted) return refuse('invalid-request');
    if (isBusy)
      await place(who, gone).catch((error: unknown) =>
        gone?.aborted ? refuse('invalid-request') : Promise.reject(error as Error),
      );
    isBusy = true;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
