import { availableParallelism } from 'node:os';

/**
 * Hashes at a time. More don't finish sooner, because each keeps a processor busy. They would only take turns with the
 * thread that answers requests, and occupy every thread of the pool that reads files.
 */
const MOST = availableParallelism();

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a password hash when it's its turn, first come, first served. */
export async function inTurn<Result>(hash: () => Promise<Result>): Promise<Result> {
  if (running < MOST) running += 1;
  else await new Promise<void>((start) => waiting.push(start));
  try {
    return await hash();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
