import { exportReport, type CallInput } from '@lintel/contract';
import { Button, Disclosure, Download } from '@lintel/ui';
import type { ReactNode } from 'react';
import { saveFile } from '../file/download.ts';
import { useToastSubmit } from '../form/use-submit.ts';
import { REPORTS } from './words.en.ts';
import css from './reports.module.css';

export type CsvQuery = CallInput<typeof exportReport>['query'];

interface Props {
  title: string;
  lead: ReactNode;
  /** Next to the title. */
  tag?: ReactNode;
  children: ReactNode;
  table: ReactNode;
  csv: CsvQuery;
}

/** The frame of every report: a chart, the table of the same figures under it, and a download of them as a CSV file. */
export function ReportCard({ title, lead, tag, children, table, csv }: Props): ReactNode {
  const { busy, submit } = useToastSubmit('report-csv');
  return (
    <section className={css.card} aria-label={title}>
      <div className={css.head}>
        <h2>{title}</h2>
        {tag}
        <p>{lead}</p>
      </div>
      {children}
      <div className={css.data}>
        <Disclosure summary={REPORTS.table}>{table}</Disclosure>
        <Button
          size="s"
          icon={<Download aria-hidden="true" />}
          busy={busy}
          busyLabel={REPORTS.busy}
          aria-label={REPORTS.csvOf(title)}
          onClick={() => void submit(() => saveFile(exportReport, { query: csv }))}
        >
          {REPORTS.csv}
        </Button>
      </div>
    </section>
  );
}
