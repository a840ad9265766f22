import type { Executor } from '../kernel/db/index.ts';
import { selectApplications } from '../loan-file/index.ts';

/** Returns turns of open files that are still that person's and whose email bounced, of one file or of all. */
export async function loadBouncedTurns(
  trx: Executor,
  uuid?: string,
): Promise<{ uuid: string; organisation: string; turn: string; at: Date }[]> {
  let query = selectApplications(trx)
    .innerJoin('turn', 'turn.application_uuid', 'application.uuid')
    .innerJoin('turn_letter', 'turn_letter.turn_uuid', 'turn.uuid')
    .select(['application.uuid', 'application.organisation', 'turn.uuid as turn', 'turn_letter.done_at'])
    .distinctOn('turn.uuid')
    .where('turn_letter.state', '=', 'BOUNCED')
    .where('turn.over_at', 'is', null)
    .where('application.active', '=', true)
    .orderBy('turn.uuid');
  if (uuid !== undefined) query = query.where('application.uuid', '=', uuid);
  return (await query.execute()).map(({ done_at: at, ...row }) => ({ ...row, at: at ?? new Date(0) }));
}
