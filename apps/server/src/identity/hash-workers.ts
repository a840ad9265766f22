import type { Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

interface Job {
  readonly parameters: Argon2Parameters;
  readonly resolve: (tag: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

/** More threads don't finish sooner, because each hash keeps a processor busy. */
const MAX_WORKERS = availableParallelism();

const waiting: Job[] = [];
const idle: Worker[] = [];
let running = 0;

/**
 * Derives an Argon2id tag in a thread of lower priority, first come, first served: hashing for many logins doesn't slow
 * down other requests.
 */
export function deriveTag(parameters: Argon2Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    waiting.push({ parameters, resolve, reject });
    startNext();
  });
}

function startNext(): void {
  if (waiting.length === 0 || (idle.length === 0 && running === MAX_WORKERS)) return;
  const { parameters, resolve, reject } = waiting.shift()!;
  const worker = idle.pop() ?? new Worker(new URL('./hash-worker.ts', import.meta.url));
  running += 1;
  const finish = (isUsable: boolean): void => {
    worker.off('message', onTag).off('error', onError);
    running -= 1;
    if (isUsable) idle.push(worker);
    startNext();
  };
  const onTag = (tag: Uint8Array): void => {
    worker.unref(); // An idle thread doesn't keep the process alive.
    finish(true);
    resolve(Buffer.from(tag));
  };
  const onError = (error: unknown): void => {
    finish(false);
    reject(error);
  };
  worker.on('message', onTag).on('error', onError);
  worker.ref();
  worker.postMessage(parameters);
}
