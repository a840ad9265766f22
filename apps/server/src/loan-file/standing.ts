import type { GateId } from '@lintel/domain';
import type { Context } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import type { ApplicationRow } from './applications.ts';
import type { TimedWords } from './context.ts';
import { toStatusReply } from './status-shape.ts';

/** Returns the feature's words for the current sentence: one small read, at the few gates that have such words. */
export async function loadGateWords(
  context: Context,
  { gate, uuid }: Pick<ApplicationRow, 'gate' | 'uuid'>,
  trx: Executor = context.db,
): Promise<TimedWords> {
  return (await context.words[gate as GateId]?.(context, trx, uuid)) ?? {};
}

/** Returns a loan's current status with its sentence. */
export const loadStatus = async (context: Context, row: ApplicationRow, trx: Executor = context.db) =>
  toStatusReply(row, await loadGateWords(context, row, trx));
