import type { OfferSet } from '@lintel/contract';
import {
  autopayPrices,
  fixedCosts,
  formatMoney,
  isBeforeSubmission,
  isInterestOnly,
  getLargestDraw,
  getTermPeriods,
  quoteTotals,
  rateLevels,
  sliderRange,
  type Offer,
  type OfferStep,
  type Quote,
} from '@lintel/domain';
import { DiffTable, Facts, Panel, SummaryRows, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatFundingPlan } from '../../../../offers/format-funding-plan.ts';
import { formatDueDay } from '../../../../platform/lazy/dates.ts';
import { OFFER_WORDS, percent } from '../../words.en.ts';
import { changedRows } from '../changed-rows.ts';
import { CHANGED } from '../changed-words.en.ts';
import { CONFIRM } from './words.en.ts';
import css from './confirm.module.css';

interface Props {
  set: OfferSet;
  offer: Offer;
  quote: Quote;
}

/** The cost of the offer: its APR next to the cost including fees, and everything paid, in dollars. */
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
            label: OFFER_WORDS.costWithFee,
            value: (
              <>
                {percent(quote.costIncludingFee)} <small>{OFFER_WORDS.aYear}</small>
              </>
            ),
            note: fees > 0 ? costs.withFeeNote(formatMoney(fees)) : costs.noFeeNote,
          },
        ]}
      />
      <SummaryRows
        rows={[
          {
            label: costs.payments(payments, formatMoney(quote.monthlyPayment, 2)),
            value: formatMoney(isInterestOnly(offer) ? paid - quote.lineAmount : paid),
          },
          ...(isInterestOnly(offer) ? [{ label: costs.last, value: formatMoney(quote.lineAmount) }] : []),
          { label: costs.interest, value: formatMoney(interest) },
          { label: costs.fee, value: formatMoney(quote.originationFeeAmount) },
          ...(others > 0 ? [{ label: costs.others, value: formatMoney(others) }] : []),
          { label: costs.cost, value: formatMoney(cost), total: true },
        ]}
      />
      <Text size="s" tone="muted">
        {costs.basis(payments, getTermPeriods(offer.term).draw, quote.discountTypes.includes('AUTOPAY'))}
      </Text>
    </>
  );
}

/** Lists what would change the payment. */
export function PaymentChanges({ set, offer, quote }: Props): ReactNode {
  const prices = autopayPrices(offer, quote);
  return (
    <ul className={css.points}>
      {rateSentences(set, offer, quote).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {prices && (
        <li>
          {prices.chosen
            ? CONFIRM.changes.autopay(percent(prices.without.rate), formatMoney(prices.without.monthlyPayment, 2))
            : CONFIRM.changes.noAutopay(
                percent(prices.withAutopay.rate),
                formatMoney(prices.withAutopay.monthlyPayment, 2),
              )}
        </li>
      )}
      {CONFIRM.changes.rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
      {getStepsLeft(set).some((step) => step !== 'SIGN' && step !== 'ACCOUNT') && <li>{CONFIRM.changes.verify}</li>}
    </ul>
  );
}

/** Returns sentences on which smaller draw has a lower rate, and which larger one a higher rate. */
function rateSentences(set: OfferSet, offer: Offer, quote: Quote): string[] {
  const range =
    quote.payOffPreference === 'MAXIMIZE'
      ? undefined
      : sliderRange(offer, quote.payoffTotal, quote.payOffPreference ?? 'DEDUCT');
  const levels = range ? rateLevels(set, offer, quote, range) : [];
  const at = levels.findIndex(({ upTo }) => quote.drawAmount <= upTo);
  const [below, here, above] = [levels[at - 1], levels[at], levels[at + 1]];
  return [
    ...(below && here
      ? [CONFIRM.changes.below(formatMoney(below.upTo), percent(below.rate), percent(quote.rate))]
      : []),
    ...(here && above ? [CONFIRM.changes.above(formatMoney(here.upTo), percent(above.rate))] : []),
  ];
}

/** Returns the steps left in this application. */
export const getStepsLeft = ({ stepsLeft }: Pick<OfferSet, 'stepsLeft'>): readonly OfferStep[] => stepsLeft ?? ['SIGN'];

/** Returns whether to ask for the hard credit check: once, before the application is submitted. */
export const asksForHardCredit = (set: Pick<OfferSet, 'stepsLeft' | 'consents'>): boolean =>
  isBeforeSubmission(getStepsLeft(set)) && set.consents.length === 0;

/** Lists the remaining steps until the money is sent. */
export function WhatNext({ set, today }: { set: OfferSet; today: string | undefined }): ReactNode {
  const { accept, steps } = CONFIRM.next;
  const plan = formatFundingPlan(set, (date) => formatDueDay(date, today));
  const toRow = (step: OfferStep) =>
    step === 'FUNDING' && plan !== undefined ? { ...steps[step], text: `${steps[step].text} ${plan}` } : steps[step];
  return (
    <ol className={css.road}>
      {[accept, ...getStepsLeft(set).map(toRow)].map(({ title, text }, index) => (
        <li key={title} aria-current={index === 0 ? 'step' : undefined}>
          <b>{title}</b>
          <Text size="s" tone="muted">
            {text}
          </Text>
        </li>
      ))}
    </ol>
  );
}

/** Compares the choice before and after its price changed; empty if it didn't. */
export function Changes({ set, offer, quote }: Props): ReactNode {
  const { changed } = set;
  if (!changed?.before) return null;
  const costs = changed.costs ? { before: changed.costs.before, after: quoteTotals(offer, quote).cost } : null;
  const most = changed.most ? { before: changed.most.before, after: getLargestDraw(offer) } : null;
  const rows = changedRows(changed.before, quote, costs, changed.because, most);
  return (
    <Panel raised title={CHANGED.what}>
      <Text>{CHANGED.because(changed.because)}</Text>
      {rows.length > 0 && <DiffTable caption={CHANGED.what} heads={CHANGED.heads} rows={rows} />}
    </Panel>
  );
}
