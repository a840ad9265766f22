import { readPayout, readValuation, type listHelocs, type Reply } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import { Actions, Link, Panel, Stack, SummaryRows, Tag, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Withdraw } from '../../application/stop/withdraw.tsx';
import { GATE } from '../../gate/words.en.ts';
import { formatDay, formatCalendarDay, formatDueDay } from '../../platform/lazy/dates.ts';
import { useRead } from '../../platform/lazy/use-read.ts';
import { urls } from '../../platform/urls.ts';
import { MoneyOut } from './money-out.tsx';
import { formatWaitingOn } from './stages.tsx';
import { DASHBOARD } from './words.en.ts';
import css from './dashboard.module.css';

export type Application = NonNullable<Reply<typeof listHelocs>>[number];

interface Props {
  application: Application;
  raised: boolean;
  onStopped: () => void;
  /** Called when the application's status is no longer the one listed. */
  onChanged: () => void;
}

const TONES = { YOU: 'warning', US: 'info', OTHER: 'quiet' } as const;

/** An application: its sentence, who acts next, the date and the one next action. */
export function ApplicationCard({ application, raised, onStopped, onChanged }: Props): ReactNode {
  const { uuid, explain, property, amount, auditFields, refund, messages, active, status, version } = application;
  const today = application.dates.today ?? undefined;
  const mine = explain.owner === 'YOU';
  // After everyone has signed, the borrower cancels the loan instead.
  const mayStop = active && status.progress.stage !== 'COMPLETE';
  const valuation = useRead(
    readValuation,
    { params: { uuid } },
    { enabled: active && status.gate === 'appraisal-wait' },
  );
  const payout =
    useRead(readPayout, { params: { uuid } }, { enabled: status.checklistStatus === 'COMPLETE' }).data ?? undefined;
  // A promise read while the application was open no longer counts once it has ended.
  const { dueBack, payment } = (active && valuation.data) || {};
  return (
    <Panel raised={raised}>
      <div className={css.head}>
        <Text size="s" tone="muted">
          {property.street1}, {property.city}, {property.state} {property.zip}
        </Text>
        {active && <Tag tone={TONES[explain.owner]}>{formatWaitingOn(explain)}</Tag>}
      </div>
      <Stack gap="xs">
        <h2>{explain.text}</h2>
        <Text tone="strong">
          {explain.ask ? `${explain.asksNothing ? `${GATE.toDo} ` : ''}${explain.ask}` : DASHBOARD.nothing}
        </Text>
      </Stack>
      {status.checklistStatus === 'CANCELLED' && status.progress.stage === 'COMPLETE' && <MoneyOut uuid={uuid} />}
      <SummaryRows
        rows={[
          ...(explain.dueOn ? [{ label: DASHBOARD.dueOn, value: formatDueDay(explain.dueOn, today) }] : []),
          ...(explain.since && formatDay(explain.since) !== formatDay(auditFields.createdDate)
            ? [{ label: DASHBOARD.since, value: formatDay(explain.since) }]
            : []),
          ...(explain.usualTime ? [{ label: DASHBOARD.usual, value: explain.usualTime }] : []),
          ...(dueBack && payment?.refundableUntil
            ? [
                {
                  label: DASHBOARD.goesBack(formatCalendarDay(payment.refundableUntil)),
                  value: formatMoney(dueBack.amount, 2),
                },
              ]
            : []),
          ...(refund
            ? [{ label: DASHBOARD.refund[refund.state](formatDay(refund.at)), value: formatMoney(refund.amount, 2) }]
            : []),
          ...(amount ? [{ label: DASHBOARD.line, value: formatMoney(amount) }] : []),
          ...(payout ? openLineRows(payout, today) : []),
          { label: DASHBOARD.started, value: formatDay(auditFields.createdDate) },
        ]}
      />
      {messages.length > 0 && (
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
      )}
      {status.checklistStatus !== 'CANCELLED' && (
        <Actions>
          {status.checklistStatus === 'COMPLETE' ? (
            // An open line's application URL redirects to the dashboard, so its last page has a URL of its own.
            <Link kind="secondary" to={urls.application(uuid, 'complete')}>
              {DASHBOARD.closing}
            </Link>
          ) : (
            <Link kind={mine ? 'primary' : 'secondary'} to={urls.application(uuid)}>
              {mine ? DASHBOARD.goOn : DASHBOARD.look}
            </Link>
          )}
        </Actions>
      )}
      <div className={css.more}>
        <Link to={urls.application(uuid, 'document/disclosures')}>{DASHBOARD.documents}</Link>
        {active && <Link to={urls.application(uuid, 'start/profile')}>{DASHBOARD.answers}</Link>}
        {mayStop && <Withdraw uuid={uuid} version={version} onStopped={onStopped} onChanged={onChanged} />}
      </div>
    </Panel>
  );
}

/**
 * An open line: the amount paid out, the next payment while it is still to come, and that nothing is available until a
 * payment is made.
 */
function openLineRows(
  { toBorrower, monthlyPayment, nextPaymentOn }: NonNullable<Reply<typeof readPayout>>,
  today: string | undefined,
): { label: string; value: string }[] {
  return [
    { label: DASHBOARD.drawn, value: formatMoney(toBorrower) },
    ...(nextPaymentOn
      ? [
          { label: DASHBOARD.next(formatDueDay(nextPaymentOn, today)), value: formatMoney(monthlyPayment, 2) },
          { label: DASHBOARD.available, value: DASHBOARD.availableNote(formatMoney(0)) },
        ]
      : []),
  ];
}
