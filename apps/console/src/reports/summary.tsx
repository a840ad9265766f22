import type { readFunnel, Reply } from '@lintel/contract';
import type { FileStep } from '@lintel/domain';
import type { ReactNode } from 'react';
import { countAt, findTotal } from './figures.ts';
import { formatChange, formatCount, formatDuration, formatShare } from './format.ts';
import { REPORTS } from './words.en.ts';
import file from '../file/file.module.css';

type Funnel = Reply<typeof readFunnel>;

/**
 * The figures of a period that a lender looks at first: applications started, submitted and funded, and the cycle time.
 */
export function Summary({
  funnel: { files, times },
  before,
}: {
  funnel: Funnel;
  /** Of the previous period; undefined until it is there. */
  before: Funnel | undefined;
}): ReactNode {
  const count = (step: FileStep): number => countAt(files, step);
  const started = count('CREATED');
  const total = findTotal(times);
  const lender = times.find(({ phase, party }) => phase === 'ALL' && party === 'LENDER')?.seconds ?? 0;
  const totalBefore = before && findTotal(before.times);
  const average = (seconds: number): string => (total ? formatDuration(seconds / total.files) : REPORTS.none);
  const figures = [
    {
      label: REPORTS.started,
      value: formatCount(started),
      note: before ? formatChange(started, countAt(before.files, 'CREATED')) : '',
    },
    ...(['SUBMITTED', 'FUNDED'] as const).map((step) => ({
      label: step === 'FUNDED' ? REPORTS.funded : REPORTS.submitted,
      value: formatCount(count(step)),
      note: started === 0 ? '' : REPORTS.ofStarted(formatShare(count(step), started)),
    })),
    {
      label: REPORTS.cycle,
      value: average(total?.seconds ?? 0),
      note: totalBefore
        ? REPORTS.cycleBefore(formatDuration(totalBefore.seconds / totalBefore.files))
        : REPORTS.cycleNote,
    },
    {
      label: REPORTS.lenderTime,
      value: average(lender),
      note: total ? REPORTS.ofCycle(formatShare(lender, total.seconds)) : '',
    },
  ];
  return (
    <dl className={file.strip} aria-label={REPORTS.summary}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
