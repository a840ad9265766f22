import { argon2Sync, type Argon2Parameters } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

// A thread of `hash-workers.ts`: derives one Argon2id tag for each message.

/** Lower than the thread that answers requests, and high enough that a busy machine still logs people in. */
const NICENESS = 5;

// Linux gives each thread its own priority. Elsewhere this would slow down the whole server.
if (process.platform === 'linux') setPriority(NICENESS);

parentPort?.on('message', (parameters: Argon2Parameters) => {
  parentPort?.postMessage(argon2Sync('argon2id', parameters));
});
