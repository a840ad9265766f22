import { readRetention, type Reply } from '@lintel/contract';
import { BackLink, PageHeading } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatDay } from '../../platform/times.ts';
import { useTitle } from '../../platform/title.ts';
import { urls } from '../../platform/urls.ts';
import { useRead } from '../../platform/use-read.ts';
import { QUEUE } from '../../queue/words.en.ts';
import { Table, type Column } from '../../table/table.tsx';
import { Periods } from './panel.tsx';
import { RETENTION } from './words.en.ts';
import css from '../file.module.css';

type Retention = Reply<typeof readRetention>;
type Erasure = Retention['erased'][number];

const COLUMNS: readonly Column<Erasure>[] = [
  { head: RETENTION.record, bare: true, cell: ({ record }) => RETENTION.records[record] },
  { head: RETENTION.rule, cell: ({ source }) => source },
  { head: RETENTION.erasedOn, oneLine: true, cell: ({ at }) => formatDay(at) },
  { head: RETENTION.count, cell: ({ removed }) => String(removed) },
];

/**
 * The page of a file whose data was erased: when, by which rule, and what remains. Shows `otherwise` for any other file
 * that wasn't found.
 */
export function ErasedFile({ uuid, otherwise }: { uuid: string; otherwise: ReactNode }): ReactNode {
  const { data } = useRead(readRetention, { params: { uuid } });
  return data?.erasedAt ? <ErasedRecords uuid={uuid} retention={data} erasedAt={data.erasedAt} /> : otherwise;
}

function ErasedRecords({
  uuid,
  retention,
  erasedAt,
}: {
  uuid: string;
  retention: Retention;
  erasedAt: string;
}): ReactNode {
  const { loanNumber, erased, periods } = retention;
  useTitle(RETENTION.erasedTitle(loanNumber), `${uuid}/erased`);
  const source = erased.find(({ record }) => record === 'APPLICATION')?.source ?? '';
  return (
    <div className={css.page}>
      <div>
        <BackLink to={urls.reviews}>{QUEUE.reviews}</BackLink>
      </div>
      <PageHeading title={RETENTION.erasedTitle(loanNumber)}>
        {RETENTION.erasedLead(formatDay(erasedAt), source)}
      </PageHeading>
      <Table
        caption={RETENTION.erasedCaption}
        columns={COLUMNS}
        rows={erased.filter(({ removed }) => removed > 0)}
        keyOf={({ record }) => record}
      />
      {periods.length > 0 && (
        <section className={css.stack} aria-labelledby="left">
          <h2 id="left">{RETENTION.left}</h2>
          <Periods of={retention} />
        </section>
      )}
    </div>
  );
}
