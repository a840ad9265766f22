import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { refuse } from '../http/errors.ts';
import { statusShape } from './status-shape.ts';
import { readApplication } from './applications.ts';

/** What every write on a loan answers: where it stands now, and the number of its last fact. */
export async function written(context: Pick<Context, 'db'>, uuid: string, trx: Executor = context.db) {
  const row = await readApplication(trx, uuid);
  if (!row) return refuse('not-found');
  return { status: statusShape(row.projection, { gate: row.gate, gateSince: row.gate_since, updatedAt: row.updated_at }), version: row.version };
}
