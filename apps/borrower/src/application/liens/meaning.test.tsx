import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LienEffects } from './meaning.tsx';
import type { Liens } from './use-liens.ts';

const buildLien = (status: 'MARKED_FOR_PAYOFF' | 'NOT_MARKED', monetaryBalance: number): Liens['liens'][number] => ({
  uuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  creditorName: 'Summit Federal',
  mask: null,
  kind: 'LIEN',
  position: 1,
  monetaryBalance,
  monetaryCalculatedNextPaymentMinimumAmount: 900,
  payOff: { status, allowed: true, whyNot: null },
  source: 'CREDIT',
  required: false,
  answer: null,
  comment: null,
  proofState: null,
  proofs: [],
});

function renderLien(lienOf: Liens['liens'][number], payoffTotal: number): string {
  const list: Liens = {
    version: 3,
    liens: [lienOf],
    debts: [],
    unanswered: [],
    payoffTotal,
    monthlyFreed: payoffTotal > 0 ? 900 : 0,
    effect: null,
  };
  return renderToStaticMarkup(
    <LienEffects
      list={list}
      effect={{
        homeValue: 412_000,
        lineAmount: 92_691,
        owed: 272_691,
        owedShare: 0.662,
        draw: 90_000,
        cashToBorrower: 90_000 - payoffTotal,
        monthlyPayment: 796,
        monthlyChange: 796,
      }}
      prices={{
        chosen: true,
        withAutopay: { rate: 0.0835, monthlyPayment: 795.62 },
        without: { rate: 0.086, monthlyPayment: 810.27 },
      }}
    />,
  );
}

test('shows what is owed, the cash and the new payment, once when no other payment ends [SCREEN-084]', () => {
  const page = renderLien(buildLien('NOT_MARKED', 180_000), 0);
  for (const words of ['Owed to Summit Federal', '66.2% of home value', 'Cash to you', 'This line’s payment'])
    expect(page).toContain(words);
  expect(page).toContain('The line’s monthly payment is $795.62 with autopay, $810.27 without.');
  for (const words of ['short', 'Change each month']) expect(page).not.toContain(words);
});

test('deducts a payoff that fits the draw from the cash, and the payment that ends from the new one', () => {
  const page = renderLien(buildLien('MARKED_FOR_PAYOFF', 30_000), 30_000);
  expect(page).toContain('Pays off Summit Federal');
  expect(page).toContain('$60,000');
  for (const words of ['Monthly payments that end', 'Change each month']) expect(page).toContain(words);
});

test('shows no figures for a payoff larger than the draw', () => {
  const page = renderLien(buildLien('MARKED_FOR_PAYOFF', 180_000), 180_000);
  expect(page).toContain('Paying this off takes $180,000, and your draw is $90,000. That’s $90,000 short.');
  for (const words of ['Cash to you', 'Change each month', 'Total owed']) expect(page).not.toContain(words);
});
