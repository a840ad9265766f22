import type { OfferSet } from '@lintel/contract';
import { getLargestDraw, quote, type Choice, type PayoffPreference } from '@lintel/domain';
import { describe, expect, test } from 'vitest';
import { exactly } from '../words.en.ts';
import { isQuoteDifferent, calculateFigures } from './figures.ts';
import { getDrawRange } from './fit.ts';
import { reduceSelection, isFor, isRefused, openSelection, type SelectionAction, type Selection } from './selection.ts';

type Offer = OfferSet['offersByType'][string][number];

const buildAutopay = (rateWithDiscount: number) => [{ discountType: 'AUTOPAY' as const, rateWithDiscount }];
const buildOffer = (term: number, key: string, originationFee: number, rate: number, maxDraw: number): Offer => ({
  id: `${term}-${key}`,
  term,
  type: `FIXED_${term}`,
  min: 15_000,
  max: maxDraw * 1.05,
  minDraw: 15_000,
  maxDraw,
  originationFee,
  rate,
  discountList: buildAutopay(rate - 0.0025),
});
const OFFERS: Record<string, Offer[]> = {
  FIXED_30: [
    buildOffer(30, '499', 0.0499, 0.086, 160_000),
    buildOffer(30, '299', 0.0299, 0.09, 158_000.49),
    buildOffer(30, '0', 0, 0.1, 155_000),
  ],
  FIXED_20: [
    buildOffer(20, '0', 0, 0.096, 148_000),
    buildOffer(20, '299', 0.0299, 0.086, 148_000),
    buildOffer(20, '499', 0.0499, 0.082, 145_000),
  ],
  FIXED_10: [buildOffer(10, '0', 0, 0.091, 90_000), buildOffer(10, '299', 0.0299, 0.081, 88_000)],
};
const buildDebt = (monetaryBalance: number, marked: boolean): OfferSet['liabilities'][number] => ({
  uuid: crypto.randomUUID(),
  creditorName: 'Harbor Card',
  mask: '4417',
  kind: 'CARD',
  monetaryBalance,
  monetaryCalculatedNextPaymentMinimumAmount: 315,
  payOff: { status: marked ? 'MARKED_FOR_PAYOFF' : 'NOT_MARKED', allowed: true },
});
const buildOfferSet = (changes: Partial<OfferSet> = {}): OfferSet => ({
  offersByType: OFFERS,
  incomeRequestRecords: [],
  costs: [],
  totalPaidByBorrower: 0,
  decision: 'SELECT',
  subDecision: 'UNVERIFIED_OFFER',
  maxDraw: 160_000,
  status: { bpo: 'BPO_NOT_REQUIRED' },
  consents: [],
  assetDepletion: { complete: false },
  offerSetId: 'first',
  liabilities: [buildDebt(11_240, false)],
  ...changes,
});
const MARKED_SET = buildOfferSet({ liabilities: [buildDebt(11_240, true)] });
const openSet = (set = buildOfferSet()): Selection => openSelection(set)!;
const applyActs = (state: Selection, ...acts: SelectionAction[]): Selection => acts.reduce(reduceSelection, state);
const getPreferences = ({ set, choice }: Selection) => calculateFigures(set, choice, false).preferences;
const drawAct = (amount: number): SelectionAction => ({ do: 'draw', amount });

describe('the first choice', () => {
  test('selects 20 years, the middle fee, half of the range and no discount', () => {
    expect(openSet().choice).toEqual({
      offerSetId: 'first',
      offerId: '20-299',
      drawAmount: 81_000,
      discountTypes: [],
      payOffPreference: 'DEDUCT',
    });
  });

  test('keeps the saved choice with its figures', () => {
    const choice: Choice = {
      offerSetId: 'first',
      offerId: '10-0',
      drawAmount: 40_000,
      discountTypes: ['AUTOPAY'],
      payOffPreference: 'DEDUCT',
    };
    const selection = {
      ...quote(buildOfferSet(), OFFERS['FIXED_10']![0]!, choice),
      discountTypes: ['AUTOPAY' as const],
    };
    const state = openSet(buildOfferSet({ selection }));
    expect([state.choice, state.server]).toEqual([choice, selection]);
  });

  test('does not exist without offers', () => {
    expect(openSelection(buildOfferSet({ offersByType: {} }))).toBeUndefined();
  });

  test('leaves out terms that can’t carry the marked debts', () => {
    const state = openSet(buildOfferSet({ liabilities: [buildDebt(152_000, true)] }));
    expect([state.choice.offerId, getDrawRange(state.set, state.choice)]).toEqual([
      '30-299',
      { min: 152_000, max: 158_000 },
    ]);
  });
});

