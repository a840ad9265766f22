import { listReviews } from '@lintel/contract';
import {
  isStaffTask,
  PERMISSIONS,
  seesOnlyAssigned,
  STAFF_TASKS,
  staffGateName,
  tasksFor,
  type GateId,
} from '@lintel/domain';
import { PageHeading, Select } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useAsLastList } from '../platform/last-list.ts';
import { useMe } from '../platform/me.ts';
import { useTitle } from '../platform/title.ts';
import { usePages } from '../platform/use-read.ts';
import type { Column } from '../table/table.tsx';
import { AssigneeCell, BorrowerCell, DueCell, LineCell, flattenPages, WaitingTime } from './cells.tsx';
import { Opinions } from './opinions.tsx';
import { ReviewList, type Review } from './review-list.tsx';
import { Search } from './search.tsx';
import { ReviewTabs } from './tabs.tsx';
import { TakeNext } from './take-next.tsx';
import { TaskText } from './task-text.tsx';
import { useFilters } from './use-filters.ts';
import { QUEUE } from './words.en.ts';
import css from './queue.module.css';

/** The value of the filter that leaves out tasks the caller may not do. */
const DOABLE_ONLY = 'true' as const;

/** Milliseconds between refreshes while the list is on screen. */
const REFRESH_MS = 30_000;

const taskTitle = (name: string): string =>
  isStaffTask(name) ? STAFF_TASKS[name].title : staffGateName(name as GateId);

const KINDS = ['GATE', 'CONDITION', 'TASK'] as const;
const parseKind = (value: string | null) => KINDS.find((kind) => kind === value);
const parseAssignee = (value: string | null) => (value === 'ME' || value === 'NOBODY' ? value : undefined);

const COLUMNS: readonly Column<Review>[] = [
  { head: QUEUE.borrower, bare: true, cell: ({ application }) => <BorrowerCell row={application} /> },
  {
    head: QUEUE.toDecide,
    bare: true,
    cell: ({ title, text, firstEntry }) => (
      <>
        <b>{title}</b>
        <br />
        <span className={css.muted}>
          <TaskText text={text} firstEntry={firstEntry} />
        </span>
      </>
    ),
  },
  {
    head: QUEUE.waiting,
    bare: true,
    cell: ({ since, now, isLate }) => <WaitingTime since={since} now={now} isLate={isLate} />,
  },
  { head: QUEUE.due, oneLine: true, cell: ({ dueAt, gate }) => <DueCell dueAt={dueAt} gate={gate} /> },
  { head: QUEUE.line, figures: true, cell: ({ application }) => <LineCell amount={application.lineAmount} /> },
  { head: QUEUE.assigned, cell: ({ application }) => <AssigneeCell to={application.assignee} /> },
];

/** The queue of reviews: what waits for staff; for an attorney, the files that wait for their opinion. */
export function ReviewsScreen(): ReactNode {
  const me = useMe();
  useAsLastList(QUEUE.reviews);
  return me && seesOnlyAssigned(me.permissions) ? <Opinions /> : <AllReviews />;
}

/** Everything that waits for staff, oldest first. */
function AllReviews(): ReactNode {
  const [filters, setFilter] = useFilters();
  const me = useMe();
  const [kind, who] = [parseKind(filters.get('kind')), parseAssignee(filters.get('assignee'))];
  const isAll = filters.get('work') === 'ALL';
  const gates = tasksFor(isAll ? PERMISSIONS : (me?.permissions ?? []));
  const gate = gates.find((one) => one === filters.get('gate'));
  const reviews = usePages(
    listReviews,
    (cursor) => ({ query: { kind, gate, assignee: who, doable: isAll ? undefined : DOABLE_ONLY, cursor } }),
    { refetchInterval: REFRESH_MS },
  );
  const [first] = reviews.data?.pages ?? [];
  const rows = flattenPages(reviews.data?.pages);
  const late = rows.filter((row) => row.isLate).length;
  const isFiltered = kind !== undefined || gate !== undefined || who !== undefined;
  const title = first && !isFiltered ? QUEUE.title(first.counts.needsPerson) : QUEUE.titleBefore;
  useTitle(title, 'reviews');
  return (
    <div className={css.page}>
      <div className={css.head}>
        <PageHeading title={title}>{QUEUE.lead(late, reviews.hasNextPage ? rows.length : null)}</PageHeading>
        <TakeNext filters={{ kind, gate }} />
      </div>
      <ReviewTabs counts={first?.counts} isMine={who === 'ME'} />
      <div className={css.filters}>
        <Search />
        <Select
          name="kind"
          label={QUEUE.kind}
          value={kind ?? ''}
          placeholder={QUEUE.allKinds}
          options={KINDS.map((value) => ({ value, label: QUEUE.kinds[value] }))}
          onChange={(event) => setFilter('kind', event.currentTarget.value)}
        />
        <Select
          name="gate"
          label={QUEUE.work}
          value={gate ?? ''}
          placeholder={QUEUE.allWork}
          options={gates.map((value) => ({ value, label: taskTitle(value) }))}
          onChange={(event) => setFilter('gate', event.currentTarget.value)}
        />
        <Select
          name="work"
          label={QUEUE.show}
          value={isAll ? 'ALL' : ''}
          placeholder={QUEUE.doable}
          options={[{ value: 'ALL', label: QUEUE.everything }]}
          onChange={(event) => setFilter('work', event.currentTarget.value)}
        />
        <Select
          name="assignee"
          label={QUEUE.assignedTo}
          value={who ?? ''}
          placeholder={QUEUE.anyone}
          options={[
            { value: 'ME', label: QUEUE.me },
            { value: 'NOBODY', label: QUEUE.unassigned },
          ]}
          onChange={(event) => setFilter('assignee', event.currentTarget.value)}
        />
      </div>
      <ReviewList reviews={reviews} columns={COLUMNS} caption={QUEUE.reviewsCaption} empty={QUEUE.noReviews} />
    </div>
  );
}
