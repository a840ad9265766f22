import type { HandlerReply, readFacts, Request } from '@lintel/contract';
import { isFactType, type FactType } from '@lintel/domain';
import type { Context } from '../kernel/context.ts';
import { parseNumberCursor, pageSize } from '../kernel/http/index.ts';
import { type ApplicationRow, factsAfter } from '../loan-file/index.ts';
import { loadActorNames } from './actors.ts';

/** Returns the facts of a file as stored, oldest first. They contain only references and codes. */
export async function loadFactsPage(
  context: Context,
  loan: Pick<ApplicationRow, 'uuid' | 'organisation'>,
  query: Request<typeof readFacts>['query'],
): Promise<HandlerReply<typeof readFacts>> {
  const limit = pageSize(query.limit);
  const getActorName = await loadActorNames(context, loan);
  const rows = await factsAfter(context.db, loan.uuid, parseNumberCursor(query.cursor) ?? 0, limit + 1);
  const items = rows.slice(0, limit).map((row) => ({
    sequence: row.sequence,
    type: factType(row.type),
    actor: { kind: row.actor_kind, id: row.actor_id, name: getActorName({ kind: row.actor_kind, id: row.actor_id }) },
    at: row.at.toISOString(),
    data: JSON.parse(row.data) as Record<string, unknown>,
    hash: row.hash,
  }));
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.sequence) : null };
}

/** Returns a stored fact's type after checking that it is known. An unknown one was written by a later version. */
export function factType(type: string): FactType {
  if (!isFactType(type)) throw new Error(`A stored fact has an unknown type: ${type}`);
  return type;
}
