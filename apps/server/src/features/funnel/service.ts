import type { HandlerReply, readFunnel } from '@lintel/contract';
import { FILE_STEPS, toFunnel, VISIT_STEPS } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Caller } from '../../kernel/http/index.ts';
import { countVisits } from '../telemetry/index.ts';
import { toReportFilter } from './filter.ts';
import { countFiles, sumTimes } from './store.ts';
import type { FileDevice, ReportQuery } from './types.ts';

type Funnel = HandlerReply<typeof readFunnel>;

interface Counted {
  readonly device: FileDevice;
  readonly step: number;
  readonly count: string;
}

type Parts = Pick<Context, 'db'>;
type Reader = Pick<Caller, 'organisation'>;

/** Reads how far a period's visits and files got, and how long its funded files waited for whom. */
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

function toSteps<Step extends string>(steps: readonly Step[], counted: readonly Counted[]) {
  const rows = counted.map(({ device, step, count }) => ({ device, step, count: Number(count) }));
  const ofDevice = (device: FileDevice) =>
    toFunnel(
      steps,
      rows.filter((row) => row.device === device),
    );
  const [phone, tablet, desktop, unknown] = [
    ofDevice('PHONE'),
    ofDevice('TABLET'),
    ofDevice('DESKTOP'),
    ofDevice('UNKNOWN'),
  ];
  return toFunnel(steps, rows).map((step, index) => ({
    ...step,
    byDevice: {
      PHONE: phone[index]?.count ?? 0,
      TABLET: tablet[index]?.count ?? 0,
      DESKTOP: desktop[index]?.count ?? 0,
      UNKNOWN: unknown[index]?.count ?? 0,
    },
  }));
}
