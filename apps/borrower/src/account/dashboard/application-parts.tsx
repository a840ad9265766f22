import { readValuation, type listHelocs, type Reply } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import { Link, Stack, SummaryRows, Text, type SummaryRow } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Withdraw } from '../../application/stop/withdraw.tsx';
import { formatCalendarDay, formatDay, formatHomeDay } from '../../platform/lazy/dates.ts';
import { useRead } from '../../platform/lazy/use-read.ts';
import { urls } from '../../platform/urls.ts';
import { DASHBOARD } from './words.en.ts';
import css from './dashboard.module.css';

export type Application = NonNullable<Reply<typeof listHelocs>>[number];

export interface ApplicationProps {
  application: Application;
  onWithdrawn: () => void;
  /** Called when the application's status is no longer the one listed. */
  onChanged: () => void;
}

/** The dates and sums of an application: `rows`, the appraisal fee's refund, when it was started and submitted. */
export function ApplicationRows({
  application: { uuid, active, status, refund, auditFields, dates },
  rows = [],
}: {
  application: Application;
  rows?: readonly SummaryRow[];
}): ReactNode {
  const valuation = useRead(
    readValuation,
    { params: { uuid } },
    { enabled: active && status.gate === 'appraisal-wait' },
  );
  const homeDay = (instant: string): string => formatHomeDay(instant, dates.timeZone);
  // A promise read while the application was open no longer counts once it has ended.
  const { dueBack: refundIfWithdrawn, payment } = (active && valuation.data) || {};
  return (
    <SummaryRows
      rows={[
        ...rows,
        ...(refundIfWithdrawn && payment?.refundableUntil
          ? [
              {
                label: DASHBOARD.refundIfWithdrawn(formatCalendarDay(payment.refundableUntil)),
                value: formatMoney(refundIfWithdrawn.amount, 2),
              },
            ]
          : []),
        ...(refund
          ? [{ label: DASHBOARD.refund[refund.state](homeDay(refund.at)), value: formatMoney(refund.amount, 2) }]
          : []),
        { label: DASHBOARD.started, value: homeDay(auditFields.createdDate) },
        ...(dates.submittedAt ? [{ label: DASHBOARD.submitted, value: homeDay(dates.submittedAt) }] : []),
      ]}
    />
  );
}

/** Staff's messages to the borrower, newest first. */
export function ApplicationMessages({ messages }: Pick<Application, 'messages'>): ReactNode {
  if (messages.length === 0) return null;
  return (
    <Stack gap="xs">
      <h3>{DASHBOARD.messages}</h3>
      <ul className={css.messages}>
        {messages.toReversed().map(({ text, at }) => (
          <li key={`${at}${text}`}>
            <Text>{text}</Text>
            <Text size="s" tone="muted">
              {formatDay(at)}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/**
 * Links to the documents and, while the application is active, to its answers, and the button that withdraws it while
 * that is possible.
 */
export function ApplicationLinks({ application, onWithdrawn, onChanged }: ApplicationProps): ReactNode {
  const { uuid, active, status, version } = application;
  // After everyone has signed, the borrower cancels the loan instead. Only then does a new account reopen the progress.
  const { stage, reopened } = status.progress;
  const mayWithdraw = active && stage !== 'COMPLETE' && reopened !== 'ACCOUNT';
  return (
    <div className={css.more}>
      <Link to={urls.application(uuid, 'document/disclosures')}>{DASHBOARD.documents}</Link>
      {active && <Link to={urls.application(uuid, 'start/profile')}>{DASHBOARD.answers}</Link>}
      {mayWithdraw && <Withdraw uuid={uuid} version={version} onWithdrawn={onWithdrawn} onChanged={onChanged} />}
    </div>
  );
}
