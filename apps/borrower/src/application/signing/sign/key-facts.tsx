import { readHeloc, readOffers } from '@lintel/contract';
import { formatMoney, formatPayments, formatRates } from '@lintel/domain';
import { Panel, SummaryRows } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useRead } from '../../../platform/lazy/use-read.ts';
import type { SigningSet } from '../../../signing/documents.ts';
import { OFFER_WORDS, percent } from '../../product/words.en.ts';
import { FACTS } from '../words.en.ts';

/** The main figures of the loan, next to every document to sign. Optional, because the documents state them too. */
export function KeyFacts({ uuid, set }: { uuid: string; set: SigningSet }): ReactNode {
  const quote = useRead(readOffers, { params: { uuid } }).data?.selection;
  const prices = useRead(readHeloc, { params: { uuid } }).data?.autopay;
  if (!quote) return null;
  const { line, costWithFee, aYear, payment } = OFFER_WORDS;
  return (
    <Panel title={FACTS.title}>
      <SummaryRows
        rows={[
          { label: line, value: formatMoney(quote.lineAmount) },
          {
            label: FACTS.rateAndApr,
            value: prices ? formatRates(prices) : percent(quote.rate),
          },
          { label: costWithFee, value: `${percent(quote.costIncludingFee)} ${aYear}` },
          { label: payment, value: prices ? formatPayments(prices) : formatMoney(quote.monthlyPayment, 2) },
          ...(set.documents.some(({ type }) => type === 'RIGHTNOTTOCLOSE')
            ? [{ label: FACTS.cancel, value: FACTS.days }]
            : []),
        ]}
      />
    </Panel>
  );
}
