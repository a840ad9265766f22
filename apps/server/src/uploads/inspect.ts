import { Worker } from 'node:worker_threads';
import type { UploadLimits } from '@lintel/domain';
import type { Look } from './look.ts';

/** Milliseconds after which a file counts as one that cannot be read. */
const DEADLINE = 15_000;
/** Megabytes of JavaScript values; pictures are bounded by their pixels, streams by what may come out of them. */
const HEAP = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** Files that are looked at at the same time; the others wait on the disk, not in memory. */
const AT_ONCE = 1;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Looks at a file in a thread of its own with a limit of memory and of time: the server goes on answering meanwhile, and a file that makes the
 * reader die is a file that cannot be read. `content` is asked for when it is its turn.
 */
export async function inspect(content: () => Promise<Uint8Array>, limits: UploadLimits, deadline = DEADLINE): Promise<Look> {
  while (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await inThread(new Uint8Array(await content()), limits, deadline);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

function inThread(content: Uint8Array<ArrayBuffer>, limits: UploadLimits, deadline: number): Promise<Look> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./inspect-worker.ts', import.meta.url), { workerData: { content, limits }, transferList: [content.buffer], resourceLimits: HEAP, env: {}, stdout: true, stderr: true });
    const end = (seen: Look): void => {
      clearTimeout(timer);
      resolve(seen);
      void worker.terminate();
    };
    const timer = setTimeout(() => end({ fault: 'UNREADABLE' }), deadline);
    worker.on('message', end);
    worker.on('error', () => end({ fault: 'UNREADABLE' }));
    worker.on('exit', () => end({ fault: 'UNREADABLE' }));
  });
}
