import { listReviews } from '@lintel/contract';
import { ATTORNEY_TASKS } from '@lintel/domain';
import { PageHeading } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useTitle } from '../platform/title.ts';
import { usePages } from '../platform/use-read.ts';
import type { Column } from '../table/table.tsx';
import { BorrowerCell, DueCell, WaitingTime } from './cells.tsx';
import { ReviewList, type Review } from './review-list.tsx';
import { QUEUE } from './words.en.ts';
import css from './queue.module.css';

/** Returns the task as worded for the attorney. */
function getTaskText({ gate, title, text }: Review): { readonly title: string; readonly text: string } {
  const known = ATTORNEY_TASKS.find((one) => one === gate);
  return known ? QUEUE.opinionTasks[known] : { title, text };
}

const COLUMNS: readonly Column<Review>[] = [
  { head: QUEUE.borrower, bare: true, cell: ({ application }) => <BorrowerCell row={application} part="closing" /> },
  {
    head: QUEUE.toDecide,
    bare: true,
    cell: (row) => (
      <>
        <b>{getTaskText(row).title}</b>
        <br />
        <span className={css.muted}>{getTaskText(row).text}</span>
      </>
    ),
  },
  {
    head: QUEUE.waiting,
    bare: true,
    cell: ({ since, now, isLate }) => <WaitingTime since={since} now={now} isLate={isLate} />,
  },
  { head: QUEUE.due, oneLine: true, cell: ({ dueAt, gate }) => <DueCell dueAt={dueAt} gate={gate} /> },
];

/** An attorney's queue: the files assigned to them that wait for their opinion, oldest first. */
export function Opinions(): ReactNode {
  const files = usePages(listReviews, (cursor) => ({ query: { cursor } }));
  const [first] = files.data?.pages ?? [];
  const title = first ? QUEUE.opinions(first.counts.needsPerson) : QUEUE.opinionsBefore;
  useTitle(title, 'reviews');
  return (
    <div className={css.page}>
      <div className={css.head}>
        <PageHeading title={title} />
      </div>
      <ReviewList reviews={files} columns={COLUMNS} caption={QUEUE.opinionsCaption} empty={QUEUE.noOpinions} />
    </div>
  );
}
