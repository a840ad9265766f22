import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Place } from '../http/cursor.ts';

interface DueRow {
  readonly uuid: string;
  readonly gate_since: Date;
}

/**
 * Makes a reader of the files that a sweep looks at: each time the next ones after those of its last run in this process, and from the front again behind the
 * last. A file that stays due, because its letter isn't posted or its notice fails, keeps no other from its turn.
 *
 * @param read at most so many files after a place, in the order of `gate_since` and `uuid`
 */
export function inTurn(read: (context: Context, before: Date, most: number, after: Place | undefined) => Promise<DueRow[]>): (context: Context, before: Date, most: number) => Promise<string[]> {
  const sweptTo = new WeakMap<Context, Place>();
  return async (context, before, most) => {
    const after = sweptTo.get(context);
    const rows = await read(context, before, most, after);
    if (after && rows.length < most) rows.push(...(await read(context, before, most - rows.length, undefined)));
    const last = rows.at(-1);
    if (last) sweptTo.set(context, { at: last.gate_since, uuid: last.uuid });
    return [...new Set(rows.map((row) => row.uuid))];
  };
}

/** The files after a place, as a condition on `application`. The first part alone is what an index can use. */
export const behind = ({ at, uuid }: Place) => sql<boolean>`(gate_since >= ${at} and (gate_since > ${at} or application.uuid > ${uuid}))`;
