import { randomUUID } from 'node:crypto';
import {
  acknowledgeValuationNotice,
  saveValueEstimate,
  readOffers,
  askReconsideration,
  bookAppraisal,
  orderValuation,
  payAppraisal,
  readValuation,
} from '@lintel/contract';
import { formatMoney, getPolicy, SAMPLE_POLICY } from '@lintel/domain';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { buildHomePersona, createValuationActions } from '../../../test/valuation.ts';
import { getPersona, loadFacts } from '../../../test/walk.ts';
import { findLatestSet } from '../../records/offer-sets/latest-set.ts';
import { orderFault } from '../../vendors/faults.ts';
import { orderRemoteValuation } from './jobs.ts';

onOneDatabase('a valuation', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), {
      run: true,
      getPolicy: (organisation) => getPolicy(organisation, { HOMEPOINT: OWN_POLICY }),
    });
  });

  const OWN_POLICY = { ...SAMPLE_POLICY, version: 'homepoint-1', valuationFee: 210 };
  const TEXAS = buildHomePersona('18 No Avm Road', {
    ...getPersona('texas-homestead'),
    street: ['18 No Avm Road', 'Austin', 'TX', '78701'],
  });
  const {
    fetchValuation,
    placeOrder,
    fetchFile,
    driveToOrder,
    sendVendorEvent,
    fetchFacts,
    fetchVendorRequests,
    waitForStatus,
  } = createValuationActions(() => server);

  test('is ordered with a fee charged at closing, and its value prices again in the same transaction [OP-D-073, OP-D-075, OP-D-077, LEGAL-010, CONST-046, APP-023]', async () => {
    const walked = await driveToOrder(buildHomePersona('16 No Avm Road'));
    expect(await fetchValuation(walked)).toMatchObject({
      bpo: 'BPO_REQUIRED',
      kind: 'BPO',
      fee: 180,
      notice: null,
      payment: { charged: 'CLOSING', amount: 180, state: null },
      dueBack: null,
    });
    expect((await placeOrder(walked, { fee: 170 })).body).toMatchObject({
      status: 'fee-changed',
      message: 'The fee is now $180. Confirm it to continue.',
    });
    expect((await placeOrder(walked, { kind: 'RESI_EVAL' })).body['status']).toBe('not-at-this-step');
    expect(
      (await placeOrder(walked, { accessContact: { name: 'Ana', phoneNumber: '3035550142', notes: 'Side door' } }))
        .status,
    ).toBe(200);
    await expect.poll(async () => (await fetchFile(walked)).valuation.phase).toBe('DONE');
    expect(await fetchFacts(walked, 'ValuationOrdered')).toEqual([{ attempt: 1, feeAccepted: 180 }]);
    const [returned] = await fetchFacts(walked, 'ValuationReturned');
    const { value, bpo } = await fetchValuation(walked);
    expect([returned, bpo]).toEqual([{ attempt: 1, outcome: 'VALUE', value }, 'BPO_COMPLETE']);
    const fetchCopies = () =>
      server.context.db
        .selectFrom('document')
        .select(['title', 'plain_line', 'state'])
        .where('application_uuid', '=', walked.uuid)
        .where('paper', '=', 'copy-valuation')
        .execute();
    await expect.poll(fetchCopies).toMatchObject([
      {
        title: 'Copy of your home value report',
        plain_line: expect.stringContaining(formatMoney(value ?? 0)),
        state: 'READY',
      },
    ]);
    const facts = await loadFacts(server, walked.uuid);
    const at = facts.findIndex((fact) => fact.type === 'ValuationReturned');
    expect([facts[at + 1]?.type, facts[at + 1]?.request_id]).toEqual(['OffersPriced', facts[at]?.request_id]);
    const set = await findLatestSet(server.context.vault, server.context.db, walked.uuid);
    expect([set?.data.inputs.homeValue, set?.data.priced.offers?.costs]).toEqual([
      value,
      expect.arrayContaining([expect.objectContaining({ feeType: 'VALUATION_FEE', borrowerPaidAmount: 180 })]),
    ]);
  });

  test('is one order per try, though its job runs three times and each answer comes twice', async () => {
    const walked = await driveToOrder(buildHomePersona('1 No Avm Later Road'));
    await orderFault(server.context.db, 'valuation', 'duplicate', 1, 1);
    await placeOrder(walked);
    await waitForStatus(walked, 'NAV_BPO_PROCESSING');
    await expect
      .poll(async () => (await fetchValuation(walked)).visit)
      .toMatchObject({ person: 'Casey Sample, broker' });
    const job = {
      uuid: walked.uuid,
      gate: 'valuation-wait-bpo',
      attempt: 1,
      key: `${walked.uuid}:valuation-wait-bpo:1`,
    } as const;
    for (let times = 0; times < 3; times += 1) await orderRemoteValuation(job, server.context);
    expect((await fetchVendorRequests(walked, 'valuation.order')).map((row) => row.idempotencyKey)).toEqual([job.key]);
    expect(
      await server.context.db
        .selectFrom('valuation_order')
        .select('kind')
        .where('application_uuid', '=', walked.uuid)
        .execute(),
    ).toHaveLength(1);
    const events = await Promise.all([
      sendVendorEvent('returned', 'valuation', job.key, { outcome: 'VALUE', value: 430_000 }),
      sendVendorEvent('returned', 'valuation', job.key, { outcome: 'VALUE', value: 430_000 }),
      sendVendorEvent('returned', 'valuation', job.key, { value: 'much' }),
    ]);
    expect(events.map((answer) => answer.status)).toEqual([200, 200, 200]);
    await expect
      .poll(async () => fetchFacts(walked, 'ValuationReturned'))
      .toEqual([{ attempt: 1, outcome: 'VALUE', value: 430_000 }]);
  });

  test('is requested again under the same key when the vendor can’t answer', async () => {
    const walked = await driveToOrder(buildHomePersona('3 No Avm Road'));
    await orderFault(server.context.db, 'valuation', 'malformed', 1, 1);
    await orderFault(server.context.db, 'valuation', '5xx', 1, 1);
    await placeOrder(walked);
    await expect.poll(async () => (await fetchFile(walked)).valuation.phase).toBe('DONE');
    expect(await fetchVendorRequests(walked, 'valuation.order')).toMatchObject([{ outcome: 'VALUE', asks: 3 }]);
  });

  test('needs a better estimate for a vague address, and is ordered again with it [OP-D-079, OP-D-080]', async () => {
    const walked = await driveToOrder(buildHomePersona('5 No Avm Vague Road'));
    await placeOrder(walked);
    await waitForStatus(walked, 'NAV_BPO_ESTIMATE');
    expect(
      (await walked.answer(saveValueEstimate, { body: { estimatedValue: 400_000, condition: 'GOOD' } })).status,
    ).toBe(200);
    await waitForStatus(walked, 'NAV_BPO_ORDER');
    await placeOrder(walked);
    await expect.poll(async () => (await fetchFile(walked)).valuation.phase).toBe('DONE');
    expect(await fetchFacts(walked, 'ValuationReturned')).toMatchObject([
      { attempt: 1, outcome: 'NEEDS_ESTIMATE' },
      { attempt: 2, outcome: 'VALUE' },
    ]);
  });

  test('works the same by evaluation, and a much lower value is a reoffer with its cause [OP-D-074, OP-D-076, OP-D-078]', async () => {
    const walked = await driveToOrder(buildHomePersona('7 No Eval Overrated Road'), 'valuation-order-resi-eval');
    await placeOrder(walked, { kind: 'RESI_EVAL' });
    await waitForStatus(walked, 'REVISED_OFFER_SELECTION');
    expect((await walked.answer(readOffers)).body).toMatchObject({
      changed: { because: [expect.stringMatching(/home/)] },
    });
  });

  test('needs a Texas homestead’s current notice confirmed, at the fee of the lender’s own policy [OP-A-088, ROUTE-031]', async () => {
    const walked = await driveToOrder(TEXAS);
    expect([
      (await fetchFacts(walked, 'IntakeCompleted'))[0]?.['ruleSet'],
      (await fetchFacts(walked, 'OffersPriced'))[0]?.['ruleSet'],
    ]).toEqual(['homepoint-1', 'homepoint-1']);
    expect((await placeOrder(walked)).body).toMatchObject({
      status: 'fee-changed',
      message: 'The fee is now $210. Confirm it to continue.',
    });
    const { notice } = await fetchValuation(walked);
    expect(notice?.text.join(' ')).toContain('at most 80 %');
    expect((await placeOrder(walked, { fee: 210 })).body['status']).toBe('consent-missing');
    expect((await walked.answer(acknowledgeValuationNotice, { body: { noticeVersion: 'old' } })).body['status']).toBe(
      'consent-outdated',
    );
    for (let times = 0; times < 2; times += 1)
      expect(
        (await walked.loose(acknowledgeValuationNotice, { body: { noticeVersion: notice?.version } })).status,
      ).toBe(200);
    expect((await fetchValuation(walked)).notice?.acknowledgedAt).not.toBeNull();
    expect((await placeOrder(walked, { fee: 210 })).status).toBe(200);
  });

  test('is not found for another borrower, and each call works only at its step [VA-1, VA-2, VA-3, VA-4, VA-5]', async () => {
    const walked = await driveToOrder(buildHomePersona('13 No Avm Road'));
    const other = await server.createBorrower();
    const calls = [
      [readValuation, undefined],
      [orderValuation, { kind: 'BPO', fee: 180 }],
      [acknowledgeValuationNotice, { noticeVersion: '1' }],
      [payAppraisal, { fee: 650 }],
      [bookAppraisal, { slotId: '1' }],
      [askReconsideration, { text: 'x', documentUuids: [] }],
    ] as const;
    for (const [call, body] of calls) {
      const request = { params: { uuid: walked.uuid }, version: 1, idempotencyKey: randomUUID(), body };
      expect((await server.loose(call, { ...request, token: other.token })).statusCode).toBe(404);
      expect((await server.loose(call, request)).statusCode).toBe(401);
    }
    for (const answer of [
      await walked.answer(payAppraisal, { body: { fee: 650 } }),
      await walked.answer(askReconsideration, { body: { text: 'x', documentUuids: [] } }),
    ])
      expect(answer.body.status).toBe('not-at-this-step');
  });
});
