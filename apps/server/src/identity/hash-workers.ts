import type { Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

interface Job {
  readonly parameters: Argon2Parameters;
  readonly resolve: (tag: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

interface HashThread {
  readonly worker: Worker;
  /** The jobs that the thread was sent. It works on the first. */
  readonly jobs: Job[];
}

/** More threads don't finish sooner, because each hash keeps a processor busy. */
const MAX_THREADS = availableParallelism();

/**
 * Most jobs of a thread: the one in progress and the next, so that the thread doesn't wait for the main thread in
 * between.
 */
const MAX_JOBS = 2;

const waiting: Job[] = [];
const threads: HashThread[] = [];

/**
 * Derives an Argon2id tag (the hash) in another thread, on Linux one of lower priority, first come, first served:
 * hashing for many logins doesn't slow down other requests.
 */
export function deriveTag(parameters: Argon2Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    waiting.push({ parameters, resolve, reject });
    sendWaiting();
  });
}

function sendWaiting(): void {
  while (waiting.length > 0) {
    const thread = findThread();
    if (!thread) return;
    const job = waiting.shift()!;
    thread.jobs.push(job);
    thread.worker.ref();
    thread.worker.postMessage(job.parameters);
  }
}

/** Returns the thread that starts a job soonest, a new one if all are busy and there can be more. */
function findThread(): HashThread | undefined {
  const [soonest] = threads.toSorted((one, other) => one.jobs.length - other.jobs.length);
  if ((!soonest || soonest.jobs.length > 0) && threads.length < MAX_THREADS) return startThread();
  return soonest && soonest.jobs.length < MAX_JOBS ? soonest : undefined;
}

function startThread(): HashThread {
  const worker = new Worker(new URL('./hash-worker.ts', import.meta.url));
  const thread: HashThread = { worker, jobs: [] };
  threads.push(thread);
  worker.on('message', (tag: Uint8Array) => {
    thread.jobs.shift()?.resolve(Buffer.from(tag));
    if (thread.jobs.length === 0) worker.unref(); // An idle thread doesn't keep the process alive.
    sendWaiting();
  });
  // An error ends the thread; other threads take the jobs it hadn't begun.
  worker.on('error', (error) => {
    threads.splice(threads.indexOf(thread), 1);
    const [failed, ...others] = thread.jobs;
    waiting.unshift(...others);
    failed?.reject(error);
    sendWaiting();
  });
  return thread;
}