describe('the draw', () => {
  test('accepts any typed amount in the range, with whole dollars only at its ends [OFFER-013, OFFER-024]', () => {
    const state = applyActs(openSet(), { do: 'term', type: 'FIXED_30' }, drawAct(158_000));
    expect([state.choice.drawAmount, getDrawRange(state.set, state.choice)]).toEqual([
      158_000,
      { min: 15_000, max: 158_000 },
    ]);
    expect(applyActs(state, drawAct(85_001)).choice.drawAmount).toBe(85_001);
  });

  test.each([
    ['14,999', true],
    ['15,000', false],
    ['148000', false],
    ['148,001', true],
    ['', true],
    ['a lot', true],
    ['85000.50', true],
  ])('refuses "%s": %s [OFFER-024]', (typed, refused) => {
    expect(isRefused(applyActs(openSet(), { do: 'type', typed }))).toBe(refused);
  });

  test('shows an error only at the press and clears it after a correction', () => {
    const typed = applyActs(openSet(), { do: 'type', typed: '12' });
    expect([
      typed.isSubmitted,
      applyActs(typed, { do: 'press' }).isSubmitted,
      applyActs(typed, { do: 'press' }, drawAct(20_000)).isSubmitted,
    ]).toEqual([false, true, false]);
  });

  test('accepts at the press a typed amount that fits the new term', () => {
    const state = applyActs(
      openSet(),
      { do: 'type', typed: '150,000' },
      { do: 'term', type: 'FIXED_30' },
      { do: 'press' },
    );
    expect([state.choice.drawAmount, state.isSubmitted, state.typed]).toEqual([150_000, false, undefined]);
  });
});

describe('another term or fee', () => {
  test('keeps the fee when the term changes, or selects the nearest', () => {
    const high = applyActs(openSet(), { do: 'offer', offerId: '20-499' });
    expect(['FIXED_30', 'FIXED_10'].map((type) => reduceSelection(high, { do: 'term', type }).choice.offerId)).toEqual([
      '30-499',
      '10-299',
    ]);
  });

  test('moves an out-of-range draw to the nearest end, reports it and restores it on Undo', () => {
    const before = applyActs(openSet(), drawAct(140_000));
    const state = reduceSelection(before, { do: 'term', type: 'FIXED_10' });
    expect([state.choice.drawAmount, state.moved]).toEqual([
      88_000,
      { from: 140_000, to: 88_000, back: before.choice },
    ]);
    const undone = reduceSelection(state, { do: 'undo' });
    expect([undone.choice, undone.moved]).toEqual([before.choice, undefined]);
  });

  test('reports no move while the draw fits and forgets a move at the next draw', () => {
    expect(applyActs(openSet(), { do: 'term', type: 'FIXED_10' }).moved).toBeUndefined();
    expect(
      applyActs(openSet(), drawAct(140_000), { do: 'term', type: 'FIXED_10' }, drawAct(50_000)).moved,
    ).toBeUndefined();
  });

  test('ignores an unknown term or offer', () => {
    const state = openSet();
    expect([
      reduceSelection(state, { do: 'term', type: 'FIXED_99' }),
      reduceSelection(state, { do: 'offer', offerId: '7-1' }),
      reduceSelection(state, { do: 'undo' }),
    ]).toEqual([state, state, state]);
  });
});

