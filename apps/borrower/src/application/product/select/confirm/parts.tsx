import { Facts, SummaryRows, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { OfferSet } from '@lintel/contract';
import { discountedRate, fixedCosts, formatMoney, isInterestOnly, quoteTotals, type Offer, type Quote } from '@lintel/domain';
import { OFFER_WORDS, percent } from '../../words.ts';
import { CONFIRM } from './copy.ts';
import css from './confirm.module.css';

interface Props { set: OfferSet; offer: Offer; quote: Quote }

/** APR beside the cost with the fee, and all of it in dollars. */
export function Costs({ set, offer, quote }: Props): ReactNode {
  const { payments, paid, interest, cost } = quoteTotals(offer, quote);
  const others = fixedCosts(set.costs) + quote.recordingTax;
  const fees = quote.originationFeeAmount + others;
  const { costs } = CONFIRM;
  return (
    <>
      <Facts
        layout="pair"
        facts={[
          { label: OFFER_WORDS.apr, value: percent(quote.apr), note: costs.aprNote },
          {
            label: OFFER_WORDS.costWithFee, value: <>{percent(quote.costIncludingFee)} <small>{OFFER_WORDS.aYear}</small></>,
            note: fees > 0 ? costs.withFeeNote(formatMoney(fees)) : costs.noFeeNote,
          },
        ]}
      />
      <SummaryRows
        rows={[
          { label: costs.payments(payments, formatMoney(quote.monthlyPayment, 2)), value: formatMoney(isInterestOnly(offer) ? paid - quote.lineAmount : paid) },
          ...(isInterestOnly(offer) ? [{ label: costs.last, value: formatMoney(quote.lineAmount) }] : []),
          { label: costs.interest, value: formatMoney(interest) },
          { label: costs.fee, value: formatMoney(quote.originationFeeAmount) },
          ...(others > 0 ? [{ label: costs.others, value: formatMoney(others) }] : []),
          { label: costs.cost(formatMoney(quote.totalDraw)), value: formatMoney(cost), total: true },
        ]}
      />
      <Text size="s" tone="muted">{quote.discountTypes.includes('AUTOPAY') ? costs.basisAutopay : costs.basis}</Text>
    </>
  );
}

/** What would make the payment another one. */
export function PaymentChanges({ offer, quote }: Omit<Props, 'set'>): ReactNode {
  const without = quote.discountTypes.filter((type) => type !== 'AUTOPAY');
  return (
    <ul className={css.points}>
      {quote.discountTypes.includes('AUTOPAY') && <li>{CONFIRM.changes.autopay(percent(discountedRate(offer, without, quote.lineAmount)))}</li>}
      {CONFIRM.changes.rows.map((row) => <li key={row}>{row}</li>)}
    </ul>
  );
}

/** The road from here to the signature. */
export function WhatNext(): ReactNode {
  return (
    <ol className={css.road}>
      {CONFIRM.next.rows.map(({ title, text }, index) => (
        <li key={title} aria-current={index === 0 ? 'step' : undefined}>
          <b>{title}</b>
          <Text size="s" tone="muted">{text}</Text>
        </li>
      ))}
    </ol>
  );
}
