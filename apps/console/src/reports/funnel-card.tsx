import { REPORT_DEVICES } from '@lintel/contract';
import { findLargestDrop } from '@lintel/domain';
import type { ReactNode } from 'react';
import { Table, type Column } from '../table/table.tsx';
import { Bar, Legend } from './bar.tsx';
import { formatCount, formatShare } from './format.ts';
import { ReportCard, type CsvQuery } from './report-card.tsx';
import { FUNNEL, REPORTS } from './words.en.ts';
import css from './reports.module.css';

interface Step {
  readonly step: string;
  readonly name: string;
  readonly count: number;
  readonly dropped: number;
  /** How many got here in the previous period; undefined until it is there. */
  readonly before: number | undefined;
  readonly byDevice: Readonly<Record<(typeof REPORT_DEVICES)[number], number>>;
}

interface Props {
  title: string;
  lead: string;
  /** Instead of the picture when the period has nothing. */
  empty: string;
  steps: readonly Step[];
  csv: CsvQuery;
}

const shareDropped = ({ count, dropped }: Step): string => formatShare(dropped, count + dropped);

const COLUMNS: readonly Column<Step>[] = [
  { head: FUNNEL.step, bare: true, cell: ({ name }) => name },
  { head: FUNNEL.count, figures: true, cell: ({ count }) => formatCount(count) },
  { head: FUNNEL.dropped, figures: true, cell: ({ dropped }) => formatCount(dropped) },
  { head: FUNNEL.share, figures: true, cell: shareDropped },
  ...REPORT_DEVICES.map((device): Column<Step> => ({
    head: REPORTS.devices[device],
    figures: true,
    cell: ({ byDevice }) => formatCount(byDevice[device]),
  })),
  { head: REPORTS.before, figures: true, cell: ({ before }) => (before === undefined ? '' : formatCount(before)) },
];

/** The report of a funnel: how many got to each step, and where most stopped. */
export function FunnelCard({ title, lead, empty, steps, csv }: Props): ReactNode {
  const started = steps[0]?.count ?? 0;
  const largest = findLargestDrop(steps);
  const [before, at] = [steps[largest - 1], steps[largest]];
  return (
    <ReportCard
      title={title}
      lead={
        <>
          {lead} {before && at && FUNNEL.largest(before.name, at.name, formatCount(at.dropped))}
        </>
      }
      table={<Table onPhones="scroll" caption={title} columns={COLUMNS} rows={steps} keyOf={({ step }) => step} />}
      csv={csv}
    >
      {started === 0 ? (
        <p>{empty}</p>
      ) : (
        <>
          <ol className={css.steps}>
            {steps.map((step, index) => (
              <StepRow key={step.step} step={step} started={started} isLargest={index === largest} />
            ))}
          </ol>
          <Legend
            parts={[
              { look: 'main', label: FUNNEL.reached },
              { look: 'rest', label: FUNNEL.stopped },
              { look: 'alert', label: FUNNEL.largestKey },
            ]}
          />
        </>
      )}
    </ReportCard>
  );
}

function StepRow({ step, started, isLargest }: { step: Step; started: number; isLargest: boolean }): ReactNode {
  const drop = FUNNEL.drop(formatCount(step.dropped), shareDropped(step));
  return (
    <li>
      <span>{step.name}</span>
      <Bar
        parts={[
          { look: 'main', share: step.count / started },
          { look: isLargest ? 'alert' : 'rest', share: step.dropped / started },
        ]}
      />
      <b>{formatCount(step.count)}</b>
      <span className={isLargest ? css.alertText : css.muted}>
        {step.dropped > 0 && (isLargest ? FUNNEL.largestDrop(drop) : drop)}
      </span>
    </li>
  );
}