describe('debts to pay off', () => {
  test.each<[PayoffPreference, { min: number; max: number }, number, string]>([
    ['PRESERVE', { min: 3760, max: 136_760 }, 92_240, 'OFFER-014, OFFER-016'],
    ['DEDUCT', { min: 15_000, max: 148_000 }, 81_000, 'OFFER-015, OFFER-017'],
    ['MAXIMIZE', { min: 15_000, max: 148_000 }, 148_000, 'OFFER-018'],
  ])('%s has its own range and total draw [$3]', (preference, range, total) => {
    const state = applyActs(openSet(MARKED_SET), { do: 'prefer', preference });
    const figures = calculateFigures(state.set, state.choice, false);
    expect([figures.range, figures.quote.totalDraw, figures.quote.cashToBorrower]).toEqual([
      range,
      total,
      total - 11_240,
    ]);
  });

  test('lists every way to pay them with its cash and whether the draw stays [OFFER-019, OFFER-020]', () => {
    const listWays = (amount: number) => {
      const state = applyActs(openSet(MARKED_SET), { do: 'draw', amount });
      return calculateFigures(state.set, state.choice, false).preferences.map(
        ({ value, quote: { cashToBorrower }, keepsDraw }) => [value, cashToBorrower, keepsDraw],
      );
    };
    expect(listWays(85_000)).toEqual([
      ['DEDUCT', 73_760, true],
      ['PRESERVE', 85_000, true],
      ['MAXIMIZE', 136_760, false],
    ]);
    expect(listWays(140_000)).toEqual([
      ['DEDUCT', 128_760, true],
      ['PRESERVE', 136_760, false],
      ['MAXIMIZE', 136_760, false],
    ]);
    expect(calculateFigures(buildOfferSet(), openSet().choice, false).preferences).toEqual([]);
  });

  test('moves a draw below the debts up to them [OFFER-015]', () => {
    const state = applyActs(
      openSet(buildOfferSet({ liabilities: [buildDebt(30_000, true)] })),
      { do: 'prefer', preference: 'PRESERVE' },
      drawAct(5000),
      { do: 'prefer', preference: 'DEDUCT' },
    );
    expect([state.choice.drawAmount, state.moved?.from, state.moved?.to]).toEqual([30_000, 5000, 30_000]);
  });

  test('drops a refused amount when its field is replaced', () => {
    expect(
      isRefused(
        applyActs(
          openSet(MARKED_SET),
          { do: 'type', typed: 'x' },
          { do: 'prefer', preference: 'MAXIMIZE' },
          { do: 'prefer', preference: 'DEDUCT' },
        ),
      ),
    ).toBe(false);
  });

  test('refuses at the press debts larger than any line', () => {
    const state = applyActs(openSet(), {
      do: 'priced',
      set: buildOfferSet({ offerSetId: 'second', liabilities: [buildDebt(200_000, true)] }),
    });
    expect([isRefused(state), reduceSelection(state, { do: 'press' }).isSubmitted]).toEqual([true, true]);
  });
});

describe('a new price', () => {
  const smaller = buildOfferSet({
    offerSetId: 'second',
    offersByType: {
      FIXED_20: [buildOffer(20, '299', 0.0299, 0.09, 70_000)],
      FIXED_15: [buildOffer(15, '0', 0, 0.09, 70_000)],
    },
  });

  test('keeps the choice in the new set and reports a moved draw without Undo', () => {
    const state = applyActs(
      openSet(),
      { do: 'discount', discount: 'AUTOPAY', on: true },
      { do: 'priced', set: smaller },
    );
    expect(state.choice).toEqual({
      offerSetId: 'second',
      offerId: '20-299',
      drawAmount: 70_000,
      discountTypes: ['AUTOPAY'],
      payOffPreference: 'DEDUCT',
    });
    expect([state.moved, state.server]).toEqual([{ from: 81_000, to: 70_000 }, undefined]);
  });

  test('selects the nearest term and fee when the offer is gone and drops a missing discount', () => {
    const bare = { ...buildOffer(15, '0', 0, 0.09, 150_000), discountList: [] };
    const state = applyActs(
      openSet(),
      { do: 'discount', discount: 'AUTOPAY', on: true },
      { do: 'priced', set: buildOfferSet({ offerSetId: 'second', offersByType: { FIXED_15: [bare] } }) },
    );
    expect([state.choice.offerId, state.choice.discountTypes]).toEqual(['15-0', []]);
  });

  test('adopts the choice made in another window', () => {
    const selection = {
      ...quote(buildOfferSet(), OFFERS['FIXED_30']![2]!, { ...openSet().choice, offerId: '30-0', drawAmount: 60_000 }),
      discountTypes: [],
    };
    expect(reduceSelection(openSet(), { do: 'reopen', set: buildOfferSet({ selection }) }).choice).toMatchObject({
      offerId: '30-0',
      drawAmount: 60_000,
    });
  });
});

