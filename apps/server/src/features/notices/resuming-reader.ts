import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Place } from '../../kernel/http/index.ts';

interface DueRow {
  readonly uuid: string;
  readonly gate_since: Date;
}

/**
 * Returns a function that reads the next files for a sweep. Each call resumes after the last file of the call before it, in this process, and starts again at the
 * front after the last file, so a file that stays due (its letter isn't posted, its notice fails) never keeps the sweep from the others.
 *
 * @param read at most so many files after a place, in the order of `gate_since` and `uuid`
 */
export function resumingReader(
  read: (context: Context, before: Date, most: number, after: Place | undefined) => Promise<DueRow[]>,
): (context: Context, before: Date, most: number) => Promise<string[]> {
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
export const behind = ({ at, uuid }: Place) =>
  sql<boolean>`(gate_since >= ${at} and (gate_since > ${at} or application.uuid > ${uuid}))`;
