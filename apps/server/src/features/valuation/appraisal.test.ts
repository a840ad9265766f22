import {
  askReconsideration,
  decideReconsideration,
  payAppraisal,
  readFile,
  readHeloc,
  refuseReoffer,
  withdrawApplication,
  bookAppraisal,
} from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { atTheDesk } from '../../../test/desk.ts';
import { byWorker } from '../../../test/loans.ts';
import { required } from '../../../test/required.ts';
import { homeOn, valuationOn } from '../../../test/valuation.ts';
import { factsIn, type Walked } from '../../../test/walk.ts';
import { record } from '../../loan-file/record.ts';
import { sweepAlarms } from '../../records/staff-tasks/alarms.ts';
import { sandboxApi } from '../../sandbox/api.ts';
import { readOutbox } from '../../vendors/outbox.ts';
import { refundAppraisal } from './paid.ts';

onOneDatabase('a valuation', (open) => {
  let server: TestApp;
  let sandbox: FastifyInstance;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
    sandbox = sandboxApi(server.app, server.context);
  });

  const { state, order, file, toOrder, told, types, ops, settled } = valuationOn(() => server);

  const REMOTE = homeOn('9 No Avm Remote Road');
  const toPayment = async (persona = REMOTE) => {
    const who = await toOrder(persona);
    await order(who);
    await settled(who, 'ONSITE_APPRAISAL_PAYMENT');
    return who;
  };
  const press = (url: string, act: string) =>
    sandbox.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `act=${act}`,
    });
  const page = async (who: Walked) => {
    const { url, ...link } = (await who.send(payAppraisal, { body: { fee: 650 } })).link;
    return { ...link, url: url ?? expect.fail('no page to pay on') };
  };
  const paid = async () => {
    const who = await toPayment();
    const { url } = await page(who);
    expect((await press(url, 'pay')).statusCode).toBe(303);
    await settled(who, 'ONSITE_APPRAISAL_PENDING');
    return { who, url };
  };

  test('that cannot be made from outside becomes an appraisal: quoted, paid once by card, agreed, and its value prices again [OP-D-083, OP-D-085, OP-D-086, OP-D-087]', async () => {
    const who = await toPayment();
    expect((await who.standing()).explain['text']).toMatch(
      /^We need a full appraisal of your home\. It costs \$650, paid by card\. If you stop by \w+/,
    );
    expect((await who.answer(payAppraisal, { body: { fee: 600 } })).body['status']).toBe('fee-changed');
    const first = await page(who);
    expect(await page(who)).toEqual(first);
    expect((await press(first.url, 'declined')).body).toContain('The card was declined. Nothing was charged.');
    expect((await press(first.url, 'leave')).statusCode).toBe(303);
    expect(await who.status()).toBe('ONSITE_APPRAISAL_PAYMENT');
    for (let times = 0; times < 2; times += 1)
      expect((await press(first.url, 'pay')).headers.location).toContain(`/account/heloc/${who.uuid}/hold`);
    await settled(who, 'ONSITE_APPRAISAL_PENDING');
    expect(await types(who, 'AppraisalPaid')).toMatchObject([{ payment: first.linkUuid }]);
    await expect.poll(async () => (await state(who)).slots.length).toBe(4);
    const { slots, payment } = await state(who);
    expect(payment).toMatchObject({ state: 'PAID', charged: 'CARD' });
    const at = (slotId: string | undefined) => who.loose(bookAppraisal, { body: { slotId } });
    const fault = { kind: 'valuation', mode: '5xx', count: 1 };
    await sandbox.inject({ method: 'POST', url: '/_sandbox/faults', payload: fault });
    const away = await at(slots[0]?.slotId);
    expect([away.status, away.body['status']]).toEqual([503, 'vendor-unavailable']);
    expect((await at(slots[3]?.slotId)).body['status']).toBe('slot-taken');
    for (const slot of [slots[0], slots[1], slots[0]]) expect((await at(slot?.slotId)).status).toBe(200);
    expect(await state(who)).toMatchObject({ visit: { from: slots[0]?.from, person: 'Jordan Sample, appraiser' } });
    expect((await state(who)).slots).toHaveLength(3);
    const reference = `${who.uuid}:appraisal-wait:1`;
    await told('accepted', 'valuation', reference, { value: 425_000 });
    await expect.poll(async () => (await file(who)).valuation.phase).toBe('DONE');
    expect(await types(who, 'AppraisalAccepted')).toMatchObject([{ value: 425_000 }]);
    expect((await state(who)).value).toBe(425_000);
    expect(
      (await who.answer(askReconsideration, { body: { text: 'The second bath is missing.', documentUuids: [] } }))
        .status,
    ).toBe(200);
    await answered(who);
  });

  /** The question about the value is a staff task: one answer, sent to the borrower. */
  async function answered(who: Walked): Promise<void> {
    const una = await atTheDesk(server, 'underwriter');
    const seen = async () => server.send(readFile, { params: { uuid: who.uuid }, token: una.token });
    await sweepAlarms(server.context, who.uuid);
    const {
      reconsiderations: [question],
      tasks,
    } = await seen();
    expect([question?.state, question?.text, tasks.map((task) => task.gate)]).toEqual([
      'ASKED',
      'The second bath is missing.',
      expect.arrayContaining(['reconsideration']),
    ]);
    const answer = async (reason = 'IMPROVEMENTS') =>
      server.ask(decideReconsideration, {
        params: { uuid: who.uuid, reconsiderationUuid: required(question?.reconsiderationUuid, 'question') },
        token: una.token,
        body: { outcome: 'WITH_VALUER', reason, comment: 'Sent the plans.' },
        version: (await seen()).version,
      });
    expect((await answer('NO_EVIDENCE')).json()).toMatchObject({ status: 'reason-missing' });
    expect([(await answer()).statusCode, (await answer()).json().status]).toEqual([200, 'outcome-not-possible']);
    const after = await seen();
    expect([after.reconsiderations[0]?.state, after.tasks.filter((task) => task.gate === 'reconsideration')]).toEqual([
      'WITH_VALUER',
      [],
    ]);
    expect(
      (await readOutbox(server.context.db, server.context.vault, who.email)).filter(
        (mail) => mail.template === 'reconsideration',
      ),
    ).toHaveLength(1);
  }

  test('quoted later is quoted by its event; reconsideration waits for a value', async () => {
    const who = await toOrder(homeOn('11 No Avm Remote Later Road'));
    expect(
      (await who.answer(askReconsideration, { body: { text: 'Too low', documentUuids: [] } })).body['status'],
    ).toBe('not-at-this-step');
    await order(who);
    await settled(who, 'ONSITE_APPRAISAL_REQUEST');
    await expect.poll(async () => (await ops(who, 'valuation.quoteAppraisal'))[0]?.outcome).toBe('LATER');
    for (let times = 0; times < 2; times += 1)
      await told('quoted', 'valuation', `${who.uuid}:appraisal-request:1`, { fee: 725.5 });
    await settled(who, 'ONSITE_APPRAISAL_PAYMENT');
    expect([await types(who, 'AppraisalQuoted'), (await state(who)).fee]).toEqual([[{ fee: 725.5 }], 725.5]);
  });

  const ends = async (who: Walked) => (await factsIn(server, who.uuid)).slice(-2).map((fact) => fact.type);
  const settledPayment = async (who: Walked): Promise<void> => {
    await expect.poll(async () => (await state(who)).payment?.state).toBe('REFUNDED');
  };

  test('gives an appraisal fee back to whoever leaves in time: shown before, recorded before the end, once to the card', async () => {
    const { who } = await paid();
    const before = await state(who);
    expect(before).toMatchObject({ dueBack: { amount: 650, reason: 'IN_TIME' }, payment: { state: 'PAID' } });
    expect((await who.answer(withdrawApplication, { body: { reason: 'NOT_NEEDED' } })).body).toMatchObject({
      refund: before.dueBack,
      status: { checklistStatus: 'CANCELLED' },
    });
    expect(await ends(who)).toEqual(['FeeRefunded', 'ApplicationWithdrawn']);
    await settledPayment(who);
    expect((await who.answer(readHeloc)).body['refund']).toMatchObject({ ...before.dueBack, state: 'ARRIVED' });
    const mails = async () =>
      (await readOutbox(server.context.db, server.context.vault, who.email)).filter(
        (mail) => mail.template === 'notice.closed',
      );
    await expect
      .poll(mails)
      .toMatchObject([
        { text: expect.stringContaining('The $650.00 that you paid for the appraisal is going back to your card.') },
      ]);
    const payment = (await types(who, 'FeeRefunded'))[0]?.['payment'];
    for (let times = 0; times < 2; times += 1) await refundAppraisal(String(payment), server.context);
    expect(await ops(who, 'payment.refund')).toMatchObject([{ outcome: 'REFUNDED', asks: 1 }]);
    expect((await state(who)).dueBack).toBeNull();
  });

  test('gives it back after that only when the offer changed: at "stop here", with the amount in the answer', async () => {
    const { who } = await paid();
    await server.context.db
      .updateTable('appraisal_payment')
      .set({ refundable_until: new Date('2020-01-01T00:00:00Z') })
      .where('application_uuid', '=', who.uuid)
      .execute();
    expect((await state(who)).dueBack).toBeNull();
    await told('accepted', 'valuation', `${who.uuid}:appraisal-wait:1`, { value: 260_000 });
    await settled(who, 'REVISED_OFFER_SELECTION');
    expect((await state(who)).dueBack).toEqual({ amount: 650, reason: 'TERM_CHANGED' });
    expect((await who.answer(refuseReoffer, { body: { confirmed: true } })).body).toMatchObject({
      refund: { amount: 650, reason: 'TERM_CHANGED' },
    });
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
    await record(
      server.context,
      who.uuid,
      () => [{ type: 'ApplicationWithdrawn', data: { reason: 'Sold' } }],
      byWorker,
    );
    await press(url, 'pay');
    await expect
      .poll(
        async () =>
          (
            await server.context.db
              .selectFrom('appraisal_payment')
              .select('state')
              .where('application_uuid', '=', who.uuid)
              .execute()
          )[0]?.state,
      )
      .toBe('REFUNDED');
    expect([await types(who, 'AppraisalPaid'), await types(who, 'FeeRefunded')]).toEqual([[], []]);
  });
});
