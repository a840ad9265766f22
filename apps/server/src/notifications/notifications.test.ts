import { randomUUID } from 'node:crypto';
import { listNotifications, markNotificationRead, markNotificationsRead } from '@lintel/contract';
import { BORROWER, type Fact } from '@lintel/domain';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { walkToStatus, type WalkedLoan } from '../../test/walk.ts';
import { record } from '../loan-file/record.ts';

const postCondition = (id: string, category: string): Fact => ({
  type: 'ConditionPosted',
  data: {
    id,
    category,
    blocks: 'NOW',
    askBorrower: true,
    person: BORROWER,
    documents: ['SUPPORT'],
    text: 'Please send it.',
    deadline: null,
  },
});

onOneDatabase('notifications', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });

  const list = async (walked: WalkedLoan) =>
    walked.client.send(listNotifications, { query: { applicationUuid: walked.uuid } });
  const write = (walked: WalkedLoan, ...facts: Fact[]) =>
    record(server.context, walked.uuid, () => facts, { actor: { kind: 'staff', id: 'test' }, requestId: randomUUID() });

  test('are turns in the words of the emails and conditions in those of the to-do list, newest first [NOTIF-001]', async () => {
    const maria = await walkToStatus(server, 'found');
    const [turn] = await list(maria);
    expect(turn).toMatchObject({
      title: 'Your offers are ready',
      body: expect.stringMatching(/^Your offers are ready\. Choose how much to draw/),
      isUnread: true,
      location: 'product/select',
    });
    await write(maria, postCondition('one', 'GENERIC_DOCUMENT_REQUEST'), postCondition('two', 'MISSING_PHONE_NUMBER'));
    const all = await list(maria);
    expect(all.map(({ title, location }) => [title, location?.split('?')[0]])).toEqual(
      expect.arrayContaining([
        ['Send: Supporting document', 'conditions/upload-document'],
        ['Add a mobile number', 'conditions/phone-number'],
      ]),
    );
    expect(all.map(({ timestamp }) => timestamp)).toEqual(
      all
        .map(({ timestamp }) => timestamp)
        .toSorted()
        .toReversed(),
    );
    // The email says that something is needed; the notification says what.
    expect(all.map(({ title }) => title)).not.toContain('We need something from you');
  });

  test('are unread until opened, one or several at a time, and only for their person', async () => {
    const [maria, nora] = [await walkToStatus(server, 'found'), await walkToStatus(server, 'no-match')];
    await write(maria, postCondition('one', 'GENERIC_DOCUMENT_REQUEST'), postCondition('two', 'MISSING_PHONE_NUMBER'));
    const ids = (await list(maria)).filter((one) => one.isUnread).map((one) => one.id);
    expect(ids).toHaveLength(2);
    expect(
      (
        await maria.client.answer(markNotificationRead, {
          params: { id: ids[0] ?? '' },
          query: { applicationUuid: maria.uuid },
        })
      ).body,
    ).toEqual({ unread: 1 });
    expect(
      (
        await maria.client.answer(markNotificationRead, {
          params: { id: ids[0] ?? '' },
          query: { applicationUuid: maria.uuid },
        })
      ).body,
    ).toEqual({ unread: 1 });
    expect(
      (
        await maria.client.answer(markNotificationRead, {
          params: { id: 'nothing-of-theirs' },
          query: { applicationUuid: maria.uuid },
        })
      ).body,
    ).toEqual({ unread: 1 });
    expect((await list(maria)).filter((one) => one.isUnread).map((one) => one.id)).toEqual([ids[1]]);
    expect(
      (await maria.client.answer(markNotificationsRead, { query: { applicationUuid: maria.uuid }, body: { ids } }))
        .body,
    ).toEqual({ unread: 0 });
    expect((await list(nora)).filter((one) => one.isUnread)).toHaveLength(1);
    expect((await nora.client.answer(listNotifications, { query: { applicationUuid: maria.uuid } })).status).toBe(404);
    expect(
      (await nora.client.answer(markNotificationsRead, { query: { applicationUuid: maria.uuid }, body: { ids } }))
        .status,
    ).toBe(404);
  });

  test('a finished turn’s notification asks for nothing', async () => {
    const della = await walkToStatus(server, 'delinquent');
    await expect
      .poll(async () =>
        (
          await server.context.db
            .selectFrom('turn_letter')
            .innerJoin('turn', 'turn.uuid', 'turn_letter.turn_uuid')
            .select('state')
            .where('application_uuid', '=', della.uuid)
            .where('number', '=', 0)
            .where('channel', '=', 'MAIL')
            .execute()
        ).map((row) => row.state),
      )
      .toEqual(['SENT']);
    await record(server.context, della.uuid, () => [{ type: 'DelinquencyExplained', data: { text: 'text-1' } }], {
      actor: { kind: 'borrower', id: 'test' },
      requestId: randomUUID(),
    });
    expect(await list(della)).toMatchObject([
      {
        title: 'We have a question for you',
        body: 'Completed: Your explanation of the late payment.',
        isUnread: false,
        location: null,
      },
    ]);
  });
});
