import { readFacts } from '@lintel/contract';
import type { ReactNode } from 'react';
import { formatCode } from '../platform/code-words.en.ts';
import { formatDateTime } from '../platform/times.ts';
import { usePages } from '../platform/use-read.ts';
import { Loaded, More } from '../table/loaded.tsx';
import { Table, type Column } from '../table/table.tsx';
import { EVENT_WORDS } from './event-words.en.ts';
import { NamedValues } from './named-values.tsx';
import { useFile, type FactRow } from './use-file.ts';
import { FILE } from './words.en.ts';
import css from './file.module.css';

/** A person's name, otherwise the kind of actor. */
export const formatActor = ({ kind, name }: FactRow['actor']): string => name ?? FILE.actors[kind] ?? formatCode(kind);

const COLUMNS: readonly Column<FactRow>[] = [
  { head: FILE.number, cell: ({ sequence }) => sequence },
  { head: FILE.when, cell: ({ at }) => formatDateTime(at) },
  { head: FILE.event, bare: true, cell: ({ type }) => <b>{EVENT_WORDS[type]}</b> },
  { head: FILE.who, cell: ({ actor }) => formatActor(actor) },
  { head: FILE.data, bare: true, cell: ({ data }) => <NamedValues data={data} /> },
  { head: FILE.hash, bare: true, cell: ({ hash }) => <code className={css.hash}>{hash}</code> },
];

/** Everything that happened in the file, each event with its chain hash. */
export function FileHistory(): ReactNode {
  const { uuid } = useFile();
  const facts = usePages(readFacts, (cursor) => ({ params: { uuid }, query: { cursor, limit: '50' } }));
  const rows = facts.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className={css.stack} aria-labelledby="history">
      <h2 id="history">{FILE.parts.history}</h2>
      <p>{FILE.historyLead}</p>
      <Loaded of={facts}>
        <Table caption={FILE.historyCaption} columns={COLUMNS} rows={rows} keyOf={(row) => String(row.sequence)} />
        <More
          shown={rows.length}
          more={facts.hasNextPage ? () => void facts.fetchNextPage() : undefined}
          busy={facts.isFetchingNextPage}
        />
      </Loaded>
    </section>
  );
}
