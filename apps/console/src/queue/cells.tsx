import type { Reply, listApplications } from '@lintel/contract';
import { formatAge, formatMoney, hasStatutoryDeadline, isClearToClose } from '@lintel/domain';
import { Clock, Tag } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatStatus } from '../platform/format-status.ts';
import { useMe } from '../platform/me.ts';
import { formatCalendarDay, formatDay } from '../platform/times.ts';
import { urls } from '../platform/urls.ts';
import { QUEUE } from './words.en.ts';
import css from './queue.module.css';

/** An application as the lists show it. */
export type Row = Reply<typeof listApplications>['items'][number];

/** The borrower's name as a link to the file, above the loan number. */
export function BorrowerCell({
  row,
  part,
}: {
  row: Pick<Row, 'uuid' | 'applicant' | 'loanNumber'>;
  part?: 'closing';
}): ReactNode {
  return (
    <>
      <Link to={urls.file(row.uuid, part)} className={css.borrower}>
        {row.applicant || QUEUE.nameless}
      </Link>
      <br />
      <span className={css.small}>{row.loanNumber}</span>
    </>
  );
}

/**
 * The application's status, or how it ended. From the closing documents to the last signature, that the file is clear
 * to close; after a notice of incompleteness, by when the borrower must complete it.
 */
export function StatusCell({
  row: { status, gate, end, incompleteDueOn },
}: {
  row: Pick<Row, 'status' | 'gate' | 'end' | 'incompleteDueOn'>;
}): ReactNode {
  return (
    <>
      {formatStatus(status, end)}
      {isClearToClose(gate) && (
        <>
          <br />
          <Tag tone="success">{QUEUE.clearToClose}</Tag>
        </>
      )}
      {incompleteDueOn && (
        <>
          <br />
          <span className={css.long}>
            <Tag tone="warning">{QUEUE.incomplete(formatCalendarDay(incompleteDueOn))}</Tag>
          </span>
        </>
      )}
    </>
  );
}

/** Returns the rows of all pages, each with the time its page was read. */
export const flattenPages = <R extends object>(
  pages: readonly { readonly items: readonly R[]; readonly now: string }[] | undefined,
): (R & { readonly now: string })[] =>
  pages?.flatMap(({ items, now }) => items.map((item) => ({ ...item, now }))) ?? [];

const DAY = 86_400_000;
/** Days after which `formatAge` returns a date, which isn't an age. */
const DATED_AFTER = 28;

/** How long an application had waited when it was read; highlighted when past the lender's target. */
export function WaitingTime({ since, now, isLate }: { since: string; now: string; isLate: boolean }): ReactNode {
  const days = Math.floor((Date.parse(now) - Date.parse(since)) / DAY);
  const age = days < DATED_AFTER ? formatAge(since, now) : QUEUE.days(days);
  return (
    <Tag tone={isLate ? 'warning' : 'info'} icon={<Clock aria-hidden="true" />}>
      {isLate ? QUEUE.late(age) : age}
    </Tag>
  );
}

/** When a review is due, and whether a law or the lender's own target says so. */
export function DueCell({ dueAt, gate }: { dueAt: string; gate: string }): ReactNode {
  return (
    <>
      <time dateTime={dueAt}>{formatDay(dueAt)}</time>
      <br />
      <span className={css.small}>{hasStatutoryDeadline(gate) ? QUEUE.dueByLaw : QUEUE.dueByTarget}</span>
    </>
  );
}

/** The amount of the line. */
export function LineCell({ amount }: { amount: number | null | undefined }): ReactNode {
  return amount == null ? <span className={css.muted}>{QUEUE.noLine}</span> : formatMoney(amount);
}

/** The colleague to whom the application is assigned. */
export function AssigneeCell({ to }: { to: Row['assignee'] }): ReactNode {
  const me = useMe();
  if (!to) return <span className={css.muted}>{QUEUE.unassigned}</span>;
  return to.staffUuid === me?.uuid ? QUEUE.you : to.name;
}
