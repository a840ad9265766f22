import { randomUUID } from 'node:crypto';
import {
  holdFile,
  liftHold,
  readFacts,
  readLoanFile,
  readFileArchive,
  readHeloc,
  readRetention,
  requestErasure,
  startStreamChat,
  withdrawApplication,
} from '@lintel/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startConversation, turnOnChat, VISITOR } from '../../../test/chat.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { logInStaffMember, createStaffActions, type StaffMember } from '../../../test/staff.ts';
import { walkToStatus, type WalkedLoan } from '../../../test/walk.ts';
import { loanNow, setLoanClock } from '../../loan-file/clock.ts';
import { insertDocument, NOTHING_YET } from '../../records/document-store/documents.ts';
import { removeAged } from './aged-records.ts';
import { eraseDue } from './erase.ts';
import { runRetention } from './run.ts';
import { sweepRetention } from './sweep.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

onOneDatabase('retention in the console', (open) => {
  let server: TestApp;
  let compliance: StaffMember;
  let underwriter: StaffMember;
  let withdrawn: WalkedLoan;
  let start: Date;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    const { getPolicy } = server.context;
    Object.assign(server.context, {
      getPolicy: (organisation: string) => ({ ...getPolicy(organisation), retention: { ECOA: 60, EVALUATION: 60 } }),
    });
    underwriter = await logInStaffMember(server, 'underwriter');
    compliance = await logInStaffMember(server, 'compliance');
    withdrawn = await walkToStatus(server, 'found', 'OFFER_SELECTION');
    start = await loanNow(server.context, server.context.db);
  });
  const { fetchAuditTrail, ask, send } = createStaffActions(
    () => server,
    () => compliance,
  );
  const read = (staff = compliance) => send(readRetention, { params: { uuid: withdrawn.uuid } }, staff);
  const advanceMonths = (months: number): Promise<void> =>
    setLoanClock(server.context, { pinnedAt: new Date(start.getTime() + months * 30.5 * 86_400_000) });

  /**
   * Creates records that are erased only by age: a handled vendor event, messages, a refused upload. Returns what is
   * left of them.
   */
  const withOldRecords = async () => {
    const { db } = server.context;
    const of = { application_uuid: withdrawn.uuid };
    await db
      .insertInto('vendor_event')
      .values({
        ...of,
        kind: 'bank',
        organisation: 'FIGURE',
        event_id: 'old',
        type: 'x',
        sealed: Buffer.from('x'),
        key_id: 'x',
        state: 'DONE',
        done_at: start,
      })
      .execute();
    await insertDocument(db, {
      ...NOTHING_YET,
      ...of,
      uuid: randomUUID(),
      organisation: 'FIGURE',
      audience: 'BORROWER',
      type: 'USER_UPLOADED_PAYSTUB',
      title: 'Refused',
      origin: 'UPLOADED',
      state: 'REFUSED',
      set_name: null,
      attempt: 1,
      position: 0,
      must_acknowledge: false,
      created_at: start,
      file_ref: 'refused-1',
    });
    return async () => {
      const events = await db
        .selectFrom('vendor_event')
        .select('event_id')
        .where('application_uuid', '=', withdrawn.uuid)
        .where('event_id', '=', 'old')
        .execute();
      const messages = await db
        .selectFrom('outbox')
        .select('key')
        .where('application_uuid', '=', withdrawn.uuid)
        .execute();
      const refused = await db
        .selectFrom('document')
        .select('uuid')
        .where('application_uuid', '=', withdrawn.uuid)
        .where('file_ref', '=', 'refused-1')
        .execute();
      return { events: events.length, messages: messages.length > 0, refused: refused.length };
    };
  };

  test('shows that an open file is kept, and refuses to erase it', async () => {
    expect(await read()).toMatchObject({ keptBecause: ['OPEN'], periods: [], erasedAt: null });
    expect((await ask(requestErasure, { params: { uuid: withdrawn.uuid } })).json()).toMatchObject({
      status: 'loan-open',
    });
  });

  test('shows a closed file’s legal and policy periods to anyone who may open files', async () => {
    expect((await withdrawn.answer(withdrawApplication, { body: { reason: 'OTHER' } })).status).toBe(200);
    await sweepRetention(server.context);
    const { periods, keptBecause } = await read(underwriter);
    expect(keptBecause).toEqual([]);
    const application = periods.find(({ record }) => record === 'APPLICATION');
    expect(application?.source).toBe('12 CFR 1002.12(b)');
    expect((application?.lawUntil ?? '') < (application?.until ?? '')).toBe(true);
  });

  test('lets only compliance staff place a hold, once, and erases nothing under it', async () => {
    expect(
      (await ask(holdFile, { params: { uuid: withdrawn.uuid }, body: { reason: 'LITIGATION' } }, underwriter))
        .statusCode,
    ).toBe(403);
    expect(
      (await ask(holdFile, { params: { uuid: withdrawn.uuid }, body: { reason: 'LITIGATION' } })).json(),
    ).toMatchObject({
      keptBecause: ['HOLD'],
      holds: [{ reason: 'LITIGATION', lifted: null }],
    });
    expect((await ask(holdFile, { params: { uuid: withdrawn.uuid }, body: { reason: 'FRAUD' } })).json()).toMatchObject(
      {
        status: 'outcome-not-possible',
      },
    );
    const fetchDocumentBytes = await withOldRecords();
    await advanceMonths(100);
    const inFortyDays = new Date(Math.max(Date.now(), start.getTime()) + 40 * 86_400_000);
    await removeAged({ ...server.context, sessionNow: () => inFortyDays });
    expect(await fetchDocumentBytes()).toEqual({ events: 1, messages: true, refused: 1 });
    await sweepRetention(server.context);
    expect((await read()).erasedAt).toBeNull();
    expect((await runRetention(server.context, { dryRun: true, replan: true })).output).toContain(
      'kept past its date because of HOLD: 1 file',
    );
  });

  test('keeps the chats of a held file’s borrower past their age, and no one else’s', async () => {
    const { db } = server.context;
    await turnOnChat(server);
    const { stream } = await withdrawn.client.send(startStreamChat, {
      body: { formData: VISITOR, chatMode: 'stream', pageUrl: '/dashboard' },
    });
    const { uuid: other } = await startConversation(server);
    const both = [stream.providerChannelId, other];
    await db
      .updateTable('chat_conversation')
      .set({ last_message_at: new Date(start.getTime() - 800 * 86_400_000) })
      .where('uuid', 'in', both)
      .execute();
    await removeAged(server.context);
    const left = await db.selectFrom('chat_conversation').select('uuid').where('uuid', 'in', both).execute();
    expect(left).toEqual([{ uuid: stream.providerChannelId }]);
  });

  test('lifts the hold, postpones a requested erasure to the legal date and erases then', async () => {
    await advanceMonths(26);
    expect(
      (await ask(liftHold, { params: { uuid: withdrawn.uuid }, body: { reason: 'MATTER_CLOSED' } })).json(),
    ).toMatchObject({
      keptBecause: ['LIFTED'],
      holds: [{ lifted: { by: expect.any(String) as string } }],
    });
    await sweepRetention(server.context);
    expect((await read()).erasedAt).toBeNull();
    expect((await ask(requestErasure, { params: { uuid: withdrawn.uuid } })).json()).toMatchObject({
      asked: { by: expect.any(String) as string },
    });
    expect((await runRetention(server.context, { dryRun: false, replan: true })).output).toContain('nothing');
    expect((await read()).erasedAt).toBeNull();
    await advanceMonths(26 + 1.1 / 30.5);
    expect((await read()).keptBecause).toEqual([]);
    expect((await runRetention(server.context, { dryRun: true, replan: false })).output).toContain(
      'APPLICATION, by ECOA (12 CFR 1002.12(b)): 1 file',
    );
    expect((await read()).erasedAt).toBeNull();
    expect((await runRetention(server.context, { dryRun: false, replan: false })).output).toContain(
      'APPLICATION, by ECOA (12 CFR 1002.12(b)): 1 file',
    );
    const { erasedAt, erased } = await read();
    expect(erasedAt).not.toBeNull();
    expect(erased).toContainEqual(expect.objectContaining({ record: 'APPLICATION', asked: true }));
    expect(
      (await fetchAuditTrail(withdrawn.uuid)).map(({ event }) => event).filter((event) => event.startsWith('file.')),
    ).toEqual(expect.arrayContaining(['file.held', 'file.hold-lifted', 'file.erasure-asked', 'file.erased']));
  });

  test('returns what was erased and the archive for an erased file, and 404 to every other call', async () => {
    expect((await ask(readLoanFile, { params: { uuid: withdrawn.uuid } })).statusCode).toBe(404);
    expect((await ask(readFacts, { params: { uuid: withdrawn.uuid } })).statusCode).toBe(404);
    expect((await ask(readFileArchive, { params: { uuid: withdrawn.uuid } })).statusCode).toBe(200);
    expect((await withdrawn.answer(readHeloc)).status).toBe(404);
  });

  test('keeps an erased file’s account under a hold and a day after, then closes it', async () => {
    const { db } = server.context;
    const { identity_uuid: borrower } = await db
      .selectFrom('application')
      .select('identity_uuid')
      .where('uuid', '=', withdrawn.uuid)
      .executeTakeFirstOrThrow();
    const hasAccount = async (): Promise<boolean> =>
      (await db.selectFrom('identity').select('uuid').where('uuid', '=', borrower).execute()).length === 1;
    await advanceMonths(100);
    expect((await eraseDue(server.context, withdrawn.uuid)).map(({ record }) => record)).toContain('CREDIT_PERMISSION');
    expect((await ask(holdFile, { params: { uuid: withdrawn.uuid }, body: { reason: 'LITIGATION' } })).statusCode).toBe(
      200,
    );
    await sweepRetention(server.context);
    await advanceMonths(102);
    await sweepRetention(server.context);
    expect({ underHold: await hasAccount() }).toEqual({ underHold: true });
    expect(
      (await ask(liftHold, { params: { uuid: withdrawn.uuid }, body: { reason: 'MATTER_CLOSED' } })).statusCode,
    ).toBe(200);
    await advanceMonths(102 + 0.9 / 30.5);
    await sweepRetention(server.context);
    expect({ onTheDay: await hasAccount() }).toEqual({ onTheDay: true });
    await advanceMonths(102 + 2 / 30.5);
    await sweepRetention(server.context);
    expect({ after: await hasAccount() }).toEqual({ after: false });
  });
});
