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
  onStopped: () => void;
  /** Called when the application's status is no longer the one listed. */
  onChanged: () => void;
}

/** The dates and sums of an application: `rows`, an appraisal fee that goes back, when it was started and submitted. */
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
  const { dueBack, payment } = (active && valuation.data) || {};
  return (
    <SummaryRows
      rows={[
        ...rows,
        ...(dueBack && payment?.refundableUntil
          ? [
              {
                label: DASHBOARD.goesBack(formatCalendarDay(payment.refundableUntil)),
                value: formatMoney(dueBack.amount, 2),
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

/** Links to the documents and the answers, and the button that withdraws an application while that is possible. */
export function ApplicationLinks({ application, onStopped, onChanged }: ApplicationProps): ReactNode {
  const { uuid, active, status, version } = application;
  // After everyone has signed, the borrower cancels the loan instead.
  const mayStop = active && status.progress.stage !== 'COMPLETE';
  return (
    <div className={css.more}>
      <Link to={urls.application(uuid, 'document/disclosures')}>{DASHBOARD.documents}</Link>
      {active && <Link to={urls.application(uuid, 'start/profile')}>{DASHBOARD.answers}</Link>}
      {mayStop && <Withdraw uuid={uuid} version={version} onStopped={onStopped} onChanged={onChanged} />}
    </div>
  );
}