describe('the figures', () => {
  test('match the server’s figures for this choice and drop those of another [OFFER-001, OFFER-003]', () => {
    const state = openSet();
    const server = quote(buildOfferSet(), OFFERS['FIXED_20']![1]!, state.choice);
    expect(isQuoteDifferent(calculateFigures(state.set, state.choice, false).quote, server)).toBe(false);
    expect(reduceSelection(state, { do: 'quoted', quote: server }).server).toEqual(server);
    expect(applyActs(state, drawAct(20_000), { do: 'quoted', quote: server }).server).toBeUndefined();
  });

  test('report a difference of one cent from the server', () => {
    const here = calculateFigures(buildOfferSet(), openSet().choice, false).quote;
    expect(isQuoteDifferent(here, { ...here, monthlyPayment: here.monthlyPayment + 0.01 })).toBe(true);
  });

  test('ignore the order of discounts and a missing preference', () => {
    const choice: Choice = { ...openSet().choice, discountTypes: ['AUTOPAY', 'QUORUM'] };
    expect(isFor({ ...choice, discountTypes: ['QUORUM', 'AUTOPAY'], payOffPreference: null }, choice)).toBe(true);
    expect(isFor({ ...choice, discountTypes: ['AUTOPAY'] }, choice)).toBe(false);
  });

  test('show each term and fee with its own payment, at the draw that it allows [OFFER-001, OFFER-026]', () => {
    const state = applyActs(openSet(), drawAct(100_000));
    const { terms, fees } = calculateFigures(state.set, state.choice, false);
    expect(terms.map(({ value, offer: { id }, quote: of }) => [value, id, of?.totalDraw])).toEqual([
      ['FIXED_10', '10-299', 88_000],
      ['FIXED_20', '20-299', 100_000],
      ['FIXED_30', '30-299', 100_000],
    ]);
    expect(fees.map(({ value, quote: of }) => [value, of?.rate])).toEqual([
      ['20-0', 0.096],
      ['20-299', 0.086],
      ['20-499', 0.082],
    ]);
  });

  test('show no price for a term that can’t carry the marked debts', () => {
    const heavy = buildOfferSet({ liabilities: [buildDebt(100_000, true)] });
    expect(
      calculateFigures(heavy, openSet(heavy).choice, false).terms.map(({ quote: of }) => of !== undefined),
    ).toEqual([false, true, true]);
  });

  test('show the monthly savings of a discount [OFFER-021, OFFER-027]', () => {
    const state = applyActs(openSet(), drawAct(85_000));
    const [discount] = calculateFigures(state.set, state.choice, false).discounts;
    expect([discount?.type, discount?.points.toFixed(4), discount?.saving.toFixed(2)]).toEqual([
      'AUTOPAY',
      '0.0025',
      '13.84',
    ]);
    const on = reduceSelection(state, { do: 'discount', discount: 'AUTOPAY', on: true });
    expect(calculateFigures(on.set, on.choice, false).quote.monthlyPayment).toBe(751.42);
    expect(reduceSelection(on, { do: 'discount', discount: 'AUTOPAY', on: false }).choice.discountTypes).toEqual([]);
  });

  test('show the savings of an interest-only discount by its own payment [OFFER-022]', () => {
    const only = { ...buildOffer(10, '0', 0, 0.09, 90_000), type: 'INTEREST_ONLY_10' };
    const set = buildOfferSet({ offersByType: { INTEREST_ONLY_10: [only] } });
    const {
      discounts,
      quote: { monthlyPayment },
    } = calculateFigures(set, { ...openSet(set).choice, drawAmount: 48_000 }, false);
    expect([monthlyPayment, discounts[0]?.saving.toFixed(2)]).toEqual([360, '10.00']);
  });

  test('show buy-downs only with the flag [OFFER-029]', () => {
    const { choice } = openSet();
    expect([
      calculateFigures(buildOfferSet(), choice, false).buyDowns,
      calculateFigures(buildOfferSet(), choice, true).buyDowns.map(({ offerId }) => offerId),
    ]).toEqual([[], ['20-499']]);
  });
});

