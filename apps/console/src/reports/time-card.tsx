import { PARTIES, PHASES, type Party } from '@lintel/domain';
import type { ReactNode } from 'react';
import { Table, type Column } from '../table/table.tsx';
import { Bar, Legend, type Look } from './bar.tsx';
import { findTotal, type PhaseTime } from './figures.ts';
import { formatCount, formatDuration } from './format.ts';
import { ReportCard, type CsvQuery } from './report-card.tsx';
import { REPORTS, TIME } from './words.en.ts';
import css from './reports.module.css';

const toGroup = (party: Party): keyof typeof TIME.looks =>
  party === 'BORROWER' || party === 'SIGNERS' || party === 'LENDER' || party === 'LAW' ? party : 'VENDOR';

const LOOKS = {
  BORROWER: 'main',
  SIGNERS: 'signers',
  LENDER: 'lender',
  VENDOR: 'vendor',
  LAW: 'law',
} as const satisfies Record<keyof typeof TIME.looks, Look>;
const GROUPS = ['BORROWER', 'SIGNERS', 'LENDER', 'VENDOR', 'LAW'] as const;

const ORDER: readonly string[] = ['ALL', ...PHASES, ...PARTIES];
const toRank = ({ phase, party }: PhaseTime): number => ORDER.indexOf(phase) * 100 + ORDER.indexOf(party);

const buildColumns = (funded: number, before: readonly PhaseTime[]): readonly Column<PhaseTime>[] => [
  { head: TIME.phase, cell: ({ phase }) => (phase === 'ALL' ? TIME.all : TIME.phases[phase]) },
  { head: TIME.party, cell: ({ party }) => (party === 'ALL' ? TIME.anyone : TIME.parties[party]) },
  { head: TIME.waited, figures: true, cell: ({ files }) => formatCount(files) },
  { head: TIME.average, figures: true, cell: ({ seconds }) => formatDuration(seconds / funded) },
  { head: TIME.averageBefore, figures: true, cell: (time) => averageBefore(time, before) },
  { head: TIME.median, figures: true, cell: ({ medianSeconds }) => formatDuration(medianSeconds) },
  { head: TIME.p90, figures: true, cell: ({ p90Seconds }) => formatDuration(p90Seconds) },
];

/** The same average in the previous period. */
function averageBefore({ phase, party }: PhaseTime, before: readonly PhaseTime[]): string {
  const total = findTotal(before);
  const seconds = before.find((time) => time.phase === phase && time.party === party)?.seconds ?? 0;
  return total ? formatDuration(seconds / total.files) : REPORTS.none;
}

interface Props {
  times: readonly PhaseTime[];
  /** Of the previous period. */
  before: readonly PhaseTime[];
  csv: CsvQuery;
}

/**
 * The report of cycle times: how long the period's funded applications waited in each phase, and for whom. The parts
 * add up to the whole.
 */
export function TimeCard({ times, before, csv }: Props): ReactNode {
  const total = findTotal(times);
  if (!total)
    return (
      <ReportCard title={TIME.title} lead={TIME.nothing} table={<p>{TIME.nothing}</p>} csv={csv}>
        {null}
      </ReportCard>
    );
  const average = (seconds: number): string => formatDuration(seconds / total.files);
  const phases = PHASES.flatMap((phase) => times.filter((time) => time.phase === phase && time.party === 'ALL'));
  const longest = Math.max(...phases.map(({ seconds }) => seconds));
  const rows = times.toSorted((one, other) => toRank(one) - toRank(other));
  return (
    <ReportCard
      title={TIME.title}
      lead={TIME.lead(formatCount(total.files), total.files === 1, average(total.seconds))}
      table={
        <Table
          onPhones="scroll"
          caption={TIME.title}
          columns={buildColumns(total.files, before)}
          rows={rows}
          keyOf={({ phase, party }) => `${phase} ${party}`}
        />
      }
      csv={csv}
    >
      <Legend parts={GROUPS.map((group) => ({ look: LOOKS[group], label: TIME.looks[group] }))} />
      <ul className={css.steps}>
        {phases.map(({ phase, seconds }) => (
          <PhaseRow
            key={phase}
            name={phase === 'ALL' ? TIME.all : TIME.phases[phase]}
            parts={times.filter((time) => time.phase === phase && time.party !== 'ALL')}
            whole={average(seconds)}
            {...{ longest, average }}
          />
        ))}
      </ul>
    </ReportCard>
  );
}

interface RowProps {
  name: string;
  parts: readonly PhaseTime[];
  whole: string;
  /** Seconds of the longest phase, which fills the width. */
  longest: number;
  average: (seconds: number) => string;
}

function PhaseRow({ name, parts, whole, longest, average }: RowProps): ReactNode {
  const named = parts.flatMap(({ party, seconds }) => (party === 'ALL' ? [] : [{ party, seconds }]));
  const sumGroup = (group: (typeof GROUPS)[number]): number =>
    named.reduce((sum, { party, seconds }) => (toGroup(party) === group ? sum + seconds : sum), 0);
  return (
    <li>
      <span>{name}</span>
      <Bar
        parts={GROUPS.map((group) => ({ look: LOOKS[group], share: longest === 0 ? 0 : sumGroup(group) / longest }))}
      />
      <b>{whole}</b>
      <span className={css.muted}>
        {named.map(({ party, seconds }) => `${TIME.parties[party]} ${average(seconds)}`).join(', ')}
      </span>
    </li>
  );
}
