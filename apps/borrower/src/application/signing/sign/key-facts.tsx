import { Panel, SummaryRows } from '@lintel/ui';
import type { ReactNode } from 'react';
import { readHeloc, readOffers } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import { useCall } from '../../../platform/later/use-call.ts';
import { OFFER_WORDS, percent } from '../../product/words.ts';
import { FACTS } from './copy.ts';

/** The figures that one signs, beside every paper. Without them the papers still say all of it. */
export function KeyFacts({ uuid }: { uuid: string }): ReactNode {
  const quote = useCall(readOffers, { params: { uuid } }).data?.selection;
  const loan = useCall(readHeloc, { params: { uuid } }).data;
  if (!quote) return null;
  const { line, costWithFee, aYear, payment } = OFFER_WORDS;
  return (
    <Panel title={FACTS.title}>
      <SummaryRows
        rows={[
          { label: line, value: formatMoney(quote.lineAmount) },
          { label: FACTS.rateAndApr, value: quote.rate === quote.apr ? percent(quote.rate) : `${percent(quote.rate)} / ${percent(quote.apr)}` },
          { label: costWithFee, value: `${percent(quote.costIncludingFee)} ${aYear}` },
          { label: payment, value: formatMoney(quote.monthlyPayment, 2) },
          ...(loan?.property.occupancyType === 'HOME' ? [{ label: FACTS.cancel, value: FACTS.days }] : []),
        ]}
      />
    </Panel>
  );
}
