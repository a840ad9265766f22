import type { GateId } from '@lintel/domain';
import type { Context } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import type { ApplicationRow } from './applications.ts';
import type { TimedWords } from './context.ts';
import { toStatusReply } from './status-shape.ts';

/** Returns the words that a feature provides for the current gate's sentence; none at most gates. */
export async function loadGateWords(
  context: Context,
  { gate, uuid }: Pick<ApplicationRow, 'gate' | 'uuid'>,
  trx: Executor = context.db,
): Promise<TimedWords> {
  return (await context.words[gate as GateId]?.(context, trx, uuid)) ?? {};
}

/** Returns a loan's status in the contract's shape, with the current gate's sentence. */
export const loadStatus = async (context: Context, row: ApplicationRow, trx: Executor = context.db) =>
  toStatusReply(row, await loadGateWords(context, row, trx));
