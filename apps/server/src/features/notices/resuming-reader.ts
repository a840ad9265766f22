import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { PageEnd } from '../../kernel/http/index.ts';

interface DueRow {
  readonly uuid: string;
  readonly gate_since: Date;
}

/**
 * Returns a function that reads the next files for a sweep. Each call resumes after the last file of the previous call
 * in this process and starts over after the last file, so a file that stays due (its letter isn't mailed, its notice
 * fails) never blocks the others.
 *
 * @param read returns a limited number of files after a place, in the order of `gate_since` and `uuid`
 */
export function createResumingReader(
  read: (context: Context, before: Date, limit: number, after: PageEnd | undefined) => Promise<DueRow[]>,
): (context: Context, before: Date, limit: number) => Promise<string[]> {
  const sweptTo = new WeakMap<Context, PageEnd>();
  return async (context, before, limit) => {
    const after = sweptTo.get(context);
    const rows = await read(context, before, limit, after);
    if (after && rows.length < limit) rows.push(...(await read(context, before, limit - rows.length, undefined)));
    const last = rows.at(-1);
    if (last) sweptTo.set(context, { at: last.gate_since, uuid: last.uuid });
    return [...new Set(rows.map((row) => row.uuid))];
  };
}

/**
 * Returns the SQL condition on `application` for the files after a place, in the order of `gate_since` and `uuid`. An
 * index can use only its first part.
 */
export const afterPlace = ({ at, uuid }: PageEnd) =>
  sql<boolean>`(gate_since >= ${at} and (gate_since > ${at} or application.uuid > ${uuid}))`;
