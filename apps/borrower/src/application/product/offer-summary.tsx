import type { OfferSet } from '@lintel/contract';
import {
  fixedCosts,
  formatMoney,
  isInterestOnly,
  getPaymentCount,
  getTermPeriods,
  quoteTotals,
  showsOffer,
  type Offer,
  type Quote,
} from '@lintel/domain';
import { Facts, HeroNumber, SummaryRows, Text, type SummaryRow } from '@lintel/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { formatDueDay } from '../../platform/lazy/dates.ts';
import { exactly, OFFER_WORDS, percent } from './words.en.ts';

// Loads after the figures, which the page is about.
const DrawPeriodHelp = lazy(async () => ({ default: (await import('./draw-period-help.tsx')).DrawPeriodHelp }));

interface Props {
  set: OfferSet;
  offer: Offer;
  quote: Quote;
  /** Shows the recording tax as a range, for states whose tax depends on the draw. */
  taxByDraw: boolean;
  /** Shown next to the payment while it is being recalculated. */
  sign?: ReactNode;
  /** Replaces the payment while the amount isn't available. */
  blank?: string | undefined;
  /** Leaves out the costs that the page shows elsewhere. */
  brief?: boolean;
  /** Shows the payment to the cent, where the page also says it in a sentence. */
  withCents?: boolean;
}

/** The figures of a chosen offer and draw: payment, rate, APR, term and costs. */
export function OfferFigures({
  set,
  offer,
  quote,
  sign,
  blank,
  brief = false,
  withCents = false,
}: Omit<Props, 'taxByDraw'>): ReactNode {
  if (!showsOffer(quote)) return null;
  const fees = quote.originationFeeAmount + quote.recordingTax + fixedCosts(set.costs);
  const { cost } = quoteTotals(offer, quote);
  return (
    <>
      <HeroNumber
        label={
          <>
            {OFFER_WORDS.payment} {sign}
          </>
        }
        value={blank ?? formatMoney(quote.monthlyPayment, withCents ? 2 : 0)}
        unit={OFFER_WORDS.perMonth}
      />
      {isInterestOnly(offer) && (
        <Text size="s" tone="muted">
          {OFFER_WORDS.interestOnly}
        </Text>
      )}
      <Facts
        layout="row"
        facts={[
          { label: OFFER_WORDS.rate, value: percent(quote.rate) },
          { label: OFFER_WORDS.apr, value: percent(quote.apr) },
          { label: OFFER_WORDS.term, value: OFFER_WORDS.termShort(offer) },
        ]}
      />
      {!brief && (
        <>
          <Facts
            layout="pair"
            facts={[
              {
                label: OFFER_WORDS.costWithFee,
                value: (
                  <>
                    {percent(quote.costIncludingFee)} <small>{OFFER_WORDS.aYear}</small>
                  </>
                ),
              },
              {
                label: OFFER_WORDS.interestAndFees,
                value: (
                  <>
                    {formatMoney(cost)} <small>{OFFER_WORDS.over(offer)}</small>
                  </>
                ),
              },
            ]}
          />
          <Text size="xs" tone="muted">
            {fees > 0 ? OFFER_WORDS.aprNote(formatMoney(fees)) : OFFER_WORDS.aprNoteFree}
          </Text>
        </>
      )}
    </>
  );
}

/** The draw and repayment periods, the payments in them, and how long the offer is valid. */
export function OfferTerms({
  offer,
  heldUntil,
  today,
}: {
  offer: Offer;
  heldUntil: string | null | undefined;
  /** yyyy-MM-dd, by the loan's clock; undefined while it isn't read. */
  today: string | undefined;
}): ReactNode {
  const { draw, repay } = getTermPeriods(offer.term);
  const { rateType, fixed, drawPeriod, repayPeriod, payments, paymentCount, first, then, held } = OFFER_WORDS.terms;
  return (
    <SummaryRows
      rows={[
        { label: rateType, value: fixed },
        {
          label: (
            <>
              {drawPeriod}{' '}
              <Suspense>
                <DrawPeriodHelp />
              </Suspense>
            </>
          ),
          value: first(draw),
        },
        { label: repayPeriod, value: then(repay) },
        { label: payments, value: paymentCount(getPaymentCount(offer)) },
        ...(heldUntil ? [{ label: held, value: formatDueDay(heldUntil, today) }] : []),
      ]}
    />
  );
}

/** Rows with the parts of the line (draw, fees, tax), the debts it pays off and the cash that is left. */
export function OfferRows(props: Props): ReactNode {
  return <SummaryRows rows={buildRows(props)} />;
}

function buildRows({ set, offer, quote, taxByDraw }: Props): SummaryRow[] {
  const others = set.costs.filter(
    ({ feeType, borrowerPaidAmount }) =>
      feeType !== 'RECORDING_TAX' && feeType !== 'ORIGINATION_FEE' && borrowerPaidAmount > 0,
  );
  const marked = set.liabilities.filter(({ payOff }) => payOff.status === 'MARKED_FOR_PAYOFF');
  const only = marked.length === 1 ? marked[0] : undefined;
  const from = set.minRecordingTax ?? 0;
  const to = set.maxRecordingTax ?? 0;
  return [
    { label: OFFER_WORDS.draw, value: exactly(quote.totalDraw) },
    { label: OFFER_WORDS.fee(offer.originationFee), value: formatMoney(quote.originationFeeAmount) },
    ...others.map(({ feeType, borrowerPaidAmount }) => ({
      label: OFFER_WORDS.costs[feeType],
      value: formatMoney(borrowerPaidAmount),
    })),
    ...(to > 0
      ? [
          {
            label:
              taxByDraw && from !== to
                ? OFFER_WORDS.taxRange(formatMoney(from), formatMoney(to))
                : OFFER_WORDS.costs.RECORDING_TAX,
            value: formatMoney(quote.recordingTax),
          },
        ]
      : []),
    { label: OFFER_WORDS.line, value: formatMoney(quote.lineAmount), total: true },
    ...(quote.payoffTotal > 0
      ? [
          {
            label: OFFER_WORDS.paysOff(only && OFFER_WORDS.ending(only.creditorName, only.mask), marked.length),
            value: OFFER_WORDS.minus(quote.payoffTotal),
          },
        ]
      : []),
    { label: OFFER_WORDS.cash, value: exactly(quote.cashToBorrower) },
  ];
}
