import { readDisbursement, readServicedAccount } from '@lintel/contract';
import { formatAddress } from '@lintel/domain';
import { Actions, Link, Panel, Stack, Tag, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatWaitingOn } from '../../gate/listed-stages.ts';
import { formatDueDay, formatHomeDay } from '../../platform/lazy/dates.ts';
import { useRead } from '../../platform/lazy/use-read.ts';
import { urls } from '../../platform/urls.ts';
import {
  ApplicationLinks,
  ApplicationMessages,
  ApplicationRows,
  type Application,
  type ApplicationProps,
} from './application-parts.tsx';
import { listLineRows, Servicer } from './open-line.tsx';
import { RecallNotice } from './recall-notice.tsx';
import { DASHBOARD } from './words.en.ts';
import css from './dashboard.module.css';

const TONES = { YOU: 'warning', US: 'info', OTHER: 'quiet' } as const;

/**
 * An application other than the dashboard's current one, such as an open line or a closed application, as a card: its
 * status sentence, who acts next, the due date and the one next action.
 */
export function ApplicationCard({ application, raised, ...acts }: ApplicationProps & { raised: boolean }): ReactNode {
  const { uuid, explain, property, auditFields, messages, active, status } = application;
  const today = application.dates.today ?? undefined;
  const homeDay = (instant: string): string => formatHomeDay(instant, application.dates.timeZone);
  const isOpenLine = status.checklistStatus === 'COMPLETE';
  const payout = useRead(readDisbursement, { params: { uuid } }, { enabled: isOpenLine }).data;
  const serviced = useRead(readServicedAccount, { params: { uuid } }, { enabled: isOpenLine }).data;
  return (
    <Panel raised={raised}>
      <div className={css.head}>
        <Text size="s" tone="muted">
          {formatAddress(property)}
        </Text>
        {active && <Tag tone={TONES[explain.owner]}>{formatWaitingOn(explain)}</Tag>}
      </div>
      <Stack gap="xs">
        <h2>{explain.text}</h2>
        <Text tone="strong">{explain.ask ?? DASHBOARD.nothing}</Text>
      </Stack>
      {status.checklistStatus === 'CANCELLED' && status.progress.stage === 'COMPLETE' && <RecallNotice uuid={uuid} />}
      <ApplicationRows
        application={application}
        rows={[
          ...(explain.dueOn ? [{ label: DASHBOARD.dueOn, value: formatDueDay(explain.dueOn, today) }] : []),
          ...(explain.since && homeDay(explain.since) !== homeDay(auditFields.createdDate)
            ? [{ label: isOpenLine ? DASHBOARD.openSince : DASHBOARD.since, value: homeDay(explain.since) }]
            : []),
          ...(explain.usualTime ? [{ label: DASHBOARD.usual, value: explain.usualTime }] : []),
          ...listLineRows(application, payout ?? undefined, serviced ?? null),
        ]}
      />
      {serviced && <Servicer serviced={serviced} />}
      <ApplicationMessages messages={messages} />
      <NextAction application={application} />
      <ApplicationLinks application={application} {...acts} />
    </Panel>
  );
}

/** The link to the next step, or to the documents of an open line; none for a closed application. */
function NextAction({ application: { uuid, explain, status } }: { application: Application }): ReactNode {
  const isMine = explain.owner === 'YOU';
  if (status.checklistStatus === 'CANCELLED') return null;
  return (
    <Actions>
      {status.checklistStatus === 'COMPLETE' ? (
        // An open line's application URL redirects to the dashboard, so its last page has a separate URL.
        <Link kind="secondary" to={urls.application(uuid, 'complete')}>
          {DASHBOARD.closing}
        </Link>
      ) : (
        <Link kind={isMine ? 'primary' : 'secondary'} to={urls.application(uuid)}>
          {isMine ? DASHBOARD.continue : DASHBOARD.checkStatus}
        </Link>
      )}
    </Actions>
  );
}
