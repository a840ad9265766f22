import type { Executor } from '../kernel/db/index.ts';

/** A turn that a person was notified of, for their list of notifications. */
export interface NotifiedTurn {
  readonly uuid: string;
  readonly gate: string;
  readonly cameAt: Date;
  readonly isOver: boolean;
}

const MAX_ROWS = 100;

/** Returns a person's turns on a loan, newest first: the current one, and earlier ones with a sent email. */
export async function loadTurns(trx: Executor, uuid: string, person: string): Promise<NotifiedTurn[]> {
  const rows = await trx
    .selectFrom('turn')
    .select(['turn.uuid', 'turn.gate', 'turn.came_at', 'turn.over_at'])
    .where('application_uuid', '=', uuid)
    .where('person', '=', person)
    .where((or) =>
      or.or([
        or('over_at', 'is', null),
        or.exists(
          or
            .selectFrom('turn_letter')
            .select('key')
            .whereRef('turn_uuid', '=', 'turn.uuid')
            .where('state', '=', 'SENT'),
        ),
      ]),
    )
    .orderBy('came_at', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return rows.map((row) => ({ uuid: row.uuid, gate: row.gate, cameAt: row.came_at, isOver: row.over_at !== null }));
}
