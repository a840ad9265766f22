import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';
import type { FileDevice, PhaseTime, ReportFilter, TimedParty, TimedPhase } from './types.ts';

interface Progress {
  readonly uuid: string;
  readonly organisation: string;
  readonly startedAt: Date;
  readonly step: number;
}

/** Saves how far a file got. A file that goes back keeps its furthest step. */
export async function raiseStep(trx: Executor, { uuid, organisation, startedAt, step }: Progress): Promise<void> {
  await trx
    .insertInto('funnel_file')
    .values({ application_uuid: uuid, organisation, device: 'UNKNOWN', started_at: startedAt, step })
    .onConflict((conflict) =>
      conflict.column('application_uuid').doUpdateSet({ step: sql<number>`greatest(funnel_file.step, excluded.step)` }),
    )
    .execute();
}

export async function updateDevice(trx: Executor, uuid: string, device: FileDevice): Promise<void> {
  await trx.updateTable('funnel_file').set({ device }).where('application_uuid', '=', uuid).execute();
}

/** Inserts the times of a file that is in the funnel. Those of its first payment stay. */
export async function insertTimes(trx: Executor, uuid: string, times: readonly PhaseTime[]): Promise<void> {
  await sql`insert into funnel_time (application_uuid, organisation, device, started_at, phase, party, seconds, bucket)
    select application_uuid, organisation, device, started_at, phase, party, seconds, round(ln(seconds + 1) * 100)
    from funnel_file, jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as waited (phase text, party text, seconds int)
    where application_uuid = ${uuid}
    on conflict do nothing`.execute(trx);
}

const isMatch = ({ organisation, from, before, device }: ReportFilter) => sql<boolean>`organisation = ${organisation}
  and started_at >= ${from} and started_at < ${before} and (${device}::text is null or device = ${device})`;

/** Counts a period's files by device and the furthest step. */
export const countFiles = (trx: Executor, filter: ReportFilter) =>
  trx
    .selectFrom('funnel_file')
    .select(({ fn }) => ['device', 'step', fn.countAll<string>().as('count')])
    .where(isMatch(filter))
    .groupBy(['device', 'step'])
    .execute();

/** The times of a period's funded files in one phase, for one party. */
export interface TimeSum {
  readonly phase: TimedPhase;
  readonly party: TimedParty;
  readonly files: number;
  /** A sum can be larger than an integer column. */
  readonly seconds: string;
  /** The buckets up to which half and nine tenths of the files are. */
  readonly medianBucket: number;
  readonly p90Bucket: number;
}

/** Sums the times of a period's funded files in one scan, and finds their quantiles among the counted buckets. */
export async function sumTimes(trx: Executor, filter: ReportFilter): Promise<TimeSum[]> {
  const { rows } = await sql<TimeSum>`
    with counted as (
      select phase, party, bucket, count(*) as files, sum(seconds) as seconds from funnel_time
      where ${isMatch(filter)} group by 1, 2, 3
    ), ranked as (
      select *, sum(files) over (partition by phase, party order by bucket) as up_to,
        sum(files) over (partition by phase, party) as total
      from counted
    )
    select phase, party, max(total)::int as files, sum(seconds)::text as seconds,
      min(bucket) filter (where up_to >= total * 0.5) as "medianBucket",
      min(bucket) filter (where up_to >= total * 0.9) as "p90Bucket"
    from ranked group by 1, 2`.execute(trx);
  return rows;
}
