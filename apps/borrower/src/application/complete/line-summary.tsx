import type { readHeloc, Reply } from '@lintel/contract';
import { formatMoney, formatPayments, formatPercent, formatRates } from '@lintel/domain';
import { Button, Link, Panel, Printer, SummaryRows } from '@lintel/ui';
import type { ReactNode } from 'react';
import { urls } from '../../platform/urls.ts';
import { COMPLETE } from './words.en.ts';
import css from './complete.module.css';

interface Props {
  heloc: NonNullable<Reply<typeof readHeloc>>;
  payment: number | undefined;
  /** The money was sent, so the next page is the account. */
  isFunded: boolean;
}

/** The new line's number, rate, payment and term, to keep and to print. */
export function LineSummary({ heloc, payment, isFunded }: Props): ReactNode {
  const { title, loanNumber, line, rate, payment: monthly, term, years, home, print } = COMPLETE.keep;
  const rows = [
    { label: loanNumber, value: heloc.loanNumber },
    { label: line, value: heloc.amount && formatMoney(heloc.amount, 2) },
    { label: rate, value: heloc.autopay ? formatRates(heloc.autopay) : heloc.rate && formatPercent(heloc.rate) },
    {
      label: monthly,
      value: heloc.autopay ? formatPayments(heloc.autopay) : payment !== undefined && formatMoney(payment, 2),
    },
    { label: term, value: heloc.term && years(heloc.term) },
  ];
  return (
    <Panel title={title}>
      <SummaryRows rows={rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />
      <div className={css.ways}>
        <Link kind={isFunded ? 'primary' : 'secondary'} to={urls.dashboard()}>
          {home}
        </Link>
        <Button icon={<Printer />} onClick={() => window.print()}>
          {print}
        </Button>
      </div>
    </Panel>
  );
}
