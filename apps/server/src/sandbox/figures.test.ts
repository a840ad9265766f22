import {
  listHelocs,
  readLoanFile,
  readHeloc,
  readOffers,
  readDisbursement,
  readSummary,
  readTimeline,
  type Call,
} from '@lintel/contract';
import { formatMoney, formatPercent, quote } from '@lintel/domain';
import { describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { Figures } from '../../test/figures.ts';
import { getPersona } from '../../test/walk.ts';
import { callsOver, buildUrl, type Client, type RawAnswer } from './client.ts';
import { openPersonaClient, drive, type DrivenPersona } from './drive.ts';

vi.setConfig({ testTimeout: 300_000 });

onOneDatabase('every figure and day of a persona on its way to the disbursement', (open) => {
  let server: TestApp | undefined;
  const staffClientsByLender = new Map<string, Promise<Client>>();

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
  ] as const)('is the same in every place that shows it: %s to %s', async (name, until, compared) => {
    server ??= await createTestApp(await open(), { run: true });
    const persona = getPersona(name);
    const figures = new Figures(server, persona.organisation ?? 'FIGURE', staffClientsByLender);
    const client = openPersonaClient(server.app, persona);
    const driven = await drive(server.app, persona, until, client, (stands) => figures.look(stands, client));
    await figures.look(driven, client);
    await figures.lookAtEmail(driven, client);
    expect(figures.drifts).toEqual([]);
    expect([...figures.compared.keys()]).toEqual(expect.arrayContaining([...compared]));
  });
});

describe('a figure that differs in one place', () => {
  const uuid = '0d6f5a1e-1111-4222-8333-444455556666';
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
  const application = { uuid, rate: selection.rate, amount: selection.lineAmount, dates };
  /** The summary screen with some changed rows. */
  const loadSummary = (changed: Readonly<Record<string, string>>) => ({
    sections: [
      {
        title: 'Offer',
        rows: Object.entries({
          'Monthly payment': formatMoney(selection.monthlyPayment, 2),
          'Rate, fixed': formatPercent(selection.rate, 2),
          'Line amount': formatMoney(selection.lineAmount, 2),
          'First draw': formatMoney(selection.totalDraw, 2),
          'Origination fee, added to your line': formatMoney(selection.originationFeeAmount, 2),
          ...changed,
        }).map(([label, value]) => ({ label, value })),
      },
    ],
  });
  const replies = new Map<Call, unknown>([
    [readOffers, { ...set, offerSetId: 'set', selection, closing: null, changed: null }],
    [readHeloc, application],
    [listHelocs, [application]],
    [readLoanFile, { ...application, choice: selection }],
    [
      readDisbursement,
      {
        draw: 85_000,
        monthlyPayment: selection.monthlyPayment,
        fundingOn: '2026-11-30',
        firstPaymentOn: '2026-12-30',
        sentOn: null,
      },
    ],
    [readSummary, loadSummary({})],
    [
      readTimeline,
      [
        { label: 'You signed', on: '2026-11-22', state: 'DONE' },
        { label: 'We send your money', on: '2026-11-30', state: 'LATER' },
        { label: `First payment, ${formatMoney(selection.monthlyPayment, 2)}`, on: '2026-12-30', state: 'LATER' },
      ],
    ],
  ]);
  /** Compares those replies, one of them changed. */
  async function findDrifts(changed: Call | null, change: (body: never) => unknown): Promise<string[]> {
    const bodies = new Map(
      [...replies].map(([call, reply]) => [
        buildUrl(call, { params: { uuid } }),
        call === changed ? change(reply as never) : reply,
      ]),
    );
    const raw: Client['raw'] = async (_method, url) =>
      bodies.has(url) ? { status: 200, body: bodies.get(url) as RawAnswer['body'] } : { status: 404, body: {} };
    const client = { ...callsOver(raw), raw } as Client;
    const figures = new Figures({} as TestApp, 'FIGURE', new Map([['FIGURE', Promise.resolve(client)]]));
    await figures.look({ uuid, email: '', status: 'RESCISSION' } as DrivenPersona, client);
    return figures.drifts;
  }

  test('is not reported while all are equal', async () => {
    expect(await findDrifts(null, (body) => body)).toEqual([]);
  });

  test.each([
    [
      'the rate on the dashboard',
      listHelocs,
      ([one]: [object]) => [{ ...one, rate: 0.0875 }],
      /rate: .*dashboard 0.0875/,
    ],
    ['the line of the application', readHeloc, (one: object) => ({ ...one, amount: 1 }), /line: .*application 1/],
    [
      'the payment in the console',
      readLoanFile,
      (one: object) => ({ ...one, choice: { ...selection, monthlyPayment: 1 } }),
      /monthly payment: .*console 1/,
    ],
    [
      'the payment of the summary',
      readSummary,
      () => loadSummary({ 'Monthly payment': '$1.00' }),
      /monthly payment: .*summary 1/,
    ],
    ['the rate of the summary', readSummary, () => loadSummary({ 'Rate, fixed': '8.75%' }), /rate: .*summary 0.0875/],
    [
      'the fee of the summary',
      readSummary,
      () => loadSummary({ 'Origination fee, added to your line': '$1.00' }),
      /origination fee: .*summary 1/,
    ],
    ['the draw of the payout', readDisbursement, (one: object) => ({ ...one, draw: 1 }), /draw: .*payout 1/],
    [
      'the funding day in the timeline',
      readTimeline,
      (lines: { label: string }[]) =>
        lines.map((line) => (line.label === 'We send your money' ? { ...line, on: '2026-11-27' } : line)),
      /day of the money: .*timeline 2026-11-27/,
    ],
    [
      'the first payment of the payout',
      readDisbursement,
      (one: object) => ({ ...one, firstPaymentOn: '2026-12-27' }),
      /first payment: .*payout 2026-12-27/,
    ],
    [
      'the payment of the choice',
      readOffers,
      (one: object) => ({ ...one, selection: { ...selection, monthlyPayment: 1 } }),
      /monthlyPayment of the choice: server 1/,
    ],
  ])('is reported: %s', async (_what, call, change, drift) => {
    expect((await findDrifts(call, change as (body: never) => unknown)).join('\n')).toMatch(drift);
  });
});
