import { REPORT_DEVICES, type exportReport, type Request } from '@lintel/contract';
import { FILE_STEPS, getPeriodBefore } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { toCsvLine } from '../../kernel/csv.ts';
import type { Caller } from '../../kernel/http/index.ts';
import { loadExperimentResults } from './experiment-results.ts';
import { loadOfficerResults } from './officers.ts';
import { loadFiles, loadTimes, loadVisits } from './service.ts';

type Query = Request<typeof exportReport>['query'];
type Row = Readonly<Record<string, string | number>>;

/** Formats one table of the reports as CSV, with the numbers that the console shows. */
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
  const before = { ...query, ...getPeriodBefore(query) };
  if (part === 'OFFICERS')
    return toOfficerTable(
      await loadOfficerResults(context, caller, query),
      await loadOfficerResults(context, caller, before),
    );
  if (part === 'TIMES')
    return {
      columns: TIME_COLUMNS,
      rows: toTimeRows(await loadTimes(context, caller, query), await loadTimes(context, caller, before)),
    };
  const load = part === 'VISITS' ? loadVisits : loadFiles;
  const earlier = await load(context, caller, before);
  const rows = (await load(context, caller, query)).map(({ byDevice, ...step }, index) => ({
    brand: caller.organisation,
    ...step,
    ...byDevice,
    countBefore: earlier[index]?.count ?? 0,
  }));
  return { columns: STEP_COLUMNS, rows };
}

type Times = Awaited<ReturnType<typeof loadTimes>>;
type Officers = Awaited<ReturnType<typeof loadOfficerResults>>;

function toTimeRows(times: Times, before: Times): Row[] {
  return times.map((time) => {
    const earlier = before.find(({ phase, party }) => phase === time.phase && party === time.party);
    return { ...time, filesBefore: earlier?.files ?? 0, secondsBefore: earlier?.seconds ?? 0 };
  });
}

/** The officers of either period, those of this one first. */
function toOfficerTable(officers: Officers, before: Officers): CsvTable {
  const isNew = ({ originatorUuid }: Officers[number]): boolean =>
    !officers.some((one) => one.originatorUuid === originatorUuid);
  const toCounts = (officer: Officers[number] | undefined, suffix: string): Record<string, number> =>
    Object.fromEntries([
      ...FILE_STEPS.map((step, index) => [`${step}${suffix}`, officer?.steps[index]?.count ?? 0]),
      [`timed${suffix}`, officer?.timed ?? 0],
      [`seconds${suffix}`, officer?.seconds ?? 0],
    ]);
  const rows = [...officers, ...before.filter(isNew)].map(({ originatorUuid, name }) => ({
    officer: name ?? '',
    ...toCounts(
      officers.find((one) => one.originatorUuid === originatorUuid),
      '',
    ),
    ...toCounts(
      before.find((one) => one.originatorUuid === originatorUuid),
      'Before',
    ),
  }));
  const figures = [...FILE_STEPS, 'timed', 'seconds'];
  return { columns: ['officer', ...figures, ...figures.map((figure) => `${figure}Before`)], rows };
}

const STEP_COLUMNS = ['brand', 'step', 'count', 'dropped', ...REPORT_DEVICES, 'countBefore'] as const;
const TIME_COLUMNS = [
  'phase',
  'party',
  'files',
  'seconds',
  'medianSeconds',
  'p90Seconds',
  'filesBefore',
  'secondsBefore',
] as const;
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
