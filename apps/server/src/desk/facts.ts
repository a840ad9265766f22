import type { AnswerOf, readFacts, Request } from '@lintel/contract';
import { isFactType, type FactType } from '@lintel/domain';
import type { Context } from '../context.ts';
import { numberOf, pageSize } from '../http/cursor.ts';

/** The facts of a file as they are stored, oldest first. They hold references and codes alone. */
export async function factsPage(context: Context, uuid: string, asked: Request<typeof readFacts>['query']): Promise<AnswerOf<typeof readFacts>> {
  const most = pageSize(asked.limit);
  const rows = await context.db
    .selectFrom('fact')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('sequence', '>', numberOf(asked.cursor) ?? 0)
    .orderBy('sequence')
    .limit(most + 1)
    .execute();
  const items = rows.slice(0, most).map((row) => ({
    sequence: row.sequence,
    type: typeOf(row.type),
    actor: { kind: row.actor_kind, id: row.actor_id },
    at: row.at.toISOString(),
    data: JSON.parse(row.data) as Record<string, unknown>,
    hash: row.hash,
  }));
  return { items, nextCursor: rows.length > most ? String(items.at(-1)?.sequence) : null };
}

function typeOf(type: string): FactType {
  if (!isFactType(type)) throw new Error(`A fact of an unknown type is stored: ${type}`);
  return type;
}
