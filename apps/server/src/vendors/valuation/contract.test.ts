import { describe, expect, test } from 'vitest';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import { appraisalAnswer, bookingAnswer, quoteAnswer, valuationAnswer, type ValuationRequest } from './port.ts';
import { sandboxValuation } from './sandbox.ts';

const buildHome = (street: string) => ({ street, city: 'Denver', state: 'CO', zip: '80202' });
const REQUEST: ValuationRequest = {
  kind: 'BPO',
  home: buildHome('16 No Avm Road'),
  estimateCents: 42_000_000,
  accessContact: null,
  attempt: 1,
  today: '2026-11-20',
};

describe.each([['sandbox', sandboxValuation]] as const)('an appraiser: %s', (_, port) => {
  const order = async (overrides: Partial<ValuationRequest> = {}) =>
    valuationAnswer.parse(await port.order({ ...REQUEST, ...overrides }, buildRequestMeta()));

  test('returns the same answer for the same request, in whole dollars', async () => {
    const answer = await order();
    expect(answer).toEqual(await order());
    expect(answer.outcome === 'VALUE' && answer.valueCents % 100).toBe(0);
  });

  test('quotes an appraisal, and offers future times in order', async () => {
    expect(
      quoteAnswer.parse(
        await port.quoteAppraisal({ home: buildHome('16 No Avm Road'), today: '2026-11-20' }, buildRequestMeta()),
      ),
    ).toMatchObject({ outcome: 'QUOTED' });
    const { slots, expectedOn } = appraisalAnswer.parse(
      await port.orderAppraisal({ home: buildHome('16 No Avm Road'), today: '2026-11-20' }, buildRequestMeta()),
    );
    expect(slots.length).toBeGreaterThan(1);
    for (const { from, to } of slots)
      expect(from > '2026-11-20' && to > from && to.slice(0, 10) <= (expectedOn ?? '')).toBe(true);
  });

  test('books a free time with the visiting person', async () => {
    const [slot] = appraisalAnswer.parse(
      await port.orderAppraisal({ home: buildHome('16 No Avm Road'), today: '2026-11-20' }, buildRequestMeta()),
    ).slots;
    if (!slot) throw new Error('no slot');
    expect(bookingAnswer.parse(await port.book({ slot, person: 'A. Valuer' }, buildRequestMeta()))).toEqual({
      outcome: 'BOOKED',
      visit: { from: slot.from, to: slot.to, person: 'A. Valuer' },
    });
  });
});

describe('the sandbox’s levers', () => {
  const requestValuation = (street: string, attempt = 1) =>
    sandboxValuation.order({ ...REQUEST, home: buildHome(street), attempt }, buildRequestMeta());
  test.each([
    ['1 No Avm Remote Road', 1, { outcome: 'NOT_OBTAINABLE' }],
    ['1 No Avm Vague Road', 1, { outcome: 'NEEDS_ESTIMATE' }],
    ['1 No Avm Overrated Road', 1, { outcome: 'VALUE', valueCents: 28_100_000 }],
    [
      '1 No Avm Later Road',
      1,
      {
        outcome: 'ORDERED',
        expectedOn: '2026-11-25',
        visit: { from: '2026-11-24T16:00:00Z', to: '2026-11-24T18:00:00Z', person: 'Casey Sample, broker' },
      },
    ],
  ])('%s, try %i', async (street, attempt, answer) => {
    expect(await requestValuation(street, attempt)).toEqual(answer);
  });

  test('accepts a better estimate for a vague street', async () => {
    expect(await requestValuation('1 No Avm Vague Road', 2)).toMatchObject({ outcome: 'VALUE' });
  });

  test('has the last slot taken at booking, and can quote later', async () => {
    const { slots } = appraisalAnswer.parse(
      await sandboxValuation.orderAppraisal(
        { home: buildHome('1 Remote Road'), today: '2026-11-20' },
        buildRequestMeta(),
      ),
    );
    expect(await sandboxValuation.book({ slot: slots.at(-1)!, person: 'A' }, buildRequestMeta())).toEqual({
      outcome: 'TAKEN',
    });
    expect(
      await sandboxValuation.quoteAppraisal(
        { home: buildHome('1 Remote Later Road'), today: '2026-11-20' },
        buildRequestMeta(),
      ),
    ).toEqual({ outcome: 'LATER' });
  });
});
