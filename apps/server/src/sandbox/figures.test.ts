import { formatMoney, formatPercent, quote } from '@lintel/domain';
import { describe, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { Figures } from '../../test/figures.ts';
import { card } from '../../test/walk.ts';
import type { Client } from './client.ts';
import { clientOf, drive, type Driven } from './drive.ts';

vi.setConfig({ testTimeout: 300_000 });

onOneDatabase('every figure and day of a persona on its way to the money', (open) => {
  let server: TestApp | undefined;
  const desks = new Map<string, Promise<Client>>();

  test.each([
    [
      'income-mismatch',
      'COMPLETE',
      [
        'monthly payment',
        'rate',
        'line',
        'draw',
        'origination fee',
        'cash',
        'money to the borrower',
        'last day to cancel',
        'last day to cancel, before and after the signature',
        'end of the right to cancel',
        'day of the money',
        'first payment',
        'day of the money, before and after the signature',
        'day of the money, promised and kept',
      ],
    ],
  ] as const)('is the same in every place that says it: %s to %s', async (name, until, compared) => {
    server ??= await testApp(await open(), { run: true });
    const persona = card(name);
    const figures = new Figures(server, persona.organisation ?? 'FIGURE', desks);
    const client = clientOf(server.app, persona);
    const driven = await drive(server.app, persona, until, client, (stands) => figures.look(stands, client));
    await figures.look(driven, client);
    await figures.lookAtEmail(driven, client);
    expect(figures.drifts).toEqual([]);
    expect([...figures.compared.keys()]).toEqual(expect.arrayContaining([...compared]));
  });
});

describe('a figure that differs in one place', () => {
  const H = '/service-application/api/v3/application/helocs/loan';
  const APPLICATION = '/service-application/api/v1/application/heloc';
  const offer = {
    id: '20-299',
    term: 20,
    type: 'FIXED_20',
    min: 15_448.5,
    max: 152_425.2,
    minDraw: 15_000,
    maxDraw: 148_000,
    originationFee: 0.0299,
    rate: 0.086,
    discountList: [],
  };
  const set = {
    offersByType: { FIXED_20: [offer] },
    costs: [],
    liabilities: [],
    minRecordingTax: 0,
    maxRecordingTax: 0,
  };
  const selection = quote(set, offer, {
    offerSetId: 'set',
    offerId: '20-299',
    drawAmount: 85_000,
    discountTypes: [],
    payOffPreference: 'DEDUCT',
  });
  const dates = { signedAt: '2026-11-22T18:00:00.000Z', fundingOn: '2026-11-30', firstPaymentOn: '2026-12-30' };
  const application = { uuid: 'loan', rate: selection.rate, amount: selection.lineAmount, dates };
  /** The screen of the summary, some of its rows changed. */
  const summaryOf = (changed: Readonly<Record<string, string>>) => ({
    sections: [
      {
        title: 'Offer',
        rows: Object.entries({
          'Monthly payment': formatMoney(selection.monthlyPayment, 2),
          'Rate, fixed': formatPercent(selection.rate, 2),
          'Line amount': formatMoney(selection.lineAmount, 2),
          'Draw at the start': formatMoney(selection.totalDraw, 2),
          'Origination fee': formatMoney(selection.originationFeeAmount, 2),
          ...changed,
        }).map(([label, value]) => ({ label, value })),
      },
    ],
  });
  const replies: Readonly<Record<string, unknown>> = {
    [`${H}/offers`]: { ...set, offerSetId: 'set', selection, closing: null, changed: null },
    [`${APPLICATION}/loan`]: application,
    [`${APPLICATION}/all`]: [application],
    '/service-krang-heloc/agent/secure/api/v1/applications/loan': { ...application, choice: selection },
    [`${H}/payout`]: {
      draw: 85_000,
      monthlyPayment: selection.monthlyPayment,
      fundingOn: '2026-11-30',
      firstPaymentOn: '2026-12-30',
      sentOn: null,
    },
    [`${H}/app-summary`]: summaryOf({}),
    [`${H}/timeline`]: [
      { label: 'You signed', on: '2026-11-22', state: 'DONE' },
      { label: 'We send your money', on: '2026-11-30', state: 'LATER' },
      { label: `First payment, ${formatMoney(selection.monthlyPayment, 2)}`, on: '2026-12-30', state: 'LATER' },
    ],
  };
  /** Looks at those replies, one of them changed. */
  async function driftsWith(url: string, change: (body: never) => unknown): Promise<string[]> {
    const call = async (_method: string, asked: string) =>
      asked in replies
        ? {
            status: 200,
            body: (asked === url ? change(replies[asked] as never) : replies[asked]) as Record<string, unknown>,
          }
        : { status: 404, body: {} };
    const client = { call } as unknown as Client;
    const figures = new Figures({} as TestApp, 'FIGURE', new Map([['FIGURE', Promise.resolve(client)]]));
    await figures.look({ uuid: 'loan', email: '', status: 'RESCISSION' } as Driven, client);
    return figures.drifts;
  }

  test('is found nowhere while all agree', async () => {
    expect(await driftsWith('', (body) => body)).toEqual([]);
  });

  test.each([
    [
      'the rate on the dashboard',
      `${APPLICATION}/all`,
      ([one]: [object]) => [{ ...one, rate: 0.0875 }],
      /rate: .*dashboard 0.0875/,
    ],
    [
      'the line of the application',
      `${APPLICATION}/loan`,
      (one: object) => ({ ...one, amount: 1 }),
      /line: .*application 1/,
    ],
    [
      'the payment in the console',
      '/service-krang-heloc/agent/secure/api/v1/applications/loan',
      (one: object) => ({ ...one, choice: { ...selection, monthlyPayment: 1 } }),
      /monthly payment: .*console 1/,
    ],
    [
      'the payment of the summary',
      `${H}/app-summary`,
      () => summaryOf({ 'Monthly payment': '$1.00' }),
      /monthly payment: .*summary 1/,
    ],
    [
      'the rate of the summary',
      `${H}/app-summary`,
      () => summaryOf({ 'Rate, fixed': '8.75%' }),
      /rate: .*summary 0.0875/,
    ],
    [
      'the fee of the summary',
      `${H}/app-summary`,
      () => summaryOf({ 'Origination fee': '$1.00' }),
      /origination fee: .*summary 1/,
    ],
    ['the draw of the payout', `${H}/payout`, (one: object) => ({ ...one, draw: 1 }), /draw: .*payout 1/],
    [
      'the day of the money in the timeline',
      `${H}/timeline`,
      (lines: { label: string }[]) =>
        lines.map((line) => (line.label === 'We send your money' ? { ...line, on: '2026-11-27' } : line)),
      /day of the money: .*timeline 2026-11-27/,
    ],
    [
      'the first payment of the payout',
      `${H}/payout`,
      (one: object) => ({ ...one, firstPaymentOn: '2026-12-27' }),
      /first payment: .*payout 2026-12-27/,
    ],
    [
      'the payment of the choice',
      `${H}/offers`,
      (one: object) => ({ ...one, selection: { ...selection, monthlyPayment: 1 } }),
      /monthlyPayment of the choice: server 1/,
    ],
  ])('is found: %s', async (_what, url, change, drift) => {
    expect((await driftsWith(url, change as (body: never) => unknown)).join('\n')).toMatch(drift);
  });
});
