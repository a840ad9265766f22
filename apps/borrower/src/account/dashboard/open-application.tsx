import { listOwnConditions, readOffers } from '@lintel/contract';
import { formatAddress, getConditionGroup, isBeforeSubmission, NOTICE_CLOCKS, type Stage } from '@lintel/domain';
import {
  Briefcase,
  Calendar,
  Clock,
  FileCheck,
  FileText,
  House,
  Landmark,
  Link,
  PageHeading,
  Panel,
  Percent,
  Tag,
  TaskItem,
  Text,
  User,
} from '@lintel/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { formatFundingPlan } from '../../offers/format-funding-plan.ts';
import { formatCalendarDay, formatDueDay, formatHomeDay } from '../../platform/lazy/dates.ts';
import { useRead } from '../../platform/lazy/use-read.ts';
import { urls } from '../../platform/urls.ts';
import {
  ApplicationLinks,
  ApplicationMessages,
  ApplicationRows,
  type Application,
  type ApplicationProps,
} from './application-parts.tsx';
import { DASHBOARD } from './words.en.ts';
import css from './dashboard.module.css';

const ICONS: Readonly<Record<Stage, ReactNode>> = {
  INITIAL: <User />,
  PRODUCT_SELECT: <Percent />,
  MORE_INFO: <FileText />,
  LINK_INCOME: <Briefcase />,
  ID_UPLOAD: <House />,
  SIGNING: <FileCheck />,
  ENOTARY: <Calendar />,
  MANUAL_NOTARY: <Calendar />,
  COMPLETE: <Landmark />,
};

/** Most applications have none. */
const Conditions = lazy(async () => ({ default: (await import('./conditions.tsx')).Conditions }));

/** Milliseconds between polls of the conditions: one minute. */
const POLL_MS = 60_000;

/** At these gates the step is the list of conditions itself. */
const LISTS: readonly unknown[] = ['hold-borrower', 'closing-conditions-borrower'];

/** The open application on the dashboard: the borrower's to-do list, what waits for others, and the dates. */
export function OpenApplication({
  name,
  notice,
  ...props
}: ApplicationProps & {
  name: string | undefined;
  /** Shown below the heading. */
  notice: ReactNode;
}): ReactNode {
  const { application } = props;
  const { uuid, explain, status, property, messages } = application;
  const conditions =
    useRead(listOwnConditions, { params: { uuid } }, { fresh: true, refetchInterval: POLL_MS }).data ?? [];
  const open = conditions.filter(({ state }) => getConditionGroup(state) === 'TO_DO');
  const others = conditions.filter(({ state }) => getConditionGroup(state) !== 'TO_DO');
  const isMine = explain.owner === 'YOU' && !(LISTS.includes(status.gate) && open.length > 0);
  const isWaiting = explain.owner !== 'YOU';
  const count = open.length + (isMine ? 1 : 0);
  return (
    <>
      <PageHeading title={count === 0 ? DASHBOARD.nothingFor(name) : DASHBOARD.thingsFrom(count, name)}>
        <Funding application={application} />
      </PageHeading>
      {notice}
      {count > 0 && (
        <Panel raised title={DASHBOARD.toDo}>
          <div>
            {isMine && <OwnStep application={application} />}
            {open.length > 0 && (
              <Suspense>
                <Conditions uuid={uuid} conditions={open} hasPrimary={!isMine} />
              </Suspense>
            )}
          </div>
        </Panel>
      )}
      {(isWaiting || others.length > 0) && (
        <Panel title={DASHBOARD.withUs} raised={count === 0}>
          <div>
            {isWaiting && <OthersStep application={application} />}
            {others.length > 0 && (
              <Suspense>
                <Conditions uuid={uuid} conditions={others} hasPrimary={false} />
              </Suspense>
            )}
          </div>
        </Panel>
      )}
      <Panel title={DASHBOARD.details}>
        <Text size="s" tone="muted">
          {formatAddress(property)}
        </Text>
        <ApplicationRows application={application} />
        <ApplicationMessages messages={messages} />
        <ApplicationLinks {...props} />
      </Panel>
    </>
  );
}

