import { quote, type Offer } from '@lintel/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BalanceChart } from './balance-chart.tsx';
import { SplitBar } from './split-bar.tsx';

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
const QUOTE = quote({ offersByType: { FIXED_20: [OFFER] }, costs: [], liabilities: [] }, OFFER, {
  offerSetId: 'set',
  offerId: OFFER.id,
  drawAmount: 85_000,
  discountTypes: [],
});

test('SplitBar draws each part in proportion, and lists all of them as a table', () => {
  const html = renderToStaticMarkup(
    <SplitBar
      title="Your home"
      parts={[
        { label: 'Owed', amount: 100_000, look: 'other' },
        { label: 'Line', amount: 0, look: 'main' },
        { label: 'Left', amount: 300_000, look: 'rest' },
      ]}
    />,
  );
  expect([...html.matchAll(/<rect [^>]*x="(\d+)" width="(\d+)" height/g)].map(([, x, width]) => [x, width])).toEqual([
    ['0', '250'],
    ['250', '750'],
  ]);
  expect([...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, amount]) => amount)).toEqual(['$100,000', '$0', '$300,000']);
});

test('BalanceChart draws the balance down to 0, and lists the same years as a table', () => {
  const html = renderToStaticMarkup(<BalanceChart offer={OFFER} quote={QUOTE} />);
  const [draw = '', repay = ''] = [...html.matchAll(/<path [^>]*d="([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(draw).toMatch(/^M0 100L0 0L50 /);
  expect(repay).toMatch(/^M200 100L200 .*L1000 100L1000 100Z$/);
  expect(html).toContain('Draw period, the first 4 years');
  expect([...html.matchAll(/<tr><th scope="row">(\d+)<\/th>/g)]).toHaveLength(20);
  expect(html).toContain('<td>$0</td></tr></tbody></table></div></details>');
});

test('neither picture has a style attribute, which the content policy would ignore', () => {
  expect(renderToStaticMarkup(<BalanceChart offer={OFFER} quote={QUOTE} />)).not.toContain('style=');
});
