import { randomUUID } from 'node:crypto';
import {
  acknowledgeValuationNotice,
  estimateValue,
  readOffers,
  askReconsideration,
  bookAppraisal,
  orderValuation,
  payAppraisal,
  readValuation,
} from '@lintel/contract';
import { formatMoney, getPolicy, SAMPLE_POLICY } from '@lintel/domain';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { homeOn, valuationOn } from '../../../test/valuation.ts';
import { card, factsIn } from '../../../test/walk.ts';
import { latestSet } from '../../records/offer-sets/latest-set.ts';
import { orderFault } from '../../vendors/faults.ts';
import { orderFromValuer } from './jobs.ts';

onOneDatabase('a valuation', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(await open(), {
      run: true,
      getPolicy: (organisation) => getPolicy(organisation, { HOMEPOINT: OWN_POLICY }),
    });
  });

  const OWN_POLICY = { ...SAMPLE_POLICY, version: 'homepoint-1', valuationFee: 210 };
  const TEXAS = homeOn('18 No Avm Road', {
    ...card('texas-homestead'),
    street: ['18 No Avm Road', 'Austin', 'TX', '78701'],
  });
  const { state, order, file, toOrder, told, types, ops, settled } = valuationOn(() => server);

  test('is ordered with its fee, which is charged at closing; its value makes the price again in the same transaction [OP-D-073, OP-D-075, OP-D-077, LEGAL-010, CONST-046, APP-023]', async () => {
    const who = await toOrder(homeOn('16 No Avm Road'));
    expect(await state(who)).toMatchObject({
      bpo: 'BPO_REQUIRED',
      kind: 'BPO',
      fee: 180,
      notice: null,
      payment: { charged: 'CLOSING', amount: 180, state: null },
      dueBack: null,
    });
    expect((await order(who, { fee: 170 })).body).toMatchObject({
      status: 'fee-changed',
      message: 'The fee is now $180. Confirm it to continue.',
    });
    expect((await order(who, { kind: 'RESI_EVAL' })).body['status']).toBe('not-at-this-step');
    expect(
      (await order(who, { accessContact: { name: 'Ana', phoneNumber: '3035550142', notes: 'Side door' } })).status,
    ).toBe(200);
    await expect.poll(async () => (await file(who)).valuation.phase).toBe('DONE');
    expect(await types(who, 'ValuationOrdered')).toEqual([{ attempt: 1, feeAccepted: 180 }]);
    const [returned] = await types(who, 'ValuationReturned');
    const { value, bpo } = await state(who);
    expect([returned, bpo]).toEqual([{ attempt: 1, outcome: 'VALUE', value }, 'BPO_COMPLETE']);
    const copies = () =>
      server.context.db
        .selectFrom('document')
        .select(['title', 'plain_line', 'state'])
        .where('application_uuid', '=', who.uuid)
        .where('paper', '=', 'copy-valuation')
        .execute();
    await expect.poll(copies).toMatchObject([
      {
        title: 'Copy of your home value report',
        plain_line: expect.stringContaining(formatMoney(value ?? 0)),
        state: 'READY',
      },
    ]);
    const facts = await factsIn(server, who.uuid);
    const at = facts.findIndex((fact) => fact.type === 'ValuationReturned');
    expect([facts[at + 1]?.type, facts[at + 1]?.request_id]).toEqual(['OffersPriced', facts[at]?.request_id]);
    const set = await latestSet(server.context.vault, server.context.db, who.uuid);
    expect([set?.data.inputs.homeValue, set?.data.priced.offers?.costs]).toEqual([
      value,
      expect.arrayContaining([expect.objectContaining({ feeType: 'VALUATION_FEE', borrowerPaidAmount: 180 })]),
    ]);
  });

  test('is one order for each try, though its work runs three times and every answer comes twice', async () => {
    const who = await toOrder(homeOn('1 No Avm Later Road'));
    await orderFault(server.context.db, 'valuation', 'duplicate', 1, 1);
    await order(who);
    await settled(who, 'NAV_BPO_PROCESSING');
    await expect.poll(async () => (await state(who)).visit).toMatchObject({ person: 'Casey Sample, broker' });
    const job = {
      uuid: who.uuid,
      gate: 'valuation-wait-bpo',
      attempt: 1,
      key: `${who.uuid}:valuation-wait-bpo:1`,
    } as const;
    for (let times = 0; times < 3; times += 1) await orderFromValuer(job, server.context);
    expect((await ops(who, 'valuation.order')).map((row) => row.idempotencyKey)).toEqual([job.key]);
    expect(
      await server.context.db
        .selectFrom('valuation_order')
        .select('kind')
        .where('application_uuid', '=', who.uuid)
        .execute(),
    ).toHaveLength(1);
    const events = await Promise.all([
      told('returned', 'valuation', job.key, { outcome: 'VALUE', value: 430_000 }),
      told('returned', 'valuation', job.key, { outcome: 'VALUE', value: 430_000 }),
      told('returned', 'valuation', job.key, { value: 'much' }),
    ]);
    expect(events.map((answer) => answer.status)).toEqual([200, 200, 200]);
    await expect
      .poll(async () => types(who, 'ValuationReturned'))
      .toEqual([{ attempt: 1, outcome: 'VALUE', value: 430_000 }]);
  });

  test('that the vendor cannot answer waits and is asked again under the same key', async () => {
    const who = await toOrder(homeOn('3 No Avm Road'));
    await orderFault(server.context.db, 'valuation', 'malformed', 1, 1);
    await orderFault(server.context.db, 'valuation', '5xx', 1, 1);
    await order(who);
    await expect.poll(async () => (await file(who)).valuation.phase).toBe('DONE');
    expect(await ops(who, 'valuation.order')).toMatchObject([{ outcome: 'VALUE', asks: 3 }]);
  });

  test('of a vague street asks for a better estimate, and is ordered again with it [OP-D-079, OP-D-080]', async () => {
    const who = await toOrder(homeOn('5 No Avm Vague Road'));
    await order(who);
    await settled(who, 'NAV_BPO_ESTIMATE');
    expect((await who.answer(estimateValue, { body: { estimatedValue: 400_000, condition: 'GOOD' } })).status).toBe(
      200,
    );
    await settled(who, 'NAV_BPO_ORDER');
    await order(who);
    await expect.poll(async () => (await file(who)).valuation.phase).toBe('DONE');
    expect(await types(who, 'ValuationReturned')).toMatchObject([
      { attempt: 1, outcome: 'NEEDS_ESTIMATE' },
      { attempt: 2, outcome: 'VALUE' },
    ]);
  });

  test('by evaluation goes the same way, and a much lower value is a re-offer with its cause [OP-D-074, OP-D-076, OP-D-078]', async () => {
    const who = await toOrder(homeOn('7 No Eval Overrated Road'), 'valuation-order-resi-eval');
    await order(who, { kind: 'RESI_EVAL' });
    await settled(who, 'REVISED_OFFER_SELECTION');
    expect((await who.answer(readOffers)).body).toMatchObject({
      changed: { because: [expect.stringMatching(/home/)] },
    });
  });

  test("of a Texas homestead is ordered after its notice was confirmed, in its present words, for the fee of its lender's own policy [OP-A-088, ROUTE-031]", async () => {
    const who = await toOrder(TEXAS);
    expect([
      (await types(who, 'IntakeCompleted'))[0]?.['ruleSet'],
      (await types(who, 'OffersPriced'))[0]?.['ruleSet'],
    ]).toEqual(['homepoint-1', 'homepoint-1']);
    expect((await order(who)).body).toMatchObject({
      status: 'fee-changed',
      message: 'The fee is now $210. Confirm it to continue.',
    });
    const { notice } = await state(who);
    expect(notice?.text.join(' ')).toContain('at most 80 %');
    expect((await order(who, { fee: 210 })).body['status']).toBe('consent-missing');
    expect((await who.answer(acknowledgeValuationNotice, { body: { noticeVersion: 'old' } })).body['status']).toBe(
      'consent-outdated',
    );
    for (let times = 0; times < 2; times += 1)
      expect((await who.loose(acknowledgeValuationNotice, { body: { noticeVersion: notice?.version } })).status).toBe(
        200,
      );
    expect((await state(who)).notice?.acknowledgedAt).not.toBeNull();
    expect((await order(who, { fee: 210 })).status).toBe(200);
  });

  test('belongs to its borrower alone, and each call to its step [VA-1, VA-2, VA-3, VA-4, VA-5]', async () => {
    const who = await toOrder(homeOn('13 No Avm Road'));
    const other = await server.borrower();
    const calls = [
      [readValuation, undefined],
      [orderValuation, { kind: 'BPO', fee: 180 }],
      [acknowledgeValuationNotice, { noticeVersion: '1' }],
      [payAppraisal, { fee: 650 }],
      [bookAppraisal, { slotId: '1' }],
      [askReconsideration, { text: 'x', documentUuids: [] }],
    ] as const;
    for (const [call, body] of calls) {
      const request = { params: { uuid: who.uuid }, version: 1, idempotencyKey: randomUUID(), body };
      expect((await server.loose(call, { ...request, token: other.token })).statusCode).toBe(404);
      expect((await server.loose(call, request)).statusCode).toBe(401);
    }
    for (const answer of [
      await who.answer(payAppraisal, { body: { fee: 650 } }),
      await who.answer(askReconsideration, { body: { text: 'x', documentUuids: [] } }),
    ])
      expect(answer.body.status).toBe('not-at-this-step');
  });
});
