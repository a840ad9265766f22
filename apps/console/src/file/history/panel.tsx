import { readFacts } from '@lintel/contract';
import { formatShortName } from '@lintel/domain';
import { useState, type ReactNode } from 'react';
import { Details } from '../../details/details.tsx';
import type { PersonNames } from '../../details/field.ts';
import { TechnicalChoice, TechnicalDetails } from '../../details/technical-details.tsx';
import { STORED } from '../../details/words.en.ts';
import { formatDateTime } from '../../platform/times.ts';
import { usePages } from '../../platform/use-read.ts';
import { Loaded, More } from '../../table/loaded.tsx';
import { Table, type Column } from '../../table/table.tsx';
import { useFile, type FactRow, type LoanFileReply } from '../use-file.ts';
import { FILE, SHOWN_EVENTS } from '../words.en.ts';
import { describeFact, pickTechnical } from './describe-fact.ts';
import { EVENT_WORDS } from './event-words.en.ts';
import { FIELD } from './field-words.en.ts';
import { formatActor } from './format-actor.ts';
import css from '../file.module.css';

/** Names the people on a file by the keys that its facts use. A signer who was removed has no name here. */
const personNames =
  ({ person, signers }: LoanFileReply): PersonNames =>
  (key) =>
    key === 'BORROWER'
      ? formatShortName(person.name) || FIELD.borrower
      : (signers.find(({ signerUuid }) => signerUuid === key)?.name ?? FIELD.otherSigner);

const getColumns = (names: PersonNames): readonly Column<FactRow>[] => [
  { head: FILE.when, oneLine: true, cell: ({ at }) => formatDateTime(at) },
  { head: FILE.event, bare: true, cell: ({ type }) => <b>{EVENT_WORDS[type]}</b> },
  { head: FILE.who, cell: formatActor },
  { head: FILE.data, bare: true, cell: ({ type, data }) => <Details of={describeFact(type, data, names)} /> },
];

const TECHNICAL_COLUMN: Column<FactRow> = {
  head: STORED.head,
  bare: true,
  cell: ({ sequence, type, data, hash }) => (
    <TechnicalDetails number={sequence} name={type} data={pickTechnical(type, data)} hash={hash} />
  ),
};

/** The history tab of a file: everything that happened in it, oldest first. */
export function FileHistory(): ReactNode {
  const { file, uuid } = useFile();
  const [isTechnical, setTechnical] = useState(false);
  const facts = usePages(readFacts, (cursor) => ({ params: { uuid }, query: { cursor, limit: '50' } }));
  const rows = facts.data?.pages.flatMap((page) => page.items) ?? [];
  const columns = getColumns(personNames(file));
  return (
    <section className={css.stack} aria-labelledby="history">
      <h2 id="history">{FILE.parts.history}</h2>
      <p>{FILE.historyLead}</p>
      <TechnicalChoice isShown={isTechnical} onChange={setTechnical} />
      {isTechnical && <p className={css.small}>{FILE.historyTechnical}</p>}
      <Loaded read={facts}>
        <Table
          caption={FILE.historyCaption}
          columns={isTechnical ? [...columns, TECHNICAL_COLUMN] : columns}
          rows={rows}
          keyOf={(row) => String(row.sequence)}
        />
        <More
          shown={rows.length}
          more={facts.hasNextPage ? () => void facts.fetchNextPage() : undefined}
          busy={facts.isFetchingNextPage}
          words={SHOWN_EVENTS}
        />
      </Loaded>
    </section>
  );
}
