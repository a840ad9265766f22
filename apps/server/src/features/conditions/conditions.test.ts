import { randomUUID } from 'node:crypto';
import {
  listOwnConditions,
  readIdentity,
  readStatus,
  addConditionDocument,
  confirmPhoneCode,
  requestPhoneCode,
  readCondition,
  submitCondition,
  removeConditionDocument,
  type SentBodyOf,
} from '@lintel/contract';
import type { Fact, FactData } from '@lintel/domain';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { replyOrThrow, createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { buildPaystub } from '../../../test/hostile-files.ts';
import { WORKER_META, openLoan } from '../../../test/loans.ts';
import { record } from '../../loan-file/record.ts';
import { loadFacts } from '../../loan-file/store.ts';
import { readOutbox } from '../../vendors/outbox.ts';

vi.setConfig({ testTimeout: 60_000 });

onOneDatabase('conditions', (open) => {
  let server: TestApp;
  let token: string;
  let uuid: string;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  beforeEach(async () => {
    const borrower = await server.createBorrower();
    token = borrower.token;
    uuid = (await openLoan(server.context, { identityUuid: borrower.identityUuid })).uuid;
  });

  const recordFacts = (...facts: Fact[]) => record(server.context, uuid, () => facts, WORKER_META);
  async function postCondition(overrides: Partial<FactData['ConditionPosted']> = {}): Promise<string> {
    const id = randomUUID();
    await recordFacts({
      type: 'ConditionPosted',
      data: {
        id,
        category: 'GENERIC_DOCUMENT_REQUEST',
        blocks: 'NOW',
        askBorrower: true,
        person: null,
        documents: ['Property tax bill'],
        text: 'The last one, please.',
        deadline: null,
        ...overrides,
      },
    });
    return id;
  }
  const sendIn = (conditionId: string, body: SentBodyOf<typeof submitCondition>) =>
    server.ask(submitCondition, { params: { uuid, conditionId }, token, body });
  const givePhone = (conditionId: string, phoneNumber: string) =>
    server.ask(requestPhoneCode, { params: { uuid, conditionId }, token, body: { phoneNumber, channel: 'SMS' } });
  const typeCode = (conditionId: string, body: SentBodyOf<typeof confirmPhoneCode>) =>
    server.ask(confirmPhoneCode, { params: { uuid, conditionId }, token, idempotencyKey: randomUUID(), body });
  const list = async () => server.send(listOwnConditions, { params: { uuid }, token });
  const add = (
    conditionId: string,
    type: SentBodyOf<typeof addConditionDocument>['type'] = 'SUPPORT',
    idempotencyKey: string = randomUUID(),
  ) =>
    server.ask(addConditionDocument, {
      params: { uuid, conditionId },
      token,
      idempotencyKey,
      body: { type, file: new File([new Uint8Array(buildPaystub())], 'bill.pdf') },
    });
  const fetchFactTypes = async () => (await loadFacts(server.context.db, uuid)).map((row) => row.type);

  test('lists conditions oldest first for their person only, with the screen that answers each [CALL-028, NOTIF-001, NOTIF-005, NOTIF-024, DATA-021]', async () => {
    const first = await postCondition();
    const second = await postCondition({ category: 'MISSING_PHONE_NUMBER', blocks: 'CLOSING', documents: [] });
    await postCondition({ person: 'signer-1' });
    await postCondition({ category: 'SOMETHING_NEW' });
    const shown = await list();
    expect(shown.map((one) => [one.uuid, one.state, one.actionNeeded])).toEqual([
      [first, 'OPEN', true],
      [second, 'OPEN', true],
    ]);
    expect(shown[0]?.location).toBe(
      `conditions/upload-document?conditionUuid=${first}&conditionType=upload-document&conditionEnum=GENERIC_DOCUMENT_REQUEST`,
    );
    expect(shown[1]?.location).toMatch(/^conditions\/phone-number\?/);
    expect((await server.ask(readCondition, { params: { uuid, conditionId: first }, token })).json().uuid).toBe(first);
    expect((await server.ask(readCondition, { params: { uuid, conditionId: randomUUID() }, token })).statusCode).toBe(
      404,
    );
    expect((await server.ask(listOwnConditions, { params: { uuid } })).statusCode).toBe(401);
    expect(
      (await server.ask(listOwnConditions, { params: { uuid }, token: (await server.createBorrower()).token }))
        .statusCode,
    ).toBe(404);
  });

  test('accepts and sends a file for staff review, and needs another one when it is returned [NOTIF-022, NOTIF-023]', async () => {
    const id = await postCondition();
    expect((await sendIn(id, { text: null, partial: false })).json()).toMatchObject({
      status: 'documents-missing',
      message: 'Add the documents asked for: 1 more.',
    });
    const key = randomUUID();
    const sent = await add(id, 'SUPPORT', key);
    expect([sent.statusCode, sent.json().state]).toEqual([201, 'READY']);
    expect((await add(id, 'SUPPORT', key)).json().uuid).toBe(sent.json().uuid);
    expect((await list())[0]?.documents.map((one) => one.uuid)).toEqual([sent.json().uuid]);
    const answered = await sendIn(id, { text: 'It is the bill of 2026.', partial: false });
    expect([answered.statusCode, answered.json().condition?.state]).toEqual([200, 'SENT']);
    expect((await sendIn(id, { text: null, partial: false })).json().status).toBe('condition-closed');
    expect((await add(id)).json().status).toBe('condition-closed');
    expect(
      (
        await server.ask(removeConditionDocument, {
          params: { uuid, conditionId: id, documentUuid: sent.json().uuid ?? '' },
          token,
        })
      ).statusCode,
    ).toBe(404);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await recordFacts({ type: 'ConditionReturned', data: { id, reason: 'The year is cut off.' } });
    expect((await list())[0]).toMatchObject({ state: 'OPEN', returned: { reason: 'The year is cut off.' } });
    expect((await sendIn(id, { text: null, partial: false })).json().status).toBe('documents-missing');
    await new Promise((resolve) => setTimeout(resolve, 20));
    await add(id);
    expect((await sendIn(id, { text: null, partial: false })).json().condition?.state).toBe('SENT');
    await recordFacts({ type: 'ConditionCleared', data: { id, how: 'ACCEPTED', by: 'staff' } });
    expect((await list())[0]?.state).toBe('CLEARED');
    expect((await fetchFactTypes()).filter((type) => type === 'ConditionAnswered')).toHaveLength(2);
    const { rows } = await server.context.db
      .selectFrom('condition_text')
      .selectAll()
      .where('application_uuid', '=', uuid)
      .execute()
      .then((found) => ({ rows: found }));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed.includes('2026')).toBe(false);
  });

  test("accepts one of two pay stubs now, and remains the borrower's turn until the second [NOTIF-017, NOTIF-023]", async () => {
    const id = await postCondition({
      category: 'HELOC_MANUAL_PAYSTUB_UPLOAD',
      blocks: 'NONE',
      documents: ['June', 'July'],
    });
    await add(id, 'USER_UPLOADED_PAYSTUB');
    expect((await sendIn(id, { text: null, partial: false })).json().status).toBe('documents-missing');
    expect((await sendIn(id, { text: null, partial: true })).json().condition?.state).toBe('OPEN');
    expect(await fetchFactTypes()).not.toContain('ConditionAnswered');
    await add(id, 'USER_UPLOADED_PAYSTUB');
    expect((await sendIn(id, { text: null, partial: false })).json().condition).toMatchObject({
      state: 'SENT',
      documents: [{}, {}],
    });
  });

  test('asks for one pay stub where staff named none, and is answered by it [DATA-022]', async () => {
    const id = await postCondition({ category: 'HELOC_MANUAL_PAYSTUB_UPLOAD', blocks: 'NONE', documents: [] });
    expect((await list())[0]).toMatchObject({ uuid: id, xtraData: { numDocsRequired: 1 } });
    expect((await sendIn(id, { text: null, partial: false })).json()).toMatchObject({
      status: 'documents-missing',
      message: 'Add the documents asked for: 1 more.',
    });
    await add(id, 'USER_UPLOADED_PAYSTUB');
    expect((await sendIn(id, { text: null, partial: false })).json().condition).toMatchObject({
      state: 'SENT',
      documents: [{ type: 'USER_UPLOADED_PAYSTUB' }],
    });
  });

  test('accepts text only for a condition that asks for it [NOTIF-018]', async () => {
    const id = await postCondition({ category: 'HARD_CREDIT_INQUIRY_REVIEW', documents: [] });
    expect((await sendIn(id, { text: ' ', partial: false })).json().status).toBe('documents-missing');
    expect(
      (await sendIn(id, { text: 'A car loan that I did not take.', partial: false })).json().condition?.state,
    ).toBe('SENT');
  });

  test('a hold shows what it waits for and ends with the answer', async () => {
    const id = await postCondition({ text: 'Send the last tax bill of your home' });
    const fetchStatusReply = async () => server.send(readStatus, { params: { uuid }, token });
    expect(await fetchStatusReply()).toMatchObject({
      gate: 'hold-borrower',
      explain: { text: 'Send the last tax bill of your home.' },
    });
    await add(id);
    await sendIn(id, { text: null, partial: false });
    expect((await fetchStatusReply()).gate).toBe('hold-staff');
  });

  describe('a mobile number [NOTIF-011]', () => {
    const fetchCode = async (): Promise<string> =>
      (await readOutbox(server.context.db, server.context.vault)).find(
        (letter) => letter.applicationUuid === uuid && letter.template === 'condition.phone-code',
      )?.codes[0] ?? '';

    test("becomes the account's after its code is entered, and clears the condition", async () => {
      const id = await postCondition({ category: 'MISSING_PHONE_NUMBER', blocks: 'CLOSING', documents: [] });
      expect((await givePhone(id, '555')).json().status).toBe('phone-invalid');
      const { verificationUuid } = replyOrThrow(requestPhoneCode, await givePhone(id, '(303) 555-0199'));
      const code = await fetchCode();
      const wrongCode = code === '000000' ? '111111' : '000000';
      expect((await typeCode(id, { verificationUuid, code: wrongCode })).json().status).toBe('code-wrong');
      const typed = await typeCode(id, {
        verificationUuid,
        code: `${code.slice(0, 3)} ${code.slice(3)}`,
      });
      expect(typed.json()).toMatchObject({ condition: { state: 'CLEARED' } });
      const identity = (await server.ask(readIdentity, { token })).body;
      expect(identity).toContain('(***) ***-0199');
      expect((await fetchFactTypes()).slice(-2)).toEqual(['ConditionAnswered', 'ConditionCleared']);
      expect((await givePhone(id, '3035550199')).json().status).toBe('condition-closed');
    });

    test('allows five tries per code, and only the last code works', async () => {
      const id = await postCondition({ category: 'MISSING_PHONE_NUMBER', documents: [] });
      const { verificationUuid: first } = replyOrThrow(requestPhoneCode, await givePhone(id, '3035550199'));
      const old = await fetchCode();
      const { verificationUuid } = replyOrThrow(requestPhoneCode, await givePhone(id, '3035550199'));
      expect((await typeCode(id, { verificationUuid: first, code: old })).json().status).toBe('code-expired');
      for (let tries = 0; tries < 5; tries += 1)
        expect((await typeCode(id, { verificationUuid, code: 'x' })).json().status).toBe('code-wrong');
      expect((await typeCode(id, { verificationUuid, code: await fetchCode() })).json().status).toBe('code-expired');
    });
  });
});
