import { formatPercent, quote, type Offer } from '@lintel/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HowCalculated } from './how-calculated.tsx';

const OFFER: Offer = {
  id: '20-299',
  term: 20,
  type: 'FIXED_20',
  min: 15_448.5,
  max: 152_425.2,
  minDraw: 15_000,
  maxDraw: 148_000,
  originationFee: 0.0299,
  rate: 0.0835,
  discountList: [],
};
const OFFER_SET = { offersByType: { FIXED_20: [OFFER] }, costs: [], liabilities: [] };

test('explains monthly interest as a twelfth of the rate, as the agreement does, and never by the day', () => {
  const words = renderToStaticMarkup(
    <HowCalculated
      offer={OFFER}
      quote={quote(OFFER_SET, OFFER, { offerSetId: 'set', offerId: '20-299', drawAmount: 85_000, discountTypes: [] })}
    />,
  );
  expect(words).toContain(`times ${formatPercent(0.0835 / 12, 5)}, a twelfth of 8.35%`);
  expect(words).toContain('On $87,541.50 that’s $609.14 for the first month');
  expect(words).not.toMatch(/365|by the day/);
});