/** The step that waits for the borrower. */
function OwnStep({ application: { uuid, explain, status, dates } }: { application: Application }): ReactNode {
  return (
    <TaskItem icon={ICONS[status.progress.stage]} title={explain.text} text={explain.ask}>
      <Link kind="primary" to={urls.application(uuid)}>
        {DASHBOARD.continue}
      </Link>
      {explain.dueOn && (
        <Tag tone="warning" icon={<Clock />}>
          {DASHBOARD.due(formatDueDay(explain.dueOn, dates.today ?? undefined))}
        </Tag>
      )}
    </TaskItem>
  );
}

/** What the status page offers besides the status, by gate. */
const STATUS_LINKS: Readonly<Record<string, string>> = {
  rescission: DASHBOARD.statusOrCancel,
  'mail-margin': DASHBOARD.statusAndOptions,
};

/** The step that waits for us or someone else. */
function OthersStep({ application: { uuid, explain, status, dates } }: { application: Application }): ReactNode {
  const { owner, ownerName, party, text, ask, usualTime, since } = explain;
  return (
    <TaskItem
      icon={ICONS[status.progress.stage]}
      title={text}
      // The text of a wait for a day names that day.
      text={[ask, party !== 'clock' && usualTime && DASHBOARD.usually(usualTime)].filter(Boolean).join(' ')}
    >
      <Link kind="secondary" size="s" to={urls.application(uuid)}>
        {STATUS_LINKS[status.gate ?? ''] ?? DASHBOARD.checkStatus}
      </Link>
      {since && party !== 'clock' && (
        <Tag tone="info" icon={<Clock />}>
          {DASHBOARD.waitingSince(owner === 'OTHER' ? ownerName : undefined, formatHomeDay(since, dates.timeZone))}
        </Tag>
      )}
    </TaskItem>
  );
}

/** Returns a plan whose sentence is at least as long as the loan's own, to reserve its room: the page must not jump. */
const buildLongestPlan = (today: string): Parameters<typeof formatFundingPlan>[0] => ({
  fundingIfSignedSoon: { signsOn: today, fundingOn: today, afterTitleSearch: true },
  stepsLeft: ['INCOME', 'RESCISSION'],
});

/** Until when the offers are held, and when the money is planned to be sent, or could be. */
function Funding({
  application: { uuid, version, status, explain, dates, amount },
}: {
  application: Application;
}): ReactNode {
  const isChoosing = status.gate === 'choose';
  // The card with the offer makes the same request, so it is fetched once.
  const hasOffers = Boolean(amount) || isChoosing;
  const offers = useRead(readOffers, { params: { uuid } }, { version, enabled: hasOffers });
  if (dates.fundingOn) return DASHBOARD.fundingOn(formatCalendarDay(dates.fundingOn));
  const toDueDay = (day: string) => formatDueDay(day, dates.today ?? undefined);
  if (hasOffers && offers.isPending && dates.today)
    return (
      <span className={css.reserved} aria-hidden="true">
        {isChoosing && DASHBOARD.offersHeldUntil(formatCalendarDay(dates.today))}{' '}
        {formatFundingPlan(buildLongestPlan(dates.today), toDueDay)} {DASHBOARD.noDeadline(NOTICE_CLOCKS.SILENCE.days)}
      </span>
    );
  const plan = offers.data && formatFundingPlan(offers.data, toDueDay);
  // The price is held for an application that isn't submitted yet.
  const isHeld = isChoosing || isBeforeSubmission(offers.data?.stepsLeft ?? []);
  const heldUntil = isHeld ? offers.data?.heldUntil : undefined;
  return (
    <>
      {heldUntil && DASHBOARD[isChoosing ? 'offersHeldUntil' : 'heldUntil'](formatCalendarDay(heldUntil))}{' '}
      {plan ?? DASHBOARD.saved}{' '}
      {plan && !isHeld && explain.owner === 'YOU' && !explain.dueOn && DASHBOARD.noDeadline(NOTICE_CLOCKS.SILENCE.days)}
    </>
  );
}
