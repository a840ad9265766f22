import { REPORT_DEVICES, type HandlerReply, type readFunnel } from '@lintel/contract';
import { FILE_STEPS, toFunnel, VISIT_STEPS } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Caller } from '../../kernel/http/index.ts';
import { countVisits } from '../telemetry/index.ts';
import { toReportFilter } from './filter.ts';
import { countFiles, sumTimes } from './store.ts';
import type { FileDevice, ReportQuery } from './types.ts';

type Funnel = HandlerReply<typeof readFunnel>;

type ByDevice = Readonly<Record<FileDevice, number>>;

interface StepCount {
  readonly device: FileDevice;
  readonly step: number;
  readonly count: string;
}

type Parts = Pick<Context, 'db'>;
type Reader = Pick<Caller, 'organisation'>;

/** Returns how far a period's visits and files got, and how long its funded files waited for each party. */
export async function loadFunnel(context: Parts, caller: Reader, query: ReportQuery): Promise<Funnel> {
  // At the same time, because each scans a table of its own.
  const [visits, files, times] = await Promise.all([
    loadVisits(context, caller, query),
    loadFiles(context, caller, query),
    loadTimes(context, caller, query),
  ]);
  return { visits, files, times };
}

export const loadVisits = async ({ db }: Parts, caller: Reader, query: ReportQuery): Promise<Funnel['visits']> =>
  toSteps(VISIT_STEPS, await countVisits(db, toReportFilter(caller, query)));

export const loadFiles = async ({ db }: Parts, caller: Reader, query: ReportQuery): Promise<Funnel['files']> =>
  toSteps(FILE_STEPS, await countFiles(db, toReportFilter(caller, query)));

export async function loadTimes({ db }: Parts, caller: Reader, query: ReportQuery): Promise<Funnel['times']> {
  const times = await sumTimes(db, toReportFilter(caller, query));
  return times.map(({ phase, party, seconds, medianBucket, p90Bucket, ...time }) => ({
    phase,
    party,
    ...time,
    seconds: Number(seconds),
    medianSeconds: toSeconds(medianBucket),
    p90Seconds: toSeconds(p90Bucket),
  }));
}

/** The inverse of the bucket in `funnel_time`, within 1%. */
const toSeconds = (bucket: number): number => Math.round(Math.exp(bucket / 100) - 1);

function toSteps<Step extends string>(steps: readonly Step[], counted: readonly StepCount[]) {
  const rows = counted.map(({ device, step, count }) => ({ device, step, count: Number(count) }));
  const devices = REPORT_DEVICES.map((device) => {
    const ofDevice = rows.filter((row) => row.device === device);
    return [device, toFunnel(steps, ofDevice)] as const;
  });
  return toFunnel(steps, rows).map((step, index) => ({
    ...step,
    byDevice: Object.fromEntries(devices.map(([device, funnel]) => [device, funnel[index]?.count ?? 0])) as ByDevice,
  }));
}
