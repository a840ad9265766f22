import type { readDisbursement, readServicedAccount, Reply } from '@lintel/contract';
import { feesInLine, formatMoney, formatPercent, formatPhone, getLastCreditDay } from '@lintel/domain';
import { Notice, Text, type SummaryRow } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ACCOUNT } from '../../application/bank/account-words.en.ts';
import { formatCalendarDay, formatDueDay } from '../../platform/lazy/dates.ts';
import type { Application } from './application-parts.tsx';
import { DASHBOARD } from './words.en.ts';

type ServicedAccount = Reply<typeof readServicedAccount>;
type Payout = NonNullable<Reply<typeof readDisbursement>>;

const LINE = DASHBOARD.openLine;

/**
 * Returns the figures of an open line: the servicer's, or those of the closing until the servicer reports any. The
 * servicer's are to the cent, so the others next to them are too.
 */
export function listLineRows(
  { amount, autopay, dates }: Pick<Application, 'amount' | 'autopay' | 'dates'>,
  payout: Payout | undefined,
  serviced: ServicedAccount | null,
): SummaryRow[] {
  const today = dates.today ?? undefined;
  const decimals = serviced?.account ? 2 : 0;
  const line = amount ? [{ label: DASHBOARD.line, value: formatMoney(amount, decimals) }] : [];
  if (!payout) return line;
  const { account, draw, toBorrower, sentOn, fundingOn, stage } = payout;
  const toDueDay = (date: string) => formatDueDay(date, today);
  const toDay = (date: string | null | undefined) => (date == null ? undefined : formatCalendarDay(date));
  const fees = feesInLine(amount ?? 0, draw);
  const isUpcoming = sentOn == null && fundingOn != null;
  const parts = [
    {
      label: DASHBOARD.drawn(toDay(sentOn), toDay(fundingOn)),
      value: formatMoney(toBorrower, decimals),
    },
    ...(account
      ? [{ label: LINE.account, value: ACCOUNT.ending(account.bankName ?? ACCOUNT.unknownBank, account.mask) }]
      : []),
    ...(fundingOn != null && (stage === 'ORDERED' || stage === 'SENT')
      ? [{ label: LINE.arrives, value: LINE.arrivesOn(toDueDay(fundingOn), toDueDay(getLastCreditDay(fundingOn))) }]
      : []),
    ...(draw > toBorrower ? [{ label: DASHBOARD.payoffs, value: formatMoney(draw - toBorrower, decimals) }] : []),
    ...(fees > 0 ? [{ label: DASHBOARD.fees, value: formatMoney(fees, decimals) }] : []),
  ];
  if (!serviced?.account) {
    return [
      ...line,
      ...parts,
      ...(payout.nextPaymentOn
        ? [
            {
              label: DASHBOARD.next(formatDueDay(payout.nextPaymentOn, today), isUpcoming),
              value: formatMoney(payout.monthlyPayment, 2),
            },
            { label: DASHBOARD.available, value: DASHBOARD.availableNote(formatMoney(0)) },
          ]
        : []),
    ];
  }
  const { balance, available, rate, nextPayment } = serviced.account;
  const isFullyDrawn = available === 0 && balance >= (amount ?? Infinity);
  return [
    ...line,
    { label: LINE.balance(!isUpcoming), value: formatMoney(balance, 2) },
    {
      label: DASHBOARD.available,
      value: isFullyDrawn ? DASHBOARD.availableNote(formatMoney(0, 2)) : formatMoney(available, 2),
    },
    ...(nextPayment
      ? [
          {
            label: DASHBOARD.next(formatDueDay(nextPayment.on, today), isUpcoming),
            value: LINE.payment[nextPayment.autopay ? 'auto' : 'manual'](formatMoney(nextPayment.amount, 2)),
          },
        ]
      : []),
    {
      label: LINE.rate,
      value: autopay?.withAutopay.rate === rate ? LINE.withAutopay(formatPercent(rate, 2)) : formatPercent(rate, 2),
    },
    ...parts,
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
