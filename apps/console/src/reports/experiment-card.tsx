import type { listExperimentResults, Reply } from '@lintel/contract';
import { Tag, type Tone } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatDay } from '../platform/times.ts';
import { Table, type Column } from '../table/table.tsx';
import { formatCount, formatPoints, formatShare } from './format.ts';
import { IntervalLine } from './interval-line.tsx';
import { ReportCard, type CsvQuery } from './report-card.tsx';
import { EXPERIMENTS, REPORTS } from './words.en.ts';
import css from './reports.module.css';

type Result = Reply<typeof listExperimentResults>[number];
type Arm = Result['arms'][number];

const TONES: Readonly<Record<Result['verdict'], Tone>> = {
  TOO_EARLY: 'warning',
  DIFFERENT: 'success',
  NO_DIFFERENCE: 'quiet',
};

const toRange = ({ low, high }: Arm['interval']): string => EXPERIMENTS.range(formatShare(low), formatShare(high));
const toPoints = ({ low, high }: Arm['interval']): string => EXPERIMENTS.range(formatPoints(low), formatPoints(high));

const COLUMNS: readonly Column<Arm>[] = [
  { head: EXPERIMENTS.arm, bare: true, cell: ({ variation }) => variation },
  { head: EXPERIMENTS.exposed, figures: true, cell: ({ exposed }) => formatCount(exposed) },
  { head: EXPERIMENTS.started, figures: true, cell: ({ converted }) => formatCount(converted) },
  { head: EXPERIMENTS.share, figures: true, cell: ({ rate }) => formatShare(rate) },
  { head: EXPERIMENTS.interval, figures: true, cell: ({ interval }) => toRange(interval) },
  {
    head: EXPERIMENTS.pValue,
    figures: true,
    cell: ({ difference }) => (difference ? difference.pValue.toFixed(3) : REPORTS.none),
  },
];

/** The report of an experiment: its arms with their intervals, and each difference from the control. */
export function ExperimentCard({ result, csv }: { result: Result; csv: CsvQuery }): ReactNode {
  const { name, arms, verdict, needed, since, running } = result;
  const [control] = arms;
  const title = EXPERIMENTS.title(name);
  const ends = arms.flatMap(({ interval }) => [interval.low, interval.high]);
  const differences = arms.flatMap(({ difference }) =>
    difference ? [0, difference.interval.low, difference.interval.high] : [],
  );
  return (
    <ReportCard
      title={title}
      lead={EXPERIMENTS.lead(formatDay(since), running)}
      tag={<Tag tone={TONES[verdict]}>{EXPERIMENTS.verdicts[verdict]}</Tag>}
      table={
        <Table onPhones="scroll" caption={title} columns={COLUMNS} rows={arms} keyOf={({ variation }) => variation} />
      }
      csv={csv}
    >
      <ul className={css.arms}>
        {arms.map(({ variation, exposed, converted, rate, interval }) => (
          <li key={variation}>
            <span>
              <b>{variation}</b> {EXPERIMENTS.converted(formatCount(converted), formatCount(exposed))}
            </span>
            <b>{formatShare(rate)}</b>
            <IntervalLine interval={interval} at={rate} ends={ends} />
            <small>{toRange(interval)}</small>
          </li>
        ))}
        {arms.map(
          ({ variation, difference }) =>
            difference && (
              <li key={`${variation} difference`}>
                <b>{EXPERIMENTS.difference(variation, control?.variation ?? '')}</b>
                <b>{EXPERIMENTS.points(formatPoints(difference.rate))}</b>
                <IntervalLine interval={difference.interval} at={difference.rate} ends={differences} hasZero />
                <small>{toPoints(difference.interval)}</small>
              </li>
            ),
        )}
      </ul>
      <p>{needed === null ? EXPERIMENTS.noRate : EXPERIMENTS.needed(formatCount(needed))}</p>
      <p className={css.muted}>{EXPERIMENTS.method}</p>
    </ReportCard>
  );
}
