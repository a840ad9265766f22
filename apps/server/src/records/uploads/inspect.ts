import type { UploadLimits } from '@lintel/domain';
import type { Look } from './look.ts';
import { lookApart } from './looker.ts';
import { takingTurns } from './turns.ts';

/** Milliseconds after which a file counts as one that cannot be read. The slowest honest one, a progressive photo of 50 megapixels, takes 6 seconds on a busy machine. */
const DEADLINE = 10_000;

const inTurn = takingTurns();

/** For whom a file is looked at, and how it is known that they hung up. */
interface Sender {
  readonly who: string;
  readonly gone?: AbortSignal;
}

/** Looks at a file in a process apart, one at a time. `content` is asked for when it is its turn: until then it waits on the disk, not in memory. */
export const inspect = (
  content: () => Promise<Uint8Array>,
  limits: UploadLimits,
  { who, gone }: Sender,
  deadline = DEADLINE,
): Promise<Look> =>
  inTurn(who, gone, async () => lookApart({ content: new Uint8Array(await content()), limits }, deadline));
