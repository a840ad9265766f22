import type { HandlerReply, listOfficerResults } from '@lintel/contract';
import { FILE_STEPS, toFunnel } from '@lintel/domain';
import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Caller } from '../../kernel/http/index.ts';
import { toReportFilter } from './filter.ts';
import type { ReportQuery } from './types.ts';

type Results = HandlerReply<typeof listOfficerResults>;

interface OfficerStepCount {
  readonly originatorUuid: string | null;
  readonly name: string | null;
  readonly step: number;
  readonly files: number;
  /** Files with times, and the sum of their seconds. */
  readonly timed: number;
  readonly seconds: string;
}

/**
 * Returns how far a period's files got and how long its funded files took, by the loan officer or broker who referred
 * or started them. Each file counts for one of them, or for none.
 */
export async function loadOfficerResults(
  { db }: Pick<Context, 'db'>,
  caller: Pick<Caller, 'organisation'>,
  query: ReportQuery,
): Promise<Results> {
  const { organisation, from, before, device } = toReportFilter(caller, query);
  const { rows } = await sql<OfficerStepCount>`
    select originator_uuid as "originatorUuid", loan_originator.name, step, count(*)::int as files,
      count(seconds)::int as timed, coalesce(sum(seconds), 0)::text as seconds
    from funnel_file
    left join application_originator on application_originator.application_uuid = funnel_file.application_uuid
    left join loan_originator on loan_originator.uuid = originator_uuid
    left join funnel_time on funnel_time.application_uuid = funnel_file.application_uuid
      and step = ${FILE_STEPS.length - 1} and phase = 'ALL' and party = 'ALL'
    where funnel_file.organisation = ${organisation}
      and funnel_file.started_at >= ${from} and funnel_file.started_at < ${before}
      and (${device}::text is null or funnel_file.device = ${device})
    group by 1, 2, 3`.execute(db);
  const officers = [...new Set(rows.map(({ originatorUuid }) => originatorUuid))].map((originatorUuid) => {
    const own = rows.filter((row) => row.originatorUuid === originatorUuid);
    return {
      originatorUuid,
      name: own[0]?.name ?? null,
      steps: toFunnel(
        FILE_STEPS,
        own.map(({ step, files }) => ({ step, count: files })),
      ),
      timed: own.reduce((sum, { timed }) => sum + timed, 0),
      seconds: own.reduce((sum, { seconds }) => sum + Number(seconds), 0),
    };
  });
  return officers.toSorted(byCount);
}

type Officer = Results[number];
const countStarted = ({ steps }: Officer): number => steps[0]?.count ?? 0;

/** Sorts officers with the most applications first, and files without one last. */
const byCount = (one: Officer, other: Officer): number =>
  Number(one.originatorUuid === null) - Number(other.originatorUuid === null) ||
  countStarted(other) - countStarted(one) ||
  (one.name ?? '').localeCompare(other.name ?? '');
