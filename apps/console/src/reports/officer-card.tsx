import type { listOfficerResults, Reply } from '@lintel/contract';
import type { FileStep } from '@lintel/domain';
import type { ReactNode } from 'react';
import { Table, type Column } from '../table/table.tsx';
import { Bar, Legend } from './bar.tsx';
import { countAt } from './figures.ts';
import { formatChange, formatCount, formatDuration, formatShare } from './format.ts';
import { ReportCard, type CsvQuery } from './report-card.tsx';
import { FUNNEL, OFFICERS, REPORTS } from './words.en.ts';
import css from './reports.module.css';

type Officer = Reply<typeof listOfficerResults>[number];
interface Row {
  readonly now: Officer;
  readonly before: Officer | undefined;
}

const count = (officer: Officer | undefined, step: FileStep): number => countAt(officer?.steps ?? [], step);
const getName = ({ name }: Officer): string => name ?? OFFICERS.none;
const averageTime = ({ timed, seconds }: Officer): string =>
  timed === 0 ? REPORTS.none : formatDuration(seconds / timed);

const COLUMNS: readonly Column<Row>[] = [
  { head: OFFICERS.officer, bare: true, cell: ({ now }) => getName(now) },
  { head: OFFICERS.started, figures: true, cell: ({ now }) => formatCount(count(now, 'CREATED')) },
  { head: OFFICERS.startedBefore, figures: true, cell: ({ before }) => formatCount(count(before, 'CREATED')) },
  { head: OFFICERS.submitted, figures: true, cell: ({ now }) => formatCount(count(now, 'SUBMITTED')) },
  { head: OFFICERS.funded, figures: true, cell: ({ now }) => formatCount(count(now, 'FUNDED')) },
  { head: OFFICERS.fundedBefore, figures: true, cell: ({ before }) => formatCount(count(before, 'FUNDED')) },
  {
    head: OFFICERS.share,
    figures: true,
    cell: ({ now }) => formatShare(count(now, 'FUNDED'), count(now, 'CREATED')),
  },
  { head: OFFICERS.cycle, figures: true, cell: ({ now }) => averageTime(now) },
];

interface Props {
  officers: readonly Officer[];
  /** Of the previous period. */
  before: readonly Officer[];
  csv: CsvQuery;
}

/**
 * The report of loan officers and brokers: the applications of each, beside those of the previous period. The rows add
 * up to the funnel.
 */
export function OfficerCard({ officers, before, csv }: Props): ReactNode {
  const isGone = ({ originatorUuid }: Officer) => !officers.some((one) => one.originatorUuid === originatorUuid);
  const gone = before.filter(isGone).map((officer) => ({ ...officer, steps: [], timed: 0, seconds: 0 }));
  const rows = [...officers, ...gone].map((now) => ({
    now,
    before: before.find(({ originatorUuid }) => originatorUuid === now.originatorUuid),
  }));
  const most = Math.max(1, ...officers.map((officer) => count(officer, 'CREATED')));
  return (
    <ReportCard
      title={OFFICERS.title}
      lead={OFFICERS.lead}
      table={
        <Table
          onPhones="scroll"
          caption={OFFICERS.title}
          columns={COLUMNS}
          rows={rows}
          keyOf={({ now: { originatorUuid } }) => originatorUuid ?? ''}
        />
      }
      csv={csv}
    >
      {rows.length === 0 ? (
        <p>{FUNNEL.noApplications}</p>
      ) : (
        <>
          <ul className={css.steps}>
            {rows.map(({ now, before: earlier }) => {
              const [started, funded] = [count(now, 'CREATED'), count(now, 'FUNDED')];
              return (
                <li key={now.originatorUuid ?? ''}>
                  <span>{getName(now)}</span>
                  <Bar
                    parts={[
                      { look: 'main', share: funded / most },
                      { look: 'rest', share: (started - funded) / most },
                    ]}
                  />
                  <b>{formatCount(started)}</b>
                  <span className={css.muted}>
                    {OFFICERS.figures(
                      formatCount(funded),
                      formatChange(started, count(earlier, 'CREATED'), OFFICERS.noneBefore),
                    )}
                  </span>
                </li>
              );
            })}
          </ul>
          <Legend
            parts={[
              { look: 'main', label: OFFICERS.fundedKey },
              { look: 'rest', label: OFFICERS.otherKey },
            ]}
          />
        </>
      )}
    </ReportCard>
  );
}
