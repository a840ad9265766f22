import type { exportReport, Request } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import { toCsvLine } from '../../kernel/csv.ts';
import type { Caller } from '../../kernel/http/index.ts';
import { loadExperimentResults } from './experiment-results.ts';
import { loadFunnel } from './service.ts';

type Query = Request<typeof exportReport>['query'];
type Row = Readonly<Record<string, string | number>>;

/** Formats one table with the numbers that the console shows. */
export async function formatReportCsv(
  context: Pick<Context, 'db'>,
  caller: Pick<Caller, 'organisation'>,
  query: Query,
): Promise<Buffer<ArrayBuffer>> {
  const { columns, rows } = await loadTable(context, caller, query);
  const lines = rows.map((row) => toCsvLine(columns.map((column) => String(row[column] ?? ''))));
  return Buffer.from([toCsvLine(columns), ...lines].join(''));
}

interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

async function loadTable(
  context: Pick<Context, 'db'>,
  caller: Pick<Caller, 'organisation'>,
  { part, ...query }: Query,
): Promise<CsvTable> {
  if (part === 'EXPERIMENTS') return toExperimentTable(await loadExperimentResults(context, caller, query));
  const { visits, files, times } = await loadFunnel(context, caller, query);
  if (part === 'TIMES') return { columns: TIME_COLUMNS, rows: times };
  const rows = (part === 'VISITS' ? visits : files).map(({ byDevice, ...step }) => ({
    brand: caller.organisation,
    ...step,
    ...byDevice,
  }));
  return { columns: STEP_COLUMNS, rows };
}

const STEP_COLUMNS = ['brand', 'step', 'count', 'dropped', 'PHONE', 'TABLET', 'DESKTOP', 'UNKNOWN'] as const;
const TIME_COLUMNS = ['phase', 'party', 'files', 'seconds', 'medianSeconds', 'p90Seconds'] as const;
const ARM_COLUMNS = [
  'experiment',
  'verdict',
  'variation',
  'exposed',
  'converted',
  'rate',
  'low',
  'high',
  'difference',
  'differenceLow',
  'differenceHigh',
  'pValue',
] as const;

function toExperimentTable(results: Awaited<ReturnType<typeof loadExperimentResults>>): CsvTable {
  const rows = results.flatMap(({ name, verdict, arms }) =>
    arms.map(({ interval, difference, ...arm }) => ({
      experiment: name,
      verdict,
      ...arm,
      ...interval,
      ...(difference && {
        difference: difference.rate,
        differenceLow: difference.interval.low,
        differenceHigh: difference.interval.high,
        pValue: difference.pValue,
      }),
    })),
  );
  return { columns: ARM_COLUMNS, rows };
}
