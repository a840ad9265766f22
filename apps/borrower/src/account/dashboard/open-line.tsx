import type { readDisbursement, readServicedAccount, Reply } from '@lintel/contract';
import { formatMoney, formatPercent, formatPhone } from '@lintel/domain';
import { Notice, Text, type SummaryRow } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatCalendarDay, formatDueDay } from '../../platform/lazy/dates.ts';
import { DASHBOARD } from './words.en.ts';

type ServicedAccount = Reply<typeof readServicedAccount>;
type Payout = NonNullable<Reply<typeof readDisbursement>>;

const LINE = DASHBOARD.openLine;

/** Returns the figures of an open line: the servicer's, or those of the closing until the servicer reports any. */
export function listLineRows(
  payout: Payout,
  serviced: ServicedAccount | null,
  today: string | undefined,
): SummaryRow[] {
  const drawn = { label: DASHBOARD.drawn, value: formatMoney(payout.toBorrower) };
  if (!serviced?.account) {
    return [
      drawn,
      ...(payout.nextPaymentOn
        ? [
            {
              label: DASHBOARD.next(formatDueDay(payout.nextPaymentOn, today)),
              value: formatMoney(payout.monthlyPayment, 2),
            },
            { label: DASHBOARD.available, value: DASHBOARD.availableNote(formatMoney(0)) },
          ]
        : []),
    ];
  }
  const { balance, available, rate, nextPayment } = serviced.account;
  return [
    { label: LINE.balance, value: formatMoney(balance, 2) },
    { label: DASHBOARD.available, value: formatMoney(available, 2) },
    ...(nextPayment
      ? [
          {
            label: DASHBOARD.next(formatDueDay(nextPayment.on, today)),
            value: LINE.payment[nextPayment.autopay ? 'auto' : 'manual'](formatMoney(nextPayment.amount, 2)),
          },
        ]
      : []),
    { label: LINE.rate, value: formatPercent(rate, 2) },
    drawn,
  ];
}

/** The servicer's name, phone and email, with a warning when its figures aren't today's. */
export function Servicer({ serviced }: { serviced: NonNullable<ServicedAccount> }): ReactNode {
  const { account, isCurrent } = serviced;
  if (!account) return <Text size="s">{DASHBOARD.servicer}</Text>;
  const { name, phone, email } = account.servicer;
  return (
    <>
      {!isCurrent && <Notice tone="warning">{LINE.old(formatCalendarDay(account.asOf))}</Notice>}
      <Text size="s">
        {LINE.servicer(name)} <a href={`tel:+1${phone}`}>{formatPhone(phone)}</a>
        {email && (
          <>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </Text>
    </>
  );
}