describe('an out-of-range amount', () => {
  const typed = applyActs(openSet(), { do: 'type', typed: '999999' });

  test('shows its error when the field loses the focus, before Continue is pressed', () => {
    expect(typed.left).toBeUndefined();
    expect(applyActs(typed, { do: 'leave' })).toMatchObject({ left: true, isSubmitted: false });
  });

  test('clears its error at the next valid amount', () => {
    expect(applyActs(typed, { do: 'leave' }, drawAct(40_000)).left).toBe(false);
  });
});

describe('the figures of a fee', () => {
  const figures = calculateFigures(buildOfferSet(), { ...openSet().choice, drawAmount: 85_000 }, false);

  test('show its dollars and its cost over the whole term, to the cent of the quote', () => {
    expect(figures.fees.map(({ quote: quoted }) => quoted?.originationFeeAmount)).toEqual([0, 2541.5, 4241.5]);
    expect(figures.fees.map(({ cost }) => cost)).toEqual(
      figures.fees.map(({ quote: quoted }) => Math.round((quoted!.monthlyPayment * 240 - 85_000) * 100) / 100),
    );
  });

  test('mark the cheapest fee of those with the same draw', () => {
    expect(figures.cheapestFee).toBe('20-499');
    expect(calculateFigures(buildOfferSet(), { ...openSet().choice, drawAmount: 147_000 }, false).cheapestFee).toBe(
      '20-299',
    );
  });
});

describe('the maximum draw', () => {
  test('follows the choice and is shown with the maximum of all offers', () => {
    const { offer: ours, largest } = calculateFigures(buildOfferSet(), openSet().choice, false);
    expect({
      here: getLargestDraw(ours),
      most: getLargestDraw(largest),
      over: largest.term,
      fee: largest.originationFee,
    }).toEqual({
      here: 148_000,
      most: 160_000,
      over: 30,
      fee: 0.0499,
    });
  });

  test('is shown to the cent for "Use my maximum", so that draw and cash differ by the debts', () => {
    const [first] = getPreferences(applyActs(openSet(MARKED_SET), { do: 'offer', offerId: '30-299' })).filter(
      ({ value }) => value === 'MAXIMIZE',
    );
    expect([exactly(first!.quote.totalDraw), exactly(first!.quote.cashToBorrower)]).toEqual([
      '$158,000.49',
      '$146,760.49',
    ]);
  });
});

test('each part of the slider has the rate of the quote there', () => {
  const steps = [
    { upTo: 60_000, rate: 0.08, discountList: [] },
    { upTo: 155_400, rate: 0.09, discountList: [] },
  ];
  const stepped = { ...OFFERS['FIXED_20']![1]!, rateSteps: steps };
  const set = buildOfferSet({ offersByType: { FIXED_20: [stepped] } });
  const { levels } = calculateFigures(set, openSelection(set)!.choice, false);
  expect(levels.map(({ rate }) => rate)).toEqual([0.08, 0.09]);
  const getRate = (drawAmount: number) => quote(set, stepped, { ...openSelection(set)!.choice, drawAmount }).rate;
  expect([getRate(levels[0]!.upTo), getRate(levels[0]!.upTo + 1)]).toEqual([0.08, 0.09]);
});
