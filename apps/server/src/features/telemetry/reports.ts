import { VISIT_STEPS } from '@lintel/domain';
import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';

/** The visits to count: a lender, a period, and a kind of device or all. */
export interface VisitFilter {
  readonly organisation: string;
  readonly from: Date;
  /** The first instant after the period. */
  readonly before: Date;
  readonly device: string | null;
}

/** Counts the visits of a period that reached a registration step, by device and furthest step. */
export const countVisits = (trx: Executor, { organisation, from, before, device }: VisitFilter) =>
  trx
    .selectFrom('telemetry_session')
    .select(({ fn }) => ['device', 'step', fn.countAll<string>().as('count')])
    .where('organisation', '=', organisation)
    .where('started_at', '>=', from)
    .where('started_at', '<', before)
    .where('step', 'is not', null)
    .where(sql<boolean>`(${device}::text is null or device = ${device})`)
    .groupBy(['device', 'step'])
    .$narrowType<{ step: number }>()
    .execute();

/** The visitors of one arm of an experiment. */
export interface Exposure {
  readonly experiment: string;
  readonly variation: string;
  readonly exposed: number;
  /** Visitors who then started an application, in the same visit or a later one. */
  readonly converted: number;
  readonly since: Date;
}

const APPLICATION = VISIT_STEPS.indexOf('application');

/**
 * Counts who saw each arm of each experiment in a period, by tracker: a visitor counts once, however often they visit.
 * A visitor who saw two arms of an experiment counts in neither.
 */
export async function countExposures(
  trx: Executor,
  { organisation, from, before, device }: VisitFilter,
): Promise<Exposure[]> {
  const { rows } = await sql<Exposure>`
    with seen as (
      select properties ->> 'experiment' as experiment, properties ->> 'variation' as variation, tracker_hash,
        min(telemetry_event.at) as at, min(started_at) as started_at
      from telemetry_event join telemetry_session on telemetry_session.uuid = session_uuid
      where telemetry_event.organisation = ${organisation} and event_type = 'EXPOSURE'
        and at >= ${from} and at < ${before} and (${device}::text is null or device = ${device})
      group by 1, 2, 3
    ), visitor as (
      select experiment, tracker_hash, min(variation) as variation, min(at) as at, min(started_at) as started_at
      from seen group by 1, 2 having count(*) = 1
    )
    select experiment, variation, count(*)::int as exposed, min(at) as since, (count(*) filter (where exists (
      select from telemetry_session later where later.tracker_hash = visitor.tracker_hash
        and later.organisation = ${organisation} and later.step = ${APPLICATION}
        and later.started_at >= visitor.started_at
    )))::int as converted
    from visitor group by 1, 2 order by 1, 2`.execute(trx);
  return rows;
}
