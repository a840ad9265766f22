import type { GateId } from '@lintel/domain';
import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import type { ApplicationRow } from './applications.ts';
import { statusShape } from './status-shape.ts';

/** Where a loan stands, its sentence with the words that only a feature knows: one small read, at the few gates that have such words. */
export async function standingOf(context: Context, row: ApplicationRow, trx: Executor = context.db) {
  const words = context.words[row.gate as GateId];
  return statusShape(row, words ? await words(context, trx, row.uuid) : {});
}
