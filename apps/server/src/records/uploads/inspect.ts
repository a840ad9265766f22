import type { UploadLimits } from '@lintel/domain';
import type { Inspection } from './inspect-file.ts';
import { inspectInChild } from './inspect-in-child.ts';
import { createTurnQueue } from './turns.ts';

/**
 * Milliseconds after which a file counts as unreadable. The slowest legitimate one, a progressive photo of 50
 * megapixels, takes 6 seconds on a busy machine.
 */
const DEADLINE = 10_000;

const inTurn = createTurnQueue();

/** The person whose file is inspected, and a signal that they disconnected. */
interface Sender {
  readonly person: string;
  readonly disconnected?: AbortSignal;
}

/**
 * Inspects one file at a time in a separate process. Loads `content` when its turn comes; until then it waits on disk,
 * not in memory.
 */
export const inspect = (
  content: () => Promise<Uint8Array>,
  limits: UploadLimits,
  { person, disconnected }: Sender,
  deadline = DEADLINE,
): Promise<Inspection> =>
  inTurn(person, disconnected, async () =>
    inspectInChild({ content: new Uint8Array(await content()), limits }, deadline),
  );
