import {
  askReconsideration,
  decideReconsideration,
  payAppraisal,
  readLoanFile,
  readHeloc,
  refuseReoffer,
  withdrawApplication,
  bookAppraisal,
} from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { WORKER_META } from '../../../test/loans.ts';
import { required } from '../../../test/required.ts';
import { logInStaffMember } from '../../../test/staff.ts';
import { buildHomePersona, createValuationActions } from '../../../test/valuation.ts';
import { loadFacts, type WalkedLoan } from '../../../test/walk.ts';
import { record } from '../../loan-file/record.ts';
import { syncStaffTasks } from '../../records/staff-tasks/sync-staff-tasks.ts';
import { sandboxApi } from '../../sandbox/api.ts';
import { readOutbox } from '../../vendors/outbox.ts';
import { refundAppraisal } from './paid.ts';

onOneDatabase('an appraisal', (open) => {
  let server: TestApp;
  let sandbox: FastifyInstance;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    sandbox = sandboxApi(server.app, server.context);
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

  const REMOTE = buildHomePersona('9 No Avm Remote Road');
  const toPayment = async (persona = REMOTE) => {
    const walked = await driveToOrder(persona);
    await placeOrder(walked);
    await waitForStatus(walked, 'ONSITE_APPRAISAL_PAYMENT');
    return walked;
  };
  const press = (url: string, act: string) =>
    sandbox.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `act=${act}`,
    });
  const fetchPaymentPage = async (walked: WalkedLoan) => {
    const { url, ...link } = (await walked.send(payAppraisal, { body: { fee: 650 } })).link;
    return { ...link, url: url ?? expect.fail('no page to pay on') };
  };
  const driveToPaid = async () => {
    const walked = await toPayment();
    const { url } = await fetchPaymentPage(walked);
    expect((await press(url, 'pay')).statusCode).toBe(303);
    await waitForStatus(walked, 'ONSITE_APPRAISAL_PENDING');
    return { walked, url };
  };

  test('replaces a failed remote valuation: quoted, paid once by card, scheduled, and priced again with its value [OP-D-083, OP-D-085, OP-D-086, OP-D-087]', async () => {
    const walked = await toPayment();
    expect((await walked.fetchStatusReply()).explain['text']).toMatch(
      /^We need a full appraisal of your home\. It costs \$650, paid by card\. If you stop by \w+/,
    );
    expect((await walked.answer(payAppraisal, { body: { fee: 600 } })).body['status']).toBe('fee-changed');
    const first = await fetchPaymentPage(walked);
    expect(await fetchPaymentPage(walked)).toEqual(first);
    expect((await press(first.url, 'declined')).body).toContain('The card was declined. Nothing was charged.');
    expect((await press(first.url, 'leave')).statusCode).toBe(303);
    expect(await walked.status()).toBe('ONSITE_APPRAISAL_PAYMENT');
    for (let times = 0; times < 2; times += 1)
      expect((await press(first.url, 'pay')).headers.location).toContain(`/account/heloc/${walked.uuid}/hold`);
    await waitForStatus(walked, 'ONSITE_APPRAISAL_PENDING');
    expect(await fetchFacts(walked, 'AppraisalPaid')).toMatchObject([{ payment: first.linkUuid }]);
    await expect.poll(async () => (await fetchValuation(walked)).slots.length).toBe(4);
    const { slots, payment } = await fetchValuation(walked);
    expect(payment).toMatchObject({ state: 'PAID', charged: 'CARD' });
    const bookSlot = (slotId: string | undefined) => walked.loose(bookAppraisal, { body: { slotId } });
    const fault = { kind: 'valuation', mode: '5xx', count: 1 };
    await sandbox.inject({ method: 'POST', url: '/_sandbox/faults', payload: fault });
    const away = await bookSlot(slots[0]?.slotId);
    expect([away.status, away.body['status']]).toEqual([503, 'vendor-unavailable']);
    expect((await bookSlot(slots[3]?.slotId)).body['status']).toBe('slot-taken');
    for (const slot of [slots[0], slots[1], slots[0]]) expect((await bookSlot(slot?.slotId)).status).toBe(200);
    expect(await fetchValuation(walked)).toMatchObject({
      visit: { from: slots[0]?.from, person: 'Jordan Sample, appraiser' },
    });
    expect((await fetchValuation(walked)).slots).toHaveLength(3);
    const reference = `${walked.uuid}:appraisal-wait:1`;
    await sendVendorEvent('accepted', 'valuation', reference, { value: 425_000 });
    await expect.poll(async () => (await fetchFile(walked)).valuation.phase).toBe('DONE');
    expect(await fetchFacts(walked, 'AppraisalAccepted')).toMatchObject([{ value: 425_000 }]);
    expect((await fetchValuation(walked)).value).toBe(425_000);
    expect(
      (await walked.answer(askReconsideration, { body: { text: 'The second bath is missing.', documentUuids: [] } }))
        .status,
    ).toBe(200);
    await waitForAnswer(walked);
  });

  /** The question about the value is a staff task: one answer, sent to the borrower. */
  async function waitForAnswer(walked: WalkedLoan): Promise<void> {
    const una = await logInStaffMember(server, 'underwriter');
    const fetchConsoleFile = async () => server.send(readLoanFile, { params: { uuid: walked.uuid }, token: una.token });
    await syncStaffTasks(server.context, walked.uuid);
    const {
      reconsiderations: [question],
      tasks,
    } = await fetchConsoleFile();
    expect([question?.state, question?.text, tasks.map((task) => task.gate)]).toEqual([
      'ASKED',
      'The second bath is missing.',
      expect.arrayContaining(['reconsideration']),
    ]);
    const answerReconsideration = async (reason = 'IMPROVEMENTS') =>
      server.ask(decideReconsideration, {
        params: { uuid: walked.uuid, reconsiderationUuid: required(question?.reconsiderationUuid, 'question') },
        token: una.token,
        body: { outcome: 'WITH_VALUER', reason, comment: 'Sent the plans.' },
        version: (await fetchConsoleFile()).version,
      });
    expect((await answerReconsideration('NO_EVIDENCE')).json()).toMatchObject({ status: 'reason-missing' });
    expect([(await answerReconsideration()).statusCode, (await answerReconsideration()).json().status]).toEqual([
      200,
      'outcome-not-possible',
    ]);
    const after = await fetchConsoleFile();
    expect([after.reconsiderations[0]?.state, after.tasks.filter((task) => task.gate === 'reconsideration')]).toEqual([
      'WITH_VALUER',
      [],
    ]);
    expect(
      (await readOutbox(server.context.db, server.context.vault, walked.email)).filter(
        (mail) => mail.template === 'reconsideration',
      ),
    ).toHaveLength(1);
  }

  test('is quoted later by its event, and reconsideration needs a value first', async () => {
    const walked = await driveToOrder(buildHomePersona('11 No Avm Remote Later Road'));
    expect(
      (await walked.answer(askReconsideration, { body: { text: 'Too low', documentUuids: [] } })).body['status'],
    ).toBe('not-at-this-step');
    await placeOrder(walked);
    await waitForStatus(walked, 'ONSITE_APPRAISAL_REQUEST');
    await expect
      .poll(async () => (await fetchVendorRequests(walked, 'valuation.quoteAppraisal'))[0]?.outcome)
      .toBe('LATER');
    for (let times = 0; times < 2; times += 1)
      await sendVendorEvent('quoted', 'valuation', `${walked.uuid}:appraisal-request:1`, { fee: 725.5 });
    await waitForStatus(walked, 'ONSITE_APPRAISAL_PAYMENT');
    expect([await fetchFacts(walked, 'AppraisalQuoted'), (await fetchValuation(walked)).fee]).toEqual([
      [{ fee: 725.5 }],
      725.5,
    ]);
  });

  const loadLastFacts = async (walked: WalkedLoan) =>
    (await loadFacts(server, walked.uuid)).slice(-2).map((fact) => fact.type);
  const settledPayment = async (walked: WalkedLoan): Promise<void> => {
    await expect.poll(async () => (await fetchValuation(walked)).payment?.state).toBe('REFUNDED');
  };

  test('refunds the fee once to the card when the borrower withdraws in time, and shows it before', async () => {
    const { walked } = await driveToPaid();
    const before = await fetchValuation(walked);
    expect(before).toMatchObject({ dueBack: { amount: 650, reason: 'IN_TIME' }, payment: { state: 'PAID' } });
    expect((await walked.answer(withdrawApplication, { body: { reason: 'NOT_NEEDED' } })).body).toMatchObject({
      refund: before.dueBack,
      status: { checklistStatus: 'CANCELLED' },
    });
    expect(await loadLastFacts(walked)).toEqual(['FeeRefunded', 'ApplicationWithdrawn']);
    await settledPayment(walked);
    expect((await walked.answer(readHeloc)).body['refund']).toMatchObject({ ...before.dueBack, state: 'ARRIVED' });
    const fetchEmails = async () =>
      (await readOutbox(server.context.db, server.context.vault, walked.email)).filter(
        (mail) => mail.template === 'notice.closed',
      );
    await expect
      .poll(fetchEmails)
      .toMatchObject([
        { text: expect.stringContaining('The $650.00 that you paid for the appraisal is going back to your card.') },
      ]);
    const payment = (await fetchFacts(walked, 'FeeRefunded'))[0]?.['payment'];
    for (let times = 0; times < 2; times += 1) await refundAppraisal(String(payment), server.context);
    expect(await fetchVendorRequests(walked, 'payment.refund')).toMatchObject([{ outcome: 'REFUNDED', asks: 1 }]);
    expect((await fetchValuation(walked)).dueBack).toBeNull();
  });

  test('refunds the fee after that only when the offer changed and the borrower stops', async () => {
    const { walked } = await driveToPaid();
    await server.context.db
      .updateTable('appraisal_payment')
      .set({ refundable_until: new Date('2020-01-01T00:00:00Z') })
      .where('application_uuid', '=', walked.uuid)
      .execute();
    expect((await fetchValuation(walked)).dueBack).toBeNull();
    await sendVendorEvent('accepted', 'valuation', `${walked.uuid}:appraisal-wait:1`, { value: 260_000 });
    await waitForStatus(walked, 'REVISED_OFFER_SELECTION');
    expect((await fetchValuation(walked)).dueBack).toEqual({ amount: 650, reason: 'TERM_CHANGED' });
    expect((await walked.answer(refuseReoffer, { body: { confirmed: true } })).body).toMatchObject({
      refund: { amount: 650, reason: 'TERM_CHANGED' },
    });
    expect((await loadLastFacts(walked))[0]).toBe('FeeRefunded');
    await settledPayment(walked);
  });

  test('refunds the fee before a decline by policy [12 CFR 1026.40(h)]', async () => {
    const { walked } = await driveToPaid();
    await sendVendorEvent('accepted', 'valuation', `${walked.uuid}:appraisal-wait:1`, { value: 30_000 });
    await waitForStatus(walked, 'DECLINED');
    expect(await loadLastFacts(walked)).toEqual(['FeeRefunded', 'ApplicationDeclined']);
    await settledPayment(walked);
  });

  test('refunds a payment the file no longer needs, and accepts no other amount', async () => {
    const walked = await toPayment();
    const { url } = await fetchPaymentPage(walked);
    await sendVendorEvent('paid', 'payment', `${walked.uuid}:payment:1`, { amount: 1 });
    await record(
      server.context,
      walked.uuid,
      () => [{ type: 'ApplicationWithdrawn', data: { reason: 'Sold' } }],
      WORKER_META,
    );
    await press(url, 'pay');
    await expect
      .poll(
        async () =>
          (
            await server.context.db
              .selectFrom('appraisal_payment')
              .select('state')
              .where('application_uuid', '=', walked.uuid)
              .execute()
          )[0]?.state,
      )
      .toBe('REFUNDED');
    expect([await fetchFacts(walked, 'AppraisalPaid'), await fetchFacts(walked, 'FeeRefunded')]).toEqual([[], []]);
  });
});
