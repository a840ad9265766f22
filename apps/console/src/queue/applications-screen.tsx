import { listApplications } from '@lintel/contract';
import { CANCELED_ENDS, STORED_STATUSES } from '@lintel/domain';
import { PageHeading, Select } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useAsLastList } from '../platform/last-list.ts';
import { formatCalendarDay, formatDay } from '../platform/times.ts';
import { useTitle } from '../platform/title.ts';
import { lastSearch } from '../platform/unsent-input.ts';
import { usePages } from '../platform/use-read.ts';
import { Loaded, More } from '../table/loaded.tsx';
import { Table, type Column } from '../table/table.tsx';
import { AssigneeCell, BorrowerCell, LineCell, flattenPages, StatusCell, WaitingTime, type Row } from './cells.tsx';
import { Search } from './search.tsx';
import { STATUS_OPTIONS } from './status-options.ts';
import { PipelineTabs } from './tabs.tsx';
import { useFilters } from './use-filters.ts';
import { QUEUE } from './words.en.ts';
import css from './queue.module.css';

const OWNERS = ['STAFF', 'BORROWER', 'SIGNERS', 'VENDOR', 'US', 'NOBODY'] as const;

const COLUMNS: readonly Column<Row & { now: string }>[] = [
  { head: QUEUE.borrower, bare: true, cell: (row) => <BorrowerCell row={row} /> },
  { head: QUEUE.status, bare: true, cell: (row) => <StatusCell row={row} /> },
  { head: QUEUE.waitingOn, cell: ({ owner }) => QUEUE.owners[owner] },
  {
    head: QUEUE.inStatus,
    bare: true,
    cell: ({ since, now }) => <WaitingTime since={since} now={now} isLate={false} />,
  },
  { head: QUEUE.startedOn, oneLine: true, cell: ({ createdAt }) => formatDay(createdAt) },
  {
    head: QUEUE.decisionDue,
    cell: ({ decisionClock, decisionDueOn }) =>
      decisionDueOn ? (
        formatCalendarDay(decisionDueOn)
      ) : (
        <span className={css.muted}>
          {QUEUE.decisionClocks[decisionClock === 'NOT_STARTED' ? 'NOT_STARTED' : 'STOPPED']}
        </span>
      ),
  },
  { head: QUEUE.line, figures: true, cell: ({ lineAmount }) => <LineCell amount={lineAmount} /> },
  { head: QUEUE.assigned, cell: ({ assignee }) => <AssigneeCell to={assignee} /> },
];

/** The pipeline: the lender's applications, the longest in its current status first, with search and filters. */
export function ApplicationsScreen(): ReactNode {
  const [search, choose] = useFilters();
  const [words, setWords] = useState(lastSearch.get);
  useTitle(QUEUE.filesTitle);
  useAsLastList(QUEUE.filesTitle);
  const status = STORED_STATUSES.find((one) => one === search.get('status'));
  const end = CANCELED_ENDS.find((one) => one === search.get('status'));
  const owner = OWNERS.find((one) => one === search.get('owner'));
  const assignee = (['ME', 'NOBODY'] as const).find((one) => one === search.get('assignee'));
  const files = usePages(
    listApplications,
    (cursor) => ({ query: { status, end, owner, assignee, q: words || undefined, cursor } }),
    { refetchInterval: 30_000 },
  );
  const rows = flattenPages(files.data?.pages);
  return (
    <div className={css.page}>
      <PageHeading title={QUEUE.filesTitle}>{QUEUE.filesLead}</PageHeading>
      <PipelineTabs owner={owner} isMine={assignee === 'ME'} />
      <div className={css.filters}>
        <Search onSearch={setWords} />
        <Select
          name="owner"
          label={QUEUE.waitingOn}
          value={owner ?? ''}
          placeholder={QUEUE.anyParty}
          options={OWNERS.map((value) => ({ value, label: QUEUE.owners[value] }))}
          onChange={(event) => choose('owner', event.currentTarget.value)}
        />
        <Select
          name="status"
          label={QUEUE.status}
          value={status ?? end ?? ''}
          placeholder={QUEUE.allStatuses}
          options={STATUS_OPTIONS}
          onChange={(event) => choose('status', event.currentTarget.value)}
        />
        <Select
          name="assignee"
          label={QUEUE.assignedTo}
          value={assignee ?? ''}
          placeholder={QUEUE.anyone}
          options={[
            { value: 'ME', label: QUEUE.me },
            { value: 'NOBODY', label: QUEUE.unassigned },
          ]}
          onChange={(event) => choose('assignee', event.currentTarget.value)}
        />
      </div>
      <Loaded read={files}>
        {rows.length === 0 ? (
          <p>{QUEUE.noFiles}</p>
        ) : (
          <Table caption={QUEUE.filesCaption} columns={COLUMNS} rows={rows} keyOf={(row) => row.uuid} />
        )}
        <More
          shown={rows.length}
          more={files.hasNextPage ? () => void files.fetchNextPage() : undefined}
          busy={files.isFetchingNextPage}
        />
      </Loaded>
    </div>
  );
}
