import { randomUUID } from 'node:crypto';
import {
  answerWinback,
  changeAnswers,
  completeAssets,
  listApplications,
  logIn,
  readDecline,
  readLoanFile,
  readWinback,
  refuseReoffer,
  withdrawApplication,
} from '@lintel/contract';
import { calendarDay } from '@lintel/domain';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { DAY, createNoticeActions } from '../../../test/notices.ts';
import { logInStaffMember } from '../../../test/staff.ts';
import { walkToStatus, type WalkedLoan } from '../../../test/walk.ts';
import { setLoanClock } from '../../loan-file/clock.ts';
import { workKey } from '../../loan-file/record.ts';
import { sweepClocks } from '../../loan-file/sweep.ts';
import { agreeToElectronicDocuments } from '../../sandbox/read-documents.ts';
import { readEvidence } from '../../vendors/evidence.ts';
import { sendCounterOffer } from './counter-offer.ts';
import { sweepSilentFiles } from './incompleteness.ts';
import { queueOwedNotices } from './owed.ts';
import { sweepNotices } from './sweep.ts';
import { writeOwedNotice } from './write-owed.ts';

onOneDatabase('notices', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });
  afterEach(() => setLoanClock(server.context, { offsetMs: 0 }));

  const {
    advanceDays,
    fetchLoan,
    fetchEmails,
    fetchMailQueue,
    fetchFacts,
    fetchNotices,
    fetchText,
    fetchLatestNoticeText,
    expectSentOnce,
  } = createNoticeActions(() => server);

  describe('a counteroffer notice', () => {
    const counted = (walked: WalkedLoan) =>
      fetchFacts(walked, 'NoticePosted').then((all) => all.filter((fact) => fact['notice'] === 'COUNTER_OFFER'));

    test('starts its 90 days at mailing, and declines a silent borrower on the last day for the first reasons [OP-D-042]', async () => {
      const wim = await walkToStatus(server, 'winback');
      await expect.poll(() => counted(wim)).toHaveLength(1);
      await expectSentOnce(wim, 'notice.counter-offer');
      const [posted] = await counted(wim);
      expect(posted).toMatchObject({ how: 'MAIL', person: 'BORROWER' });
      const lines = await fetchLatestNoticeText(wim);
      const { after, keptUntil } = await wim.send(readWinback);
      expect(lines).toEqual(
        expect.arrayContaining([
          'Excessive obligations in relation to income',
          after.lineAmount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
        ]),
      );
      console.log(`counter-offer: posted ${posted?.['at']}, due ${posted?.['due']}, shown as kept until ${keptUntil}`);
      expect(
        Math.round(
          (Date.parse(keptUntil ?? '') -
            Date.parse(
              new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(
                new Date(posted?.['at'] ?? ''),
              ),
            )) /
            DAY,
        ),
      ).toBe(90);
      await advanceDays(89);
      await sweepClocks(server.context);
      expect(await wim.status()).toBe('CLTV_LIEN_POSITION_REQUALIFY');
      await advanceDays(91);
      await sweepClocks(server.context);
      expect(await wim.status()).toBe('DECLINED');
      await expect.poll(() => fetchEmails(wim, 'notice.adverse-action')).toHaveLength(1);
      expect((await wim.answer(readDecline)).body['reasons']).toEqual(['Excessive obligations in relation to income']);
      expect((await fetchLatestNoticeText(wim)).join(' ')).toMatch(
        /did not accept it within 90 days.*Excessive obligations/,
      );
    });

    test('is one document, one email, one letter and one fact however often its job runs', async () => {
      const wim = await walkToStatus(server, 'winback');
      await expect.poll(() => counted(wim)).toHaveLength(1);
      const job = { uuid: wim.uuid, gate: 'winback' as const, attempt: 1, key: workKey(wim.uuid, 'winback', 1) };
      for (let times = 0; times < 3; times += 1) await sendCounterOffer(job, server.context);
      expect([(await fetchNotices(wim)).length, (await counted(wim)).length]).toEqual([1, 1]);
      await expectSentOnce(wim, 'notice.counter-offer');
    });

    test('goes with a worse reoffer and its reason, and a refusal is a decline with its own notice [OP-D-042]', async () => {
      const ana = await walkToStatus(server, 'found', 'COLLECT_ADDITIONAL_INFO');
      await agreeToElectronicDocuments(ana.client, ana.uuid);
      await ana.answer(changeAnswers, { body: { income: { incomePrimary: 52_000, incomeOther: 0 } } });
      await ana.answer(completeAssets, { body: { skip: true } });
      await ana.answer(answerWinback, { body: { answer: 'ACCEPT' } });
      expect(await ana.status()).toBe('REVISED_OFFER_SELECTION');
      await expect.poll(async () => (await counted(ana)).at(-1)?.['how']).toBe('ELECTRONIC');
      const lines = await fetchLatestNoticeText(ana);
      expect(lines).toEqual(
        expect.arrayContaining([
          'Another offer in place of the line you asked for',
          'First draw',
          'Excessive obligations in relation to income',
        ]),
      );
      await ana.answer(refuseReoffer, { body: { confirmed: true } });
      await expect
        .poll(async () => (await ana.answer(readDecline)).body['noticeDocumentUuid'])
        .toEqual(expect.any(String));
      expect((await ana.answer(readDecline)).body['reasons']).toEqual(['Excessive obligations in relation to income']);
      expect((await fetchLatestNoticeText(ana)).join(' ')).toContain('and you did not accept it');
      expect(await fetchMailQueue(ana)).toEqual([]);
    });

    test('does not go with a reoffer that is no worse', async () => {
      const ana = await walkToStatus(server, 'found', 'COLLECT_ADDITIONAL_INFO');
      await ana.answer(changeAnswers, { body: { income: { incomePrimary: 61_000, incomeOther: 0 } } });
      await ana.answer(completeAssets, { body: { skip: true } });
      await ana.answer(answerWinback, { body: { answer: 'ACCEPT' } });
      const file = (await fetchLoan(ana)).projection;
      expect(file.offers.counterOffer).toBe(false);
      await sendCounterOffer(
        { uuid: ana.uuid, gate: 'rechoose', attempt: file.offers.version, key: 'again' },
        server.context,
      );
      expect((await fetchNotices(ana)).filter((row) => row.attempt === file.offers.version)).toEqual([]);
    });
  });

  describe('an incompleteness notice', () => {
    test('is sent once after 14 silent days with what is missing, and closes the file 30 days later [OP-D-126]', async () => {
      const walked = await walkToStatus(server, 'found');
      await advanceDays(13.9);
      await sweepNotices(server.context);
      expect(await fetchNotices(walked)).toEqual([]);
      await advanceDays(14.1);
      for (let times = 0; times < 3; times += 1) await sweepNotices(server.context);
      await expectSentOnce(walked, 'notice.incompleteness');
      await expect
        .poll(async () => (await sweepNotices(server.context), fetchFacts(walked, 'IncompletenessNoticeSent')))
        .toHaveLength(1);
      const [sent] = await fetchFacts(walked, 'IncompletenessNoticeSent');
      console.log(
        `incompleteness: silent since ${sent?.['since']}, ${sent?.['idle']} whole days, due ${sent?.['due']}`,
      );
      expect(sent).toMatchObject({ idle: 14, missing: ['Choose a term and an amount.'] });
      const [notice] = await fetchNotices(walked);
      expect((await fetchLatestNoticeText(walked)).join(' ')).toMatch(
        /Choose a term and an amount\..*We need it by .*30 days.*no further consideration/,
      );
      const until = (Date.parse(sent?.['due'] ?? '') - (notice?.created_at.getTime() ?? 0)) / DAY;
      expect(until).toBeGreaterThan(29);
      const staff = await logInStaffMember(server, 'underwriter');
      const forStaff = await server.send(readLoanFile, { params: { uuid: walked.uuid }, token: staff.token });
      expect(forStaff.incompleteDueOn).toBe(calendarDay(sent?.['due'] ?? ''));
      const { items } = await server.send(listApplications, { query: {}, token: staff.token });
      expect(items.find((row) => row.uuid === walked.uuid)?.incompleteDueOn).toBe(forStaff.incompleteDueOn);
      await advanceDays(14.1 + until - 0.2);
      await sweepClocks(server.context);
      expect(await walked.status()).toBe('OFFER_SELECTION');
      await advanceDays(14.1 + until + 0.2);
      await sweepClocks(server.context);
      expect(await walked.status()).toBe('CANCELLED');
      const closed = await server.send(readLoanFile, { params: { uuid: walked.uuid }, token: staff.token });
      expect(closed.end).toBe('INCOMPLETE');
      expect(closed.incompleteDueOn).toBeNull();
      await expect.poll(() => fetchEmails(walked, 'notice.closed')).toHaveLength(1);
    });

    test('is void once the borrower continues, and is sent again after another silence', async () => {
      const walked = await walkToStatus(server, 'no-property');
      await advanceDays(15);
      await expect
        .poll(async () => (await sweepNotices(server.context), fetchFacts(walked, 'IncompletenessNoticeSent')))
        .toHaveLength(1);
      await agreeToElectronicDocuments(walked.client, walked.uuid);
      expect((await fetchLoan(walked)).projection.clocks.INCOMPLETE).toBeUndefined();
      await advanceDays(28);
      await sweepNotices(server.context);
      expect(await fetchFacts(walked, 'IncompletenessNoticeSent')).toHaveLength(1);
      await advanceDays(30);
      await sweepNotices(server.context);
      expect(await fetchFacts(walked, 'IncompletenessNoticeSent')).toHaveLength(2);
      expect((await fetchMailQueue(walked)).length).toBe(1);
    });

    test('reaches a file behind one that stays at the front of the queue', async () => {
      const [front, behind] = [await walkToStatus(server, 'no-property'), await walkToStatus(server, 'found')];
      await advanceDays(10);
      await agreeToElectronicDocuments(front.client, front.uuid);
      await advanceDays(14.5);
      await expect
        .poll(async () => (await sweepSilentFiles(server.context, 1), fetchFacts(behind, 'IncompletenessNoticeSent')))
        .toHaveLength(1);
      expect(await fetchFacts(front, 'IncompletenessNoticeSent')).toEqual([]);
    });

    test('is not sent while a counteroffer is open or someone else acts next', async () => {
      const [wim, della] = [await walkToStatus(server, 'winback'), await walkToStatus(server, 'fraud-alert')];
      await expect.poll(() => fetchFacts(wim, 'NoticePosted')).not.toEqual([]);
      await advanceDays(20);
      await sweepNotices(server.context);
      expect([
        await fetchFacts(wim, 'IncompletenessNoticeSent'),
        await fetchFacts(della, 'IncompletenessNoticeSent'),
      ]).toEqual([[], []]);
    });
  });

  test('a notice of the score used is sent once, on a first lien with a copy of the automated value [FCRA 609(g), 12 CFR 1002.14(a)(1)]', async () => {
    const walked = await walkToStatus(server, 'found');
    const { projection } = await fetchLoan(walked);
    await server.context.db
      .updateTable('liability')
      .set({ marked: true })
      .where('application_uuid', '=', walked.uuid)
      .execute();
    const file = { ...projection, hardPull: { attempt: 1, outcome: 'FOUND' } } as const;
    const look = () =>
      server.context.db
        .transaction()
        .execute(async (trx) =>
          queueOwedNotices({ uuid: walked.uuid, organisation: 'FIGURE', file, version: 1, trx }, server.context),
        );
    expect([await look(), await look()]).toEqual([[], []]);
    const fetchDocuments = async () =>
      (await fetchNotices(walked)).map(({ paper: name, attempt, state }) => `${name} ${attempt} ${state}`).toSorted();
    await expect.poll(fetchDocuments).toEqual(['copy-automated 1 READY', 'score 1 READY']);
    const made = await fetchNotices(walked);
    for (const row of made) await writeOwedNotice(row.uuid, server.context);
    expect(await fetchNotices(walked)).toEqual(made);
    await expect
      .poll(async () => [
        (await fetchEmails(walked, 'notice.score')).length,
        (await fetchEmails(walked, 'notice.valuation-copy')).length,
      ])
      .toEqual([1, 1]);
    await expect
      .poll(async () => (await fetchMailQueue(walked)).flatMap((letter) => letter.titles).toSorted())
      .toEqual(['Copy of the automated value of your home', 'Your credit score and the price you pay for credit']);
    const text = (await Promise.all(made.map((row) => fetchText(walked, row.uuid)))).flat().join('\n');
    for (const one of [
      'Notice to the home loan applicant',
      'Experian',
      '412 Alder Ridge Road',
      'By law, you must get this copy 3 business days before the line is opened',
    ])
      expect(text).toContain(one);
  });

  test('withdrawing sends no notice, ends the application once, keeps the comment out of facts and emails once [AP-13]', async () => {
    const walked = await walkToStatus(server, 'found');
    const loggedIn = await server.ask(logIn, {
      body: { email: walked.email, password: walked.password },
      headers: { 'x-org': 'FIGURE' },
    });
    const [mine, version, other] = [
      String(loggedIn.headers.authorization).replace('Bearer ', ''),
      await walked.version(),
      await server.createBorrower(),
    ];
    const body = { reason: 'ANOTHER_LENDER', comment: 'My aunt lends it to me.' } as const;
    const press = async (key: string, overrides: { token?: string; body?: object } = {}) =>
      server.loose(withdrawApplication, {
        params: { uuid: walked.uuid },
        token: mine,
        body,
        version,
        idempotencyKey: key,
        ...overrides,
      });
    const [key, another] = [randomUUID(), randomUUID()];
    expect([
      (await press(another, { token: other.token })).statusCode,
      (await press(another, { body: { reason: 'BORED' } })).statusCode,
    ]).toEqual([404, 400]);
    await Promise.all([press(key), press(key)]);
    expect((await press(key)).json()).toMatchObject({
      refund: null,
      status: { checklistStatus: 'CANCELLED', explain: { text: 'Your application is closed.' } },
    });
    expect((await press(randomUUID())).json()).toMatchObject({ status: 'stale-version' });
    expect(await fetchFacts(walked, 'ApplicationWithdrawn')).toEqual([{ reason: 'ANOTHER_LENDER' }]);
    expect(await readEvidence(server.context.vault, server.context.db, walked.uuid, 'comment')).toEqual({
      about: 'withdrawal',
      comment: body.comment,
    });
    await expect
      .poll(() => fetchEmails(walked, 'notice.closed'))
      .toMatchObject([{ subject: 'Your application is closed', text: expect.not.stringContaining('card') }]);
    expect(await fetchNotices(walked)).toEqual([]);
  });
});
