import { randomUUID } from 'node:crypto';
import { formatMoney, policyOf, SAMPLE_POLICY, type FactType } from '@lintel/domain';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { atTheDesk } from '../../test/desk.ts';
import { forward, walkOn } from '../../test/forward.ts';
import { byWorker } from '../../test/loans.ts';
import { card, factsIn, factsOfType, type Walked } from '../../test/walk.ts';
import { sweepAlarms } from '../desk/alarms.ts';
import { record } from '../loan-file/record.ts';
import { readApplication } from '../loan-file/applications.ts';
import { sandboxApi } from '../sandbox/api.ts';
import type { Persona } from '../sandbox/personas.ts';
import { orderFault } from '../vendors/faults.ts';
import { readOutbox } from '../vendors/outbox.ts';
import { sendEvent } from '../vendors/webhook/send.ts';
import { orderFromValuer } from './work.ts';
import { refundAppraisal } from './paid.ts';

interface State {
  readonly kind: string | null;
  readonly fee: number;
  readonly value: number | null;
  readonly notice: { version: string; text: string[]; acknowledgedAt: string | null } | null;
  readonly slots: { slotId: string; from: string; to: string }[];
  readonly visit: { person: string; from: string } | null;
  readonly payment: { state: string | null; charged: string; refundableUntil: string; paidOn: string | null; refundedOn: string | null };
  readonly dueBack: { amount: number; reason: string } | null;
}

