import { findBrand, setAddedBrands } from '@lintel/brands';
import {
  addAsset,
  answerWinback,
  changeAnswers,
  completeAssets,
  confirmOffer,
  markPayoff,
  quoteOffer,
  readAssets,
  readDecline,
  readOffers,
  readWinback,
  refuseReoffer,
  saveDraftChoice,
  type Reply,
  type SentBodyOf,
} from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { Figures } from '../../../test/figures.ts';
import { statusAtOrAfter, getPersona, loadFacts, walkToStatus, type WalkedLoan } from '../../../test/walk.ts';

type Offers = Reply<typeof readOffers>;
type Choice = SentBodyOf<typeof quoteOffer>;

onOneDatabase('offers', (open) => {
  let server: TestApp;
  let maria: WalkedLoan;
  let set: Offers;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    maria = await walkToStatus(server, 'found');
    set = await maria.send(readOffers);
  });

  const getFirstOffer = (of: Offers) => Object.values(of.offersByType).flat()[0] ?? expect.fail('no offer');
  const buildChoice = (of: Offers, overrides: Partial<Choice> = {}): Choice => ({
    offerSetId: of.offerSetId,
    offerId: getFirstOffer(of).id,
    drawAmount: 40_000,
    discountTypes: ['AUTOPAY'],
    payOffPreference: 'DEDUCT',
    ...overrides,
  });
  const findDebt = (kind: string) => set.liabilities.find((one) => one.kind === kind) ?? expect.fail(kind);

  test('shows terms, ranges and the debts of the credit report [DATA-038, DATA-039, DATA-041]', () => {
    expect(Object.values(set.offersByType).flat()).toHaveLength(12);
    expect(
      new Set(
        Object.values(set.offersByType)
          .flat()
          .map((offer) => offer.term),
      ),
    ).toEqual(new Set([10, 15, 20, 30]));
    expect(set.liabilities.map((one) => one.kind)).toEqual(['LIEN', 'CARD', 'LOAN']);
    expect(set.liabilities[1]).toMatchObject({ monetaryBalance: 11_240, mask: '4417' });
  });

  test('names the proof of income that is asked for [DATA-039]', () => {
    expect(set.incomeRequestRecords).toEqual([
      { source: 'TRUV_PAYROLL', methods: ['LINK'] },
      { source: 'PLAID_TRANSACTIONS', methods: ['LINK'] },
      { source: 'POINTSERV_TAX', methods: ['LINK'] },
      { source: 'OTHER', methods: ['UPLOAD'] },
      { source: 'MANUAL_PAYSTUB', methods: ['UPLOAD'] },
    ]);
  });

  test('asks for no proof of income once it is proved [DATA-039]', async () => {
    const proved = await walkToStatus(server, 'income-linked');
    expect((await proved.send(readOffers)).incomeRequestRecords).toEqual([]);
  });

  test.each([
    ['a draw above the largest', { drawAmount: 9_000_000 }, 'draw-out-of-range'],
    ['a draw below the smallest', { drawAmount: 14_999.99 }, 'draw-out-of-range'],
    ['an unknown offer', { offerId: '99-999' }, 'choice-unknown'],
    ['a discount that is not offered', { discountTypes: ['QUORUM'] }, 'choice-unknown'],
    ['an older set', { offerSetId: 'c0ffee00-0000-4000-8000-000000000000' }, 'offer-expired'],
  ])('quotes nothing for %s: %s', async (_, over, name) => {
    const answer = await maria.loose(quoteOffer, { body: { ...buildChoice(set), ...over } });
    expect(answer.body['status']).toBe(name);
  });

  test('shows the range in the error for a draw outside it', async () => {
    const { body } = await maria.answer(quoteOffer, { body: buildChoice(set, { drawAmount: 1 }) });
    expect(body['message']).toMatch(/^Enter an amount between \$15,000 and \$\d{2,3},\d{3}\.?$/);
  });

  test('saves a draft without a fact and returns it with the server’s figures', async () => {
    const before = await maria.version();
    const selected = await maria.answer(saveDraftChoice, { body: buildChoice(set) });
    expect(selected.status).toBe(200);
    expect(selected.body).toMatchObject({ version: before, drawAmount: 40_000, totalDraw: 40_000 });
    expect((await maria.send(readOffers)).selection).toMatchObject({
      drawAmount: 40_000,
      monthlyPayment: selected.body['monthlyPayment'],
    });
  });

  test('prices again in the transaction of a payoff mark, and refuses the offers before it [APP-020, DATA-041, ENUM-030]', async () => {
    const other = await walkToStatus(server, 'found');
    const was = await other.send(readOffers);
    const card4417 = was.liabilities.find((one) => one.kind === 'CARD')!;
    const answer = await other.answer(markPayoff, {
      params: { liabilityUuid: card4417.uuid },
      body: { status: 'MARKED_FOR_PAYOFF' },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ payoffTotal: 11_240, status: { checklistStatus: 'OFFER_SELECTION' } });
    expect(answer.body.offers?.offerSetId).not.toBe(was.offerSetId);
    const [marked, priced] = (await loadFacts(server, other.uuid)).slice(-2);
    expect([marked?.type, priced?.type, marked?.request_id === priced?.request_id]).toEqual([
      'PayoffMarked',
      'OffersPriced',
      true,
    ]);
    expect((await other.answer(quoteOffer, { body: buildChoice(was) })).body['status']).toBe('offer-expired');
    const now = await other.send(readOffers);
    const quote = (await other.answer(quoteOffer, { body: buildChoice(now) })).body;
    expect(quote).toMatchObject({ payoffTotal: 11_240, cashToBorrower: 28_760 });
  });

  test('does not pay off a lien before confirmation, or another borrower’s debt', async () => {
    expect(
      (
        await maria.answer(markPayoff, {
          params: { liabilityUuid: findDebt('LIEN').uuid },
          body: { status: 'MARKED_FOR_PAYOFF' },
        })
      ).body['status'],
    ).toBe('payoff-not-possible');
    const other = await walkToStatus(server, 'found');
    expect(
      (
        await other.answer(markPayoff, {
          params: { liabilityUuid: findDebt('CARD').uuid },
          body: { status: 'MARKED_FOR_PAYOFF' },
        })
      ).body['status'],
    ).toBe('not-found');
  });

  test('refuses to confirm figures that differ from the server’s, and records nothing', async () => {
    const before = await maria.version();
    const shown = { monthlyPayment: 1, rate: 0.05, totalDraw: 40_000 } as const;
    const answer = await maria.answer(confirmOffer, { body: { ...buildChoice(set), shown } });
    const { body: quote } = await maria.answer(quoteOffer, { body: buildChoice(set) });
    expect(quote).toMatchObject({ totalDraw: 40_000, rate: expect.any(Number), monthlyPayment: expect.any(Number) });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ status: 'quote-changed', data: { quote } });
    expect(await maria.version()).toBe(before);
  });

  test('never takes a price from the request body', async () => {
    const answer = await maria.loose(confirmOffer, {
      body: {
        ...buildChoice(set),
        rate: 0.01,
        shown: { monthlyPayment: 1, rate: 0.01, totalDraw: 40_000 },
      },
    });
    expect(answer.status).toBe(400);
  });

  test('records the choice once with the hard-pull consent, then waits for the disclosures [APP-021, OP-D-044]', async () => {
    const chooser = await walkToStatus(server, 'found');
    const own = await chooser.send(readOffers);
    const { monthlyPayment, rate, totalDraw } = await chooser.send(quoteOffer, { body: buildChoice(own) });
    const body = {
      ...buildChoice(own),
      shown: { monthlyPayment, rate, totalDraw },
      consentRequests: [{ type: 'HARD_CREDIT', version: '2026-11-1' }],
    } as const;
    const old = await chooser.answer(confirmOffer, {
      body: {
        ...body,
        consentRequests: [{ type: 'HARD_CREDIT', version: '2019-1' }],
      },
    });
    expect(old.body['status']).toBe('consent-outdated');
    const answer = await chooser.answer(confirmOffer, { body });
    expect(answer.body).toMatchObject({
      monthlyPayment,
      rate,
      status: { checklistStatus: statusAtOrAfter('GEN_APP_DISCLOSURES') },
    });
    const facts = await loadFacts(server, chooser.uuid);
    expect(
      facts.filter((fact) => fact.type === 'OfferSelected').map((fact) => JSON.parse(fact.data) as unknown),
    ).toEqual([
      expect.objectContaining({
        draw: 40_000,
        hardConsentVersion: '2026-11-1',
        preference: 'DEDUCT',
        discounts: ['AUTOPAY'],
      }),
    ]);
    expect(facts.findLast((fact) => !fact.type.startsWith('Documents'))?.type).toBe('OfferSelected');
    const repeated = await chooser.answer(confirmOffer, { body });
    expect(repeated.body['status']).toBe('not-at-this-step');
    expect((await chooser.send(readOffers)).consents).toEqual([{ type: 'HARD_CREDIT', version: '2026-11-1' }]);
  });

  test.each([
    { income: 52_000, worse: true, end: 'DECLINED', id: 'OP-D-042' },
    { income: 61_000, worse: false, end: 'CANCELLED', id: 'OP-D-126' },
  ])(
    'shows both offers after a change of income to $income; worse: $worse, and a refusal ends in $end [$id]',
    async ({ income, worse, end }) => {
      const changer = await walkToStatus(server, 'found', 'GEN_APP_DISCLOSURES');
      expect(
        (await changer.answer(changeAnswers, { body: { income: { incomePrimary: income, incomeOther: 0 } } })).status,
      ).toBe(200);
      await changer.answer(completeAssets, { body: { skip: true } });
      await changer.answer(answerWinback, { body: { answer: 'ACCEPT' } });
      expect(await changer.status()).toBe('REVISED_OFFER_SELECTION');
      const now = await changer.send(readOffers);
      expect(now.changed).toMatchObject({
        because: ['your income changed', 'you accepted the smaller line'],
        worse,
        before: { totalDraw: expect.any(Number) },
      });
      expect((await changer.fetchStatusReply()).explain).toMatchObject({
        text: 'Your offer changed because your income changed and you accepted the smaller line. Compare your old and new offers.',
        dueOn: null,
      });
      const figures = new Figures(server, 'FIGURE', new Map());
      await figures.lookAtEmail({ ...changer, status: 'REVISED_OFFER_SELECTION' }, changer.client);
      expect(figures.drifts).toEqual([]);
      expect([...figures.compared.keys()].filter((figure) => figure.endsWith('before and after')).length > 0).toBe(
        worse,
      );
      const answer = await changer.answer(refuseReoffer, { body: { confirmed: true } });
      expect(answer.body).toMatchObject({ status: { checklistStatus: end } });
    },
  );

  test('refuses a screen loaded with older offers', async () => {
    const stale = await walkToStatus(server, 'found');
    const version = await stale.version();
    await stale.answer(markPayoff, {
      params: { liabilityUuid: (await stale.send(readOffers)).liabilities[1]!.uuid },
      body: { status: 'MARKED_FOR_PAYOFF' },
    });
    const fresh = await stale.send(readOffers);
    expect((await stale.answer(saveDraftChoice, { version: version, body: buildChoice(fresh) })).body['status']).toBe(
      'stale-version',
    );
  });

  test('offers the smaller line with its reason, and declines when it is refused [OP-D-041, OP-D-042]', async () => {
    const wim = await walkToStatus(server, 'winback');
    const { body } = await wim.answer(readWinback);
    expect(body).toMatchObject({ reason: 'DTI', acts: ['ACCEPT', 'REFUSE'] });
    expect((body['after'] as { maxDraw: number }).maxDraw).toBeLessThan(
      (body['before'] as { maxDraw: number }).maxDraw,
    );
    const fetchKeptUntil = async () => (await wim.answer(readWinback)).body['keptUntil'];
    await expect.poll(fetchKeptUntil).toEqual(expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/));
    expect((await wim.fetchStatusReply()).explain['dueOn']).toBe(await fetchKeptUntil());
    const lien = (await wim.send(readOffers)).liabilities.find((one) => one.kind === 'LIEN')!;
    expect(
      (await wim.answer(answerWinback, { body: { answer: 'PAY_OFF_LIEN', liabilityUuid: lien.uuid } })).body['status'],
    ).toBe('payoff-not-possible');
    expect((await wim.send(readOffers)).liabilities.map((one) => one.payOff.status)).not.toContain('MARKED_FOR_PAYOFF');
    expect((await wim.answer(answerWinback, { body: { answer: 'REFUSE', confirmed: true } })).body).toMatchObject({
      status: { checklistStatus: 'DECLINED' },
    });
    expect((await wim.answer(readDecline)).body['reasons']).toEqual(['Excessive obligations in relation to income']);
  });

  test('counts entered savings as income over 120 months, which can carry the line', async () => {
    const asta = await walkToStatus(server, 'assets');
    const added = await asta.answer(addAsset, {
      body: { type: 'SAVINGS', institution: 'First Harbor', balance: 900_000 },
    });
    expect(added.status).toBe(201);
    expect((await asta.answer(readAssets)).body).toMatchObject({
      countsForMonthlyIncome: 7500,
      assets: [{ type: 'SAVINGS', balance: 900_000 }],
    });
    expect((await asta.answer(completeAssets, { body: { skip: false } })).body).toMatchObject({
      status: { checklistStatus: 'OFFER_SELECTION' },
    });
    expect((await asta.send(readOffers)).assetDepletion).toEqual({
      complete: true,
    });
  });

  test('saves at most twenty entered accounts', async () => {
    const asta = await walkToStatus(server, 'assets');
    const account = { type: 'SAVINGS', institution: 'First Harbor', balance: 1 } as const;
    for (let added = 0; added < 20; added += 1)
      expect((await asta.answer(addAsset, { body: account })).status).toBe(201);
    expect(await asta.answer(addAsset, { body: account })).toMatchObject({
      status: 400,
      body: { status: 'invalid-request', message: 'You can add up to 20 accounts.' },
    });
    expect((await asta.answer(readAssets)).body['assets']).toHaveLength(20);
  });

  const walkAt = (organisation: string) =>
    walkToStatus(server, { ...getPersona('found'), organisation }, 'OFFER_SELECTION');

  test('gives a lender’s members their discount, and only one of those that exclude each other [ENUM-024]', async () => {
    const rose = await walkAt('VALLEY_STRONG');
    const offers = await rose.send(readOffers);
    const { discountList, rate } = getFirstOffer(offers);
    expect(discountList.map(({ discountType }) => discountType)).toEqual([
      'AUTOPAY',
      'VALLEY_STRONG_FFA',
      'VALLEY_STRONG_NON_FFA',
      'ALL_IN',
    ]);
    const member = await rose.send(quoteOffer, {
      body: buildChoice(offers, { discountTypes: ['VALLEY_STRONG_FFA'] }),
    });
    expect(member.rate).toBeLessThan(rate);
    const both = buildChoice(offers, { discountTypes: ['VALLEY_STRONG_FFA', 'VALLEY_STRONG_NON_FFA'] });
    expect((await rose.answer(quoteOffer, { body: both })).body.status).toBe('choice-unknown');
  });

  test('charges at most the fee that the lender allows [OFFER-012, OFFER-028]', async () => {
    const offers = await (await walkAt('CMG')).send(readOffers);
    expect(offers.ofeeMaxThreshold).toBe(5000);
    const dear = Object.values(offers.offersByType)
      .flat()
      .find(({ originationFee, maxDraw }) => originationFee * maxDraw > 5000);
    expect(dear).toBeDefined();
    expect(dear!.max - dear!.maxDraw).toBeLessThan(dear!.originationFee * dear!.maxDraw);
  });

  test('offers interest-only payments to the borrowers of a brand that has them, and to no other [BRAND-018, OFFER-022]', async () => {
    const cmg = findBrand('CMG')!;
    setAddedBrands([
      { ...cmg, orgCode: 'OWN_BANK', hosts: { bases: ['own.example'], shared: [] }, flags: { 'interest-only': true } },
    ]);
    const listTypes = async (organisation: string) =>
      Object.keys((await (await walkAt(organisation)).send(readOffers)).offersByType);
    const [own, others] = [await listTypes('OWN_BANK'), await listTypes('CMG')];
    setAddedBrands([]);
    expect(own.filter((type) => !type.startsWith('INTEREST_ONLY'))).toEqual([]);
    expect(own.length).toBeGreaterThan(0);
    expect(others.filter((type) => type.startsWith('INTEREST_ONLY'))).toEqual([]);
  });

  test('prices with the owner’s estimate and the valuation fee without an automated value [CONST-046, DATA-040]', async () => {
    const ava = await walkToStatus(server, getPersona('no-value'), 'OFFER_SELECTION');
    const { costs, totalPaidByBorrower } = await ava.send(readOffers);
    expect(costs).toContainEqual({ feeType: 'VALUATION_FEE', borrowerPaidAmount: 180, jsCriteria: null });
    expect(totalPaidByBorrower).toBe(costs.reduce((sum, { borrowerPaidAmount }) => sum + borrowerPaidAmount, 0));
  });
});
