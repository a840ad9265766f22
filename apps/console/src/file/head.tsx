import {
  ATTORNEY_TASKS,
  formatAddress,
  formatAge,
  formatMoney,
  formatPercent,
  formatShortName,
  GATES,
  hasStatutoryDeadline,
  isClearToClose,
  waitingOn,
} from '@lintel/domain';
import { Clock, PageHeading, Tag, User } from '@lintel/ui';
import type { ReactNode } from 'react';
import { CopyButton } from '../form/copy-button.tsx';
import { formatCode } from '../platform/code-words.en.ts';
import { formatStatus } from '../platform/format-status.ts';
import { useMay } from '../platform/me.ts';
import { formatDay, formatCalendarDay } from '../platform/times.ts';
import { QUEUE } from '../queue/words.en.ts';
import { Assignee } from './assignee.tsx';
import { useFile, type LoanFileReply } from './use-file.ts';
import { FILE } from './words.en.ts';
import css from './file.module.css';

/** The head of a file's page: the borrower, the current step, the assignee and the key figures. */
export function FileHead(): ReactNode {
  const { file, uuid } = useFile();
  const may = useMay();
  const {
    person: { name },
    status,
    property,
    assignee,
    loanNumber,
  } = file;
  const review = findNextReview(may('file') ? file.tasks : file.tasks.filter(isForAttorney));
  return (
    <>
      <div className={css.head}>
        <PageHeading title={formatShortName(name)}>{FILE.lead(loanNumber ?? '', formatAddress(property))}</PageHeading>
        <div className={css.standing}>
          <div className={css.tags}>
            <Tag tone={file.tasks.some((task) => task.isLate) ? 'warning' : 'info'} icon={<Clock aria-hidden="true" />}>
              {formatStanding(file)}
            </Tag>
            <Tag>{getOwner(file)}</Tag>
            {isClearToClose(status.gate ?? '') && <Tag tone="success">{QUEUE.clearToClose}</Tag>}
            {file.incompleteDueOn && (
              <Tag tone="warning">{QUEUE.incomplete(formatCalendarDay(file.incompleteDueOn))}</Tag>
            )}
            {review && (
              <Tag tone={review.isLate ? 'warning' : 'quiet'}>
                {FILE.reviewDue[hasStatutoryDeadline(review.gate) ? 'LAW' : 'TARGET'](formatDay(review.dueAt))}
              </Tag>
            )}
            {file.decisionDueOn && <Tag>{FILE.decisionDue(formatCalendarDay(file.decisionDueOn))}</Tag>}
            <Tag icon={<User aria-hidden="true" />}>{assignee ? FILE.assignedTo(assignee.name) : FILE.unassigned}</Tag>
          </div>
          <div className={css.tags}>
            {may('file') && <Assignee />}
            <CopyButton label={FILE.copyId} text={uuid} />
          </div>
        </div>
      </div>
      {!may('file') && <Strip />}
    </>
  );
}

/** Puts the status into words, with how long the file has been at its step, or since it ended. */
function formatStanding({ status, end, active, now }: LoanFileReply): string {
  const name = formatStatus(status.checklistStatus, end);
  const { since } = status.explain;
  return since ? FILE[active ? 'inStep' : 'endedFor'](name, formatAge(since, now)) : name;
}

type Task = LoanFileReply['tasks'][number];

const isForAttorney = ({ gate }: Task): boolean => ATTORNEY_TASKS.some((one) => one === gate);

/** Returns the open review that is due first. */
const findNextReview = (tasks: readonly Task[]): Task | undefined =>
  tasks.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt))[0];

/** Returns who acts next, as a sentence. The pipeline has shorter labels (QUEUE.owners). */
export function getOwner({ status: { explain, gate }, tasks }: Pick<LoanFileReply, 'status' | 'tasks'>): string {
  const { party, ownerName } = explain;
  if (party === 'clock') return FILE.owners.clock;
  const known = GATES.find(({ id }) => id === gate);
  const openTasks = tasks.map((task) => task.gate);
  const owner = known ? waitingOn(known.id, openTasks) : 'NOBODY';
  return owner === 'VENDOR' ? FILE.owner(ownerName ?? '') : FILE.owners[owner];
}

function Strip(): ReactNode {
  const {
    file: { amount, choice, offers, credit, person },
  } = useFile();
  const figures = [
    choice
      ? [FILE.line, formatMoney(amount ?? choice.totalDraw), FILE.draw(formatMoney(choice.drawAmount))]
      : [
          FILE.mostOffered,
          offers?.maxDraw == null ? FILE.none : formatMoney(offers.maxDraw),
          offers ? formatDay(offers.pricedAt) : '',
        ],
    [
      FILE.rate,
      choice ? formatPercent(choice.rate, 2) : FILE.none,
      choice ? FILE.apr(formatPercent(choice.apr, 2)) : '',
    ],
    [FILE.payment, choice ? formatMoney(choice.monthlyPayment) : FILE.none, choice ? FILE.ofOffer : ''],
    [FILE.stated, formatMoney(person.statedIncome), formatCode(person.employmentType)],
    [
      FILE.score,
      credit ? String(credit.score) : FILE.none,
      credit ? `${credit.bureau}, ${formatCalendarDay(credit.on)}` : '',
    ],
  ] as const;
  return (
    <dl className={css.strip}>
      {figures.map(([label, value, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            {note !== '' && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