onOneDatabase('a valuation', (open) => {
  let server: TestApp;
  let sandbox: FastifyInstance;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true, policyOf: (organisation) => policyOf(organisation, { HOMEPOINT: OWN_POLICY }) });
    sandbox = sandboxApi(server.app, server.context);
  });

  const OWN_POLICY = { ...SAMPLE_POLICY, version: 'homepoint-1', valuationFee: 210 };
  const on = (street1: string, more: Partial<Persona> = {}): Persona => ({ ...card('no-value'), street: [street1, 'Denver', 'CO', '80202'], ...more });
  const TEXAS = on('18 No Avm Road', { ...card('texas-homestead'), street: ['18 No Avm Road', 'Austin', 'TX', '78701'] });
  const k = (who: Walked) => `${who.k}/valuation`;
  const state = async (who: Walked) => (await who.client.call('GET', k(who))).body as unknown as State;
  const post = async (who: Walked, path: string, body: unknown) => who.client.call('POST', `${k(who)}/${path}`, body, await who.version());
  const order = (who: Walked, body: Record<string, unknown> = {}) => post(who, 'order', { kind: 'BPO', fee: 180, ...body });
  const file = async (who: Walked) => (await readApplication(server.context.db, who.uuid))!.projection;
  const toOrder = async (persona: Persona, gate: 'valuation-order-bpo' | 'valuation-order-resi-eval' = 'valuation-order-bpo') => {
    const who = await walkOn(server, persona, 'liens');
    await confirmLiens(who);
    await forward(server, who.uuid, gate);
    return who;
  };
  async function confirmLiens(who: Walked): Promise<void> {
    const { liens } = (await who.get('/liens')).body as unknown as { liens: { uuid: string }[] };
    for (const { uuid } of liens) await who.put(`/liens/${uuid}`, { answer: 'CORRECT', documentUuids: [] });
    expect((await who.post('/liens/confirmation', undefined)).status).toBe(200);
  }
  const told = (type: string, kind: 'valuation' | 'payment', reference: string, data: Record<string, unknown>) =>
    sendEvent(server.app, server.context, { kind, organisation: 'FIGURE' }, { eventId: randomUUID(), type, reference, occurredAt: '2026-12-01T10:00:00Z', data });
  const types = (who: Walked, wanted: FactType) => factsOfType(server, who.uuid, wanted);
  const ops = async (who: Walked, op: string) => (await server.context.vendors.gateway.ledger.of(who.uuid)).filter((row) => row.op === op);
  const settled = async (who: Walked, status: string): Promise<void> => {
    await expect.poll(() => who.status(), { timeout: 10_000 }).toBe(status);
  };

  test('is ordered with its fee, which is charged at closing; its value makes the price again in the same transaction [OP-D-073, OP-D-075, OP-D-077, LEGAL-010, CONST-046, APP-023]', async () => {
    const who = await toOrder(on('16 No Avm Road'));
    expect(await state(who)).toMatchObject({ bpo: 'BPO_REQUIRED', kind: 'BPO', fee: 180, notice: null, payment: { charged: 'CLOSING', amount: 180, state: null }, dueBack: null });
    expect((await order(who, { fee: 170 })).body).toMatchObject({ status: 'fee-changed', message: 'The fee is now $180. Please confirm it.' });
    expect((await order(who, { kind: 'RESI_EVAL' })).body['status']).toBe('not-at-this-step');
    expect((await order(who, { accessContact: { name: 'Ana', phoneNumber: '3035550142', notes: 'Side door' } })).status).toBe(200);
    await expect.poll(async () => (await file(who)).valuation.phase, { timeout: 10_000 }).toBe('DONE');
    expect(await types(who, 'ValuationOrdered')).toEqual([{ attempt: 1, feeAccepted: 180 }]);
    const [returned] = await types(who, 'ValuationReturned');
    const { value, bpo } = (await state(who)) as State & { bpo: string };
    expect([returned, bpo]).toEqual([{ attempt: 1, outcome: 'VALUE', value }, 'BPO_COMPLETE']);
    const copies = () => server.context.db.selectFrom('document').select(['title', 'plain_line', 'state']).where('application_uuid', '=', who.uuid).where('paper', '=', 'copy-valuation').execute();
    await expect.poll(copies, { timeout: 15_000 }).toMatchObject([{ title: 'Copy of the valuation of your home', plain_line: expect.stringContaining(formatMoney(value ?? 0)), state: 'READY' }]);
    const facts = await factsIn(server, who.uuid);
    const at = facts.findIndex((fact) => fact.type === 'ValuationReturned');
    expect([facts[at + 1]?.type, facts[at + 1]?.request_id]).toEqual(['OffersPriced', facts[at]?.request_id]);
    const set = await server.context.db.selectFrom('offer_set').selectAll().where('application_uuid', '=', who.uuid).orderBy('version', 'desc').executeTakeFirstOrThrow();
    expect([set.data.inputs.homeValue, set.data.priced.offers?.costs]).toEqual([value, expect.arrayContaining([expect.objectContaining({ feeType: 'VALUATION_FEE', borrowerPaidAmount: 180 })])]);
  });

  test('is one order for each try, though its work runs three times and every answer comes twice', async () => {
    const who = await toOrder(on('1 No Avm Later Road'));
    await orderFault(server.context.db, 'valuation', 'duplicate', 1, 1);
    await order(who);
    await settled(who, 'NAV_BPO_PROCESSING');
    await expect.poll(async () => (await state(who)).visit, { timeout: 10_000 }).toMatchObject({ person: 'Casey Sample, broker' });
    const job = { uuid: who.uuid, gate: 'valuation-wait-bpo', attempt: 1, key: `${who.uuid}:valuation-wait-bpo:1` } as const;
    for (let times = 0; times < 3; times += 1) await orderFromValuer(job, server.context);
    expect((await ops(who, 'valuation.order')).map((row) => row.idempotencyKey)).toEqual([job.key]);
    expect(await server.context.db.selectFrom('valuation_order').select('kind').where('application_uuid', '=', who.uuid).execute()).toHaveLength(1);
    const events = await Promise.all([told('returned', 'valuation', job.key, { outcome: 'VALUE', value: 430_000 }), told('returned', 'valuation', job.key, { outcome: 'VALUE', value: 430_000 }), told('returned', 'valuation', job.key, { value: 'much' })]);
    expect(events.map((answer) => answer.status)).toEqual([200, 200, 200]);
    await expect.poll(async () => types(who, 'ValuationReturned'), { timeout: 10_000 }).toEqual([{ attempt: 1, outcome: 'VALUE', value: 430_000 }]);
  });

  test('that the vendor cannot answer waits and is asked again under the same key', async () => {
    const who = await toOrder(on('3 No Avm Road'));
    await orderFault(server.context.db, 'valuation', 'malformed', 1, 1);
    await orderFault(server.context.db, 'valuation', '5xx', 1, 1);
    await order(who);
    await expect.poll(async () => (await file(who)).valuation.phase, { timeout: 10_000 }).toBe('DONE');
    expect(await ops(who, 'valuation.order')).toMatchObject([{ outcome: 'VALUE', asks: 3 }]);
  });

  test('of a vague street asks for a better estimate, and is ordered again with it [OP-D-079, OP-D-080]', async () => {
    const who = await toOrder(on('5 No Avm Vague Road'));
    await order(who);
    await settled(who, 'NAV_BPO_ESTIMATE');
    expect((await who.put('/property/estimate', { estimatedValue: 400_000, condition: 'GOOD' })).status).toBe(200);
    await settled(who, 'NAV_BPO_ORDER');
    await order(who);
    await expect.poll(async () => (await file(who)).valuation.phase, { timeout: 10_000 }).toBe('DONE');
    expect(await types(who, 'ValuationReturned')).toMatchObject([{ attempt: 1, outcome: 'NEEDS_ESTIMATE' }, { attempt: 2, outcome: 'VALUE' }]);
  });

  test('by evaluation goes the same way, and a much lower value is a re-offer with its cause [OP-D-074, OP-D-076, OP-D-078]', async () => {
    const who = await toOrder(on('7 No Eval Overrated Road'), 'valuation-order-resi-eval');
    await order(who, { kind: 'RESI_EVAL' });
    await settled(who, 'REVISED_OFFER_SELECTION');
    expect((await who.get('/offers')).body).toMatchObject({ changed: { because: [expect.stringMatching(/home/)] } });
  });

  test('of a Texas homestead is ordered after its notice was confirmed, in its present words, for the fee of its lender\'s own policy [OP-A-088, ROUTE-031]', async () => {
    const who = await toOrder(TEXAS);
    expect([(await types(who, 'IntakeCompleted'))[0]?.['ruleSet'], (await types(who, 'OffersPriced'))[0]?.['ruleSet']]).toEqual(['homepoint-1', 'homepoint-1']);
    expect((await order(who)).body).toMatchObject({ status: 'fee-changed', message: 'The fee is now $210. Please confirm it.' });
    const { notice } = await state(who);
    expect(notice?.text.join(' ')).toContain('at most 80 %');
    expect((await order(who, { fee: 210 })).body['status']).toBe('consent-missing');
    expect((await post(who, 'acknowledgement', { noticeVersion: 'old' })).body['status']).toBe('consent-outdated');
    for (let times = 0; times < 2; times += 1) expect((await post(who, 'acknowledgement', { noticeVersion: notice?.version })).status).toBe(200);
    expect((await state(who)).notice?.acknowledgedAt).not.toBeNull();
    expect((await order(who, { fee: 210 })).status).toBe(200);
  });

  const REMOTE = on('9 No Avm Remote Road');
  const toPayment = async (persona = REMOTE) => {
    const who = await toOrder(persona);
    await order(who);
    await settled(who, 'ONSITE_APPRAISAL_PAYMENT');
    return who;
  };
  const press = (url: string, act: string) => sandbox.inject({ method: 'POST', url: new URL(url).pathname, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: `act=${act}` });
  const page = async (who: Walked) => ((await post(who, 'payment', { fee: 650 })).body as unknown as { link: { url: string; linkUuid: string } }).link;
  const paid = async () => {
    const who = await toPayment();
    const { url } = await page(who);
    expect((await press(url, 'pay')).statusCode).toBe(303);
    await settled(who, 'ONSITE_APPRAISAL_PENDING');
    return { who, url };
  };

  test('that cannot be made from outside becomes an appraisal: quoted, paid once by card, agreed, and its value prices again [OP-D-083, OP-D-085, OP-D-086, OP-D-087]', async () => {
    const who = await toPayment();
    expect((await who.standing()).explain['text']).toMatch(/^A full appraisal is needed. It costs \$650, by card; back if you leave by \w+/);
    expect((await post(who, 'payment', { fee: 600 })).body['status']).toBe('fee-changed');
    const first = await page(who);
    expect(await page(who)).toEqual(first);
    expect((await press(first.url, 'declined')).body).toContain('The card was declined. Nothing was charged.');
    expect((await press(first.url, 'leave')).statusCode).toBe(303);
    expect(await who.status()).toBe('ONSITE_APPRAISAL_PAYMENT');
    for (let times = 0; times < 2; times += 1) expect((await press(first.url, 'pay')).headers.location).toContain(`/account/heloc/${who.uuid}/hold`);
    await settled(who, 'ONSITE_APPRAISAL_PENDING');
    expect(await types(who, 'AppraisalPaid')).toMatchObject([{ payment: first.linkUuid }]);
    await expect.poll(async () => (await state(who)).slots.length, { timeout: 10_000 }).toBe(4);
    const { slots, payment } = await state(who);
    expect(payment).toMatchObject({ state: 'PAID', charged: 'CARD' });
    const at = (slotId: string | undefined) => who.client.call('PUT', `${k(who)}/appointment`, { slotId });
    expect((await at(slots[3]?.slotId)).body['status']).toBe('slot-taken');
    for (const slot of [slots[0], slots[1], slots[0]]) expect((await at(slot?.slotId)).status).toBe(200);
    expect(await state(who)).toMatchObject({ visit: { from: slots[0]?.from, person: 'Jordan Sample, appraiser' } });
    expect((await state(who)).slots).toHaveLength(3);
    const reference = `${who.uuid}:appraisal-wait:1`;
    await told('accepted', 'valuation', reference, { value: 425_000 });
    await expect.poll(async () => (await file(who)).valuation.phase, { timeout: 10_000 }).toBe('DONE');
    expect(await types(who, 'AppraisalAccepted')).toMatchObject([{ value: 425_000 }]);
    expect((await state(who)).value).toBe(425_000);
    expect((await post(who, 'reconsideration', { text: 'The second bath is missing.', documentUuids: [] })).status).toBe(200);
    await answered(who);
  });

  /** The question about the value is a task of the desk, which answers it once and tells the borrower. */
  async function answered(who: Walked): Promise<void> {
    const una = await atTheDesk(server, 'underwriter');
    const url = `/service-krang-heloc/agent/secure/api/v1/applications/${who.uuid}`;
    const seen = async () => (await server.ask('GET', url, { token: una.token })).json<{ version: number; reconsiderations: { reconsiderationUuid: string; state: string; text: string }[]; tasks: { gate: string }[] }>();
    await sweepAlarms(server.context, who.uuid);
    const { reconsiderations: [question], tasks } = await seen();
    expect([question?.state, question?.text, tasks.map((task) => task.gate)]).toEqual(['ASKED', 'The second bath is missing.', expect.arrayContaining(['reconsideration'])]);
    const answer = async () =>
      server.ask('POST', `${url}/reconsiderations/${question?.reconsiderationUuid}/decision`, {
        token: una.token, body: { outcome: 'WITH_VALUER', comment: 'Sent the plans.' }, headers: { 'idempotency-key': randomUUID(), 'if-match': `"${(await seen()).version}"` },
      });
    expect([(await answer()).statusCode, (await answer()).json<{ status: string }>().status]).toEqual([200, 'outcome-not-possible']);
    const after = await seen();
    expect([after.reconsiderations[0]?.state, after.tasks.filter((task) => task.gate === 'reconsideration')]).toEqual(['WITH_VALUER', []]);
    expect((await readOutbox(server.context.db, server.context.vault, who.email)).filter((mail) => mail.template === 'reconsideration')).toHaveLength(1);
  }

  test('quoted later is quoted by its event; reconsideration waits for a value', async () => {
    const who = await toOrder(on('11 No Avm Remote Later Road'));
    expect((await post(who, 'reconsideration', { text: 'Too low', documentUuids: [] })).body['status']).toBe('not-at-this-step');
    await order(who);
    await settled(who, 'ONSITE_APPRAISAL_REQUEST');
    await expect.poll(async () => (await ops(who, 'valuation.quoteAppraisal'))[0]?.outcome, { timeout: 10_000 }).toBe('LATER');
    for (let times = 0; times < 2; times += 1) await told('quoted', 'valuation', `${who.uuid}:appraisal-request:1`, { fee: 725.5 });
    await settled(who, 'ONSITE_APPRAISAL_PAYMENT');
    expect([await types(who, 'AppraisalQuoted'), (await state(who)).fee]).toEqual([[{ fee: 725.5 }], 725.5]);
  });

  const ends = async (who: Walked) => (await factsIn(server, who.uuid)).slice(-2).map((fact) => fact.type);
  const settledPayment = async (who: Walked): Promise<void> => {
    await expect.poll(async () => (await state(who)).payment.state, { timeout: 10_000 }).toBe('REFUNDED');
  };

  test('gives an appraisal fee back to whoever leaves in time: shown before, recorded before the end, once to the card', async () => {
    const { who } = await paid();
    const before = await state(who);
    expect(before).toMatchObject({ dueBack: { amount: 650, reason: 'IN_TIME' }, payment: { state: 'PAID' } });
    expect((await who.post('/withdrawal', { reason: 'NOT_NEEDED' })).body).toMatchObject({ refund: before.dueBack, status: { checklistStatus: 'CANCELLED' } });
    expect(await ends(who)).toEqual(['FeeRefunded', 'ApplicationWithdrawn']);
    await settledPayment(who);
    expect((await who.client.call('GET', `/service-application/api/v1/application/heloc/${who.uuid}`)).body['refund']).toMatchObject({ ...before.dueBack, state: 'ARRIVED' });
    const mails = async () => (await readOutbox(server.context.db, server.context.vault, who.email)).filter((mail) => mail.template === 'notice.closed');
    await expect.poll(mails, { timeout: 10_000 }).toMatchObject([{ text: expect.stringContaining('The $650.00 that you paid for the appraisal goes back to your card.') }]);
    const payment = (await types(who, 'FeeRefunded'))[0]?.['payment'];
    for (let times = 0; times < 2; times += 1) await refundAppraisal(String(payment), server.context);
    expect(await ops(who, 'payment.refund')).toMatchObject([{ outcome: 'REFUNDED', asks: 1 }]);
    expect((await state(who)).dueBack).toBeNull();
  });

  test('gives it back after that only when the offer changed: at "stop here", with the amount in the answer', async () => {
    const { who } = await paid();
    await server.context.db.updateTable('appraisal_payment').set({ refundable_until: new Date('2020-01-01T00:00:00Z') }).where('application_uuid', '=', who.uuid).execute();
    expect((await state(who)).dueBack).toBeNull();
    await told('accepted', 'valuation', `${who.uuid}:appraisal-wait:1`, { value: 260_000 });
    await settled(who, 'REVISED_OFFER_SELECTION');
    expect((await state(who)).dueBack).toEqual({ amount: 650, reason: 'TERM_CHANGED' });
    expect((await who.post('/offers/refusal', { confirmed: true })).body).toMatchObject({ refund: { amount: 650, reason: 'TERM_CHANGED' } });
    expect((await ends(who))[0]).toBe('FeeRefunded');
    await settledPayment(who);
  });

  test('gives it back before a decline by policy, which nobody asked for [12 CFR 1026.40(h)]', async () => {
    const { who } = await paid();
    await told('accepted', 'valuation', `${who.uuid}:appraisal-wait:1`, { value: 30_000 });
    await settled(who, 'DECLINED');
    expect(await ends(who)).toEqual(['FeeRefunded', 'ApplicationDeclined']);
    await settledPayment(who);
  });

  test('sends money back that comes when the file has no use for it, and takes none of another amount', async () => {
    const who = await toPayment();
    const { url } = await page(who);
    await told('paid', 'payment', `${who.uuid}:payment:1`, { amount: 1 });
    await record(server.context, who.uuid, () => [{ type: 'ApplicationWithdrawn', data: { reason: 'Sold' } }], byWorker);
    await press(url, 'pay');
    await expect.poll(async () => (await server.context.db.selectFrom('appraisal_payment').select('state').where('application_uuid', '=', who.uuid).execute())[0]?.state, { timeout: 10_000 }).toBe('REFUNDED');
    expect([await types(who, 'AppraisalPaid'), await types(who, 'FeeRefunded')]).toEqual([[], []]);
  });

  test('belongs to its borrower alone, and each call to its step [VA-1, VA-2, VA-3, VA-4, VA-5]', async () => {
    const who = await toOrder(on('13 No Avm Road'));
    const other = await server.borrower();
    const calls = [['GET', ''], ['POST', '/order', { kind: 'BPO', fee: 180 }], ['POST', '/acknowledgement', { noticeVersion: '1' }], ['POST', '/payment', { fee: 650 }], ['PUT', '/appointment', { slotId: '1' }], ['POST', '/reconsideration', { text: 'x', documentUuids: [] }]] as const;
    for (const [method, path, body] of calls) {
      const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() };
      expect((await server.ask(method, `${k(who)}${path}`, { token: other.token, headers, ...(body && { body }) })).statusCode).toBe(404);
      expect((await server.ask(method, `${k(who)}${path}`, { headers, ...(body && { body }) })).statusCode).toBe(401);
    }
    for (const path of ['payment', 'reconsideration']) expect((await post(who, path, path === 'payment' ? { fee: 650 } : { text: 'x', documentUuids: [] })).body['status']).toBe('not-at-this-step');
  });
});
