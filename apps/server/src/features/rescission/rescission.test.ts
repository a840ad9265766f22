import {
  confirmNonRescission,
  enterRescission,
  listApplications,
  listLetters,
  readLoanFile,
  readFunding,
  readHeloc,
  readDisbursement,
  readRescission,
  readTimeline,
  rescind,
  settleRescission,
  addFileDocument,
} from '@lintel/contract';
import { BORROWER, calendarDay, unwindingDue, type FactData } from '@lintel/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { expectOneAccepted } from '../../../test/concurrent-requests.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { buildPaystub } from '../../../test/hostile-files.ts';
import { WORKER_META } from '../../../test/loans.ts';
import { required } from '../../../test/required.ts';
import { logInStaffMember, type StaffMember } from '../../../test/staff.ts';
import { waitForGate } from '../../../test/walk-to-closing.ts';
import { moveLoanClockTo, recordUntilGate, walkToSigned } from '../../../test/walk-to-signed.ts';
import { getPersona, loadFactsOfType, type WalkedLoan } from '../../../test/walk.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { loanNow, setLoanClock } from '../../loan-file/clock.ts';
import { record } from '../../loan-file/record.ts';
import { agreeToElectronicDocuments, readDocuments } from '../../sandbox/read-documents.ts';
import { readOutbox } from '../../vendors/outbox.ts';

// Documents are made and scans inspected in separate threads.
vi.setConfig({ testTimeout: 60_000 });

onOneDatabase('the right to cancel', (open) => {
  let server: TestApp;
  let clara: StaffMember;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    clara = await logInStaffMember(server, 'closer');
  }, 60_000);

  const onScreen = (walked: WalkedLoan) => agreeToElectronicDocuments(walked.client, walked.uuid);
  const fetchFile = async ({ uuid }: WalkedLoan) =>
    (await readApplication(server.context.db, uuid))?.projection ?? expect.fail('no loan');
  const buildRightToCancel = (walked: WalkedLoan) => walked.send(readRescission);
  const fetchTimeline = (walked: WalkedLoan) => walked.send(readTimeline);
  const getName = (persona: string): string => `${getPersona(persona).firstName} ${getPersona(persona).lastName}`;
  const fetchNow = () => loanNow(server.context, server.context.db);

  const desk = {
    file: async ({ uuid }: WalkedLoan) => server.send(readLoanFile, { params: { uuid }, token: clara.token }),
    scan: async (walked: WalkedLoan): Promise<string> => {
      const { personUuid } = (await desk.file(walked)).person;
      const file = new File([new Uint8Array(buildPaystub())], 'letter.pdf', { type: 'application/pdf' });
      const { uuid } = await server.send(addFileDocument, {
        params: { uuid: walked.uuid },
        token: clara.token,
        body: { type: 'RIGHTNOTTOCLOSE', personUuid, file },
      });
      return uuid;
    },
    enter: async (walked: WalkedLoan, sentAt: Date, documentUuid?: string, receivedAt = sentAt) => {
      const { version, person } = await desk.file(walked);
      const body = {
        personUuid: person.personUuid,
        sentAt: sentAt.toISOString(),
        receivedAt: receivedAt.toISOString(),
        how: 'LETTER',
        documentUuid: documentUuid ?? (await desk.scan(walked)),
      } as const;
      return server.ask(enterRescission, { params: { uuid: walked.uuid }, token: clara.token, body, version });
    },
  };

  test('is counted from the last owner’s notice on screen, and shown with its last day, zone and arithmetic [OP-D-115, OP-D-118]', async () => {
    // A Wednesday morning before Thanksgiving. Thursday and Sunday don't count.
    await setLoanClock(server.context, { pinnedAt: new Date('2026-11-25T16:00:00Z') });
    const maria = await walkToSigned(server, 'found', 'rescission-notice', { first: onScreen });
    expect(await buildRightToCancel(maria)).toMatchObject({
      owed: true,
      canCancel: true,
      canConfirm: false,
      endsAt: null,
      owners: [{ firstName: 'Maria', isYou: true, noticeHow: 'ELECTRONIC', noticeAt: null }],
    });
    expect((await maria.fetchStatusReply()).explain).toMatchObject({
      text: 'We still need to give Maria the notice of the right to cancel.',
    });
    const unnoticed = await fetchTimeline(maria);
    expect(unnoticed.map(({ label, state }) => [label, state])).toContainEqual([
      'Notice of the right to cancel',
      'NOW',
    ]);
    expect(unnoticed.find(({ label }) => label === 'Your right to cancel ends')).toMatchObject({
      on: null,
      note: 'We’ll show this and the later dates once you have the notice.',
    });
    // Nothing that is counted from the period has a day before it begins.
    expect(unnoticed.filter(({ state, on }) => state !== 'DONE' && on !== null)).toEqual([]);
    await readDocuments(maria.client, maria.uuid);
    expect(await loadFactsOfType(server, maria.uuid, 'RescissionNoticeDelivered')).toMatchObject([
      { person: BORROWER, how: 'ELECTRONIC' },
    ]);
    const [period] = (await loadFactsOfType(
      server,
      maria.uuid,
      'RescissionPeriodSet',
    )) as FactData['RescissionPeriodSet'][];
    expect(period).toMatchObject({
      endsAt: '2026-12-01T07:00:00.000Z',
      satisfiedAt: '2026-12-02T07:00:00.000Z',
      last: 'SIGNATURE',
    });
    const right = await buildRightToCancel(maria);
    expect(right).toMatchObject({
      canCancel: true,
      lastDay: '2026-11-30',
      satisfiedOn: '2026-12-01',
      zone: 'Mountain Time',
      owners: [{ noticeHow: 'ELECTRONIC', noticeAt: '2026-11-25T16:00:00.000Z' }],
    });
    expect(right.arithmetic).toBe(period?.arithmetic);
    expect(right.arithmetic).toMatch(/Thanksgiving \(Thu, Nov 26, 2026\); Sun, Nov 29, 2026/);
    expect(right.notice?.text.join(' ')).toContain('You have a legal right under federal law to cancel the account');
    expect((await maria.fetchStatusReply()).explain).toMatchObject({
      text: 'You can cancel for free through Mon, Nov 30.',
      next: 'Recording the deed of trust',
    });
    expect((await maria.answer(readHeloc)).body).toMatchObject({
      dates: {
        signedAt: '2026-11-25T16:00:00.000Z',
        rescissionEndsAt: period?.endsAt,
        fundingOn: '2026-12-02',
        firstPaymentOn: '2027-01-02',
      },
    });
  });

  test('starts with the letter without E-SIGN consent, and continues to the open line with its dates [OP-D-118]', async () => {
    await setLoanClock(server.context, { pinnedAt: new Date('2026-03-03T17:00:00Z') });
    const pat = await walkToSigned(server, 'found', 'rescission');
    expect(await loadFactsOfType(server, pat.uuid, 'RescissionNoticeDelivered')).toMatchObject([
      { person: BORROWER, how: 'MAIL', at: '2026-03-03T17:00:00.000Z' },
    ]);
    expect((await loadFactsOfType(server, pat.uuid, 'NoticePosted')).map(({ notice }) => notice)).toContain(
      'RESCISSION',
    );
    expect(await buildRightToCancel(pat)).toMatchObject({
      lastDay: '2026-03-06',
      satisfiedOn: '2026-03-09',
      canConfirm: false,
    });
    expect(
      (
        await pat.answer(confirmNonRescission, {
          body: { typedName: getName('found'), noticeVersion: (await buildRightToCancel(pat)).notice?.version ?? '1' },
        })
      ).body,
    ).toMatchObject({
      status: 'rescission-open',
      message: 'Your right to cancel lasts until Fri, Mar 6, 2026. You can confirm after that.',
    });
    await recordUntilGate(server, pat.uuid, 'recording');
    expect((await fetchTimeline(pat)).map(({ label, on, state }) => [label, on, state])).toEqual([
      ['You signed', '2026-03-03', 'DONE'],
      ['Your right to cancel ended', '2026-03-06', 'DONE'],
      ['The county records the deed of trust', null, 'NOW'],
      ['Waiting for mailed cancellations', '2026-03-09', 'LATER'],
      ['Final checks before we send your money', null, 'LATER'],
      ['We send your money', '2026-03-10', 'LATER'],
      [expect.stringMatching(/^First payment, \$/), '2026-04-10', 'LATER'],
    ]);
    await recordUntilGate(server, pat.uuid, 'mail-margin');
    expect((await pat.fetchStatusReply()).explain).toMatchObject({
      text: 'Your right to cancel ended on Fri, Mar 6. We’ll wait through Mon, Mar 9 in case a cancellation was mailed in time and hasn’t reached us yet.',
      ask: 'You don’t need to do anything. After this wait, we’ll prepare to send your money.',
    });
    // Only a person who agreed to screens can confirm on one.
    expect(await buildRightToCancel(pat)).toMatchObject({ canConfirm: false });
    expect((await fetchTimeline(pat)).find(({ label }) => label === 'We send your money')?.note).not.toContain(
      'confirm',
    );
    expect(
      (
        await pat.answer(confirmNonRescission, {
          body: { typedName: getName('found'), noticeVersion: (await buildRightToCancel(pat)).notice?.version ?? '1' },
        })
      ).body,
    ).toMatchObject({
      status: 'consent-missing',
    });
    await recordUntilGate(server, pat.uuid, 'complete');
    expect(await pat.status()).toBe('COMPLETE');
    expect((await loadFactsOfType(server, pat.uuid, 'ClockReached')).map(({ clock }) => clock)).toEqual([
      'RESCISSION',
      'SATISFIED',
    ]);
    expect((await fetchTimeline(pat)).map(({ label }) => label)).toEqual([
      'You signed',
      'Your right to cancel ended',
      expect.stringMatching(/^The county recorded the deed of trust/),
      'We sent your money',
      expect.stringMatching(/^First payment/),
    ]);
    expect((await pat.answer(readDisbursement)).body).toMatchObject({
      to: 'ACCOUNT',
      sentOn: expect.any(String),
      payoffs: [],
    });
  });

  test('is counted again after voided documents, only from the new signatures and notices', async () => {
    await setLoanClock(server.context, { pinnedAt: new Date('2026-03-03T17:00:00Z') });
    const [signsLast, readsLast] = [
      await walkToSigned(server, 'found', 'rescission-notice', { first: onScreen }),
      await walkToSigned(server, 'found', 'rescission-notice', { first: onScreen }),
    ];
    for (const walked of [signsLast, readsLast]) {
      await readDocuments(walked.client, walked.uuid);
      expect(await buildRightToCancel(walked)).toMatchObject({ lastDay: '2026-03-06' });
      await record(
        server.context,
        walked.uuid,
        () => [{ type: 'ClosingVoided', data: { consents: [], ground: 'PAPERS_WRONG', reason: 'PAPERS_WRONG' } }],
        WORKER_META,
      );
      expect((await fetchFile(walked)).clocks.RESCISSION).toBeUndefined();
    }
    await setLoanClock(server.context, { pinnedAt: new Date('2026-03-10T16:00:00Z') });
    await recordUntilGate(server, signsLast.uuid, 'deed');
    await record(
      server.context,
      signsLast.uuid,
      ({ file }) => [
        {
          type: 'RescissionNoticeDelivered',
          data: { papers: file.closingSet, person: BORROWER, how: 'ELECTRONIC', at: '2026-03-10T16:00:00.000Z' },
        },
      ],
      WORKER_META,
    );
    await recordUntilGate(server, readsLast.uuid, 'rescission-notice');
    await setLoanClock(server.context, { pinnedAt: new Date('2026-03-12T16:00:00Z') });
    await recordUntilGate(server, signsLast.uuid, 'rescission');
    await readDocuments(readsLast.client, readsLast.uuid);
    for (const walked of [signsLast, readsLast])
      expect(await buildRightToCancel(walked)).toMatchObject({ lastDay: '2026-03-16', canCancel: true });
  });

  test('waits for mailed disclosures and is counted from their mailing date', async () => {
    await setLoanClock(server.context, { pinnedAt: new Date('2026-03-03T17:00:00Z') });
    const { db } = server.context;
    const pat = await walkToSigned(server, 'found', 'deed');
    const [ready] = await loadFactsOfType(server, pat.uuid, 'ClosingDisclosureReady');
    const disclosures = ready?.['documents'] as string[];
    const fetchLetters = async () =>
      (
        await db.selectFrom('letter').select(['uuid', 'documents']).where('application_uuid', '=', pat.uuid).execute()
      ).filter(({ documents }) => documents.some((document) => disclosures.includes(document)));
    await expect.poll(fetchLetters).not.toEqual([]);
    const ids = (await fetchLetters()).map(({ uuid }) => uuid);
    const setPostedAt = (on: Date | null) =>
      db.updateTable('letter').set({ posted_at: on }).where('uuid', 'in', ids).execute();
    await setPostedAt(null);
    await recordUntilGate(server, pat.uuid, 'rescission-notice');
    const deliverNotice = (at: string) =>
      record(
        server.context,
        pat.uuid,
        ({ file }) => [
          { type: 'RescissionNoticeDelivered', data: { papers: file.closingSet, person: BORROWER, how: 'MAIL', at } },
        ],
        WORKER_META,
      );
    await deliverNotice('2026-03-03T17:00:00.000Z');
    expect((await fetchFile(pat)).clocks.RESCISSION).toBeUndefined();
    await setPostedAt(new Date('2026-03-05T17:00:00Z'));
    await record(
      server.context,
      pat.uuid,
      () => [
        {
          type: 'ConditionPosted',
          data: {
            id: 'later',
            category: 'ESCALATION_REVIEW',
            blocks: 'FUNDING',
            askBorrower: false,
            person: null,
            documents: [],
            text: 'A closer look.',
            deadline: null,
          },
        },
      ],
      WORKER_META,
    );
    expect(await buildRightToCancel(pat)).toMatchObject({ lastDay: '2026-03-09' });
  });

  test('lets the borrower cancel until midnight of the last day, and not one second later', async () => {
    await setLoanClock(server.context, { pinnedAt: new Date('2026-03-03T17:00:00Z') });
    const [inTime, late] = [
      await walkToSigned(server, 'found', 'rescission'),
      await walkToSigned(server, 'found', 'rescission'),
    ];
    const due = (await fetchFile(inTime)).clocks.RESCISSION?.due ?? '';
    expect(due).toBe('2026-03-07T07:00:00.000Z');
    await setLoanClock(server.context, { pinnedAt: new Date(Date.parse(due) - 1000) });
    expect(
      (
        await inTime.answer(rescind, {
          body: {
            typedName: 'Somebody Else',
            noticeVersion: (await buildRightToCancel(inTime)).notice?.version ?? '1',
          },
        })
      ).body,
    ).toMatchObject({ status: 'signature-refused' });
    expect(
      (
        await inTime.answer(rescind, {
          body: { typedName: getName('found'), noticeVersion: '99' },
        })
      ).body,
    ).toMatchObject({
      status: 'consent-outdated',
    });
    // In two tabs at the same time: one cancels, the other learns that there is nothing left to cancel.
    const { version = '' } = (await buildRightToCancel(inTime)).notice ?? {};
    const tabs = await Promise.all(
      [1, 2].map(async () =>
        inTime.answer(rescind, {
          body: {
            typedName: ` ${getName('found').toUpperCase()} `,
            noticeVersion: version ?? (await buildRightToCancel(inTime)).notice?.version ?? '1',
          },
        }),
      ),
    );
    expectOneAccepted(tabs);
    expect(tabs.find(({ status }) => status === 200)?.body).toMatchObject({
      receivedAt: '2026-03-07T06:59:59.000Z',
      status: { checklistStatus: 'CANCELLED' },
    });
    expect(await loadFactsOfType(server, inTime.uuid, 'Rescinded')).toEqual([
      {
        person: BORROWER,
        sentAt: '2026-03-07T06:59:59.000Z',
        how: 'ONLINE',
        document: null,
        receivedAt: '2026-03-07T06:59:59.000Z',
      },
    ]);
    expect((await desk.file(inTime)).tasks).toMatchObject([{ gate: 'give-back', dueAt: '2026-03-26T20:00:00.000Z' }]);

    await setLoanClock(server.context, { pinnedAt: new Date(Date.parse(due)) });
    expect(await buildRightToCancel(late)).toMatchObject({ canCancel: true });
    await setLoanClock(server.context, { pinnedAt: new Date(Date.parse(due) + 1000) });
    expect(await buildRightToCancel(late)).toMatchObject({ canCancel: false });
    const over = await late.answer(rescind, {
      body: { typedName: getName('found'), noticeVersion: (await buildRightToCancel(late)).notice?.version ?? '1' },
    });
    expect([over.status, over.body]).toEqual([
      409,
      expect.objectContaining({
        status: 'rescission-over',
        message: 'Your right to cancel ended on Fri, Mar 6, 2026. Call us.',
      }),
    ]);
    expect(await late.status()).toBe('RESCISSION');
  });

  test('counts a letter mailed in time that arrives during the mail margin, and refuses a later one', async () => {
    await setLoanClock(server.context, { pinnedAt: new Date('2026-03-03T17:00:00Z') });
    const lena = await walkToSigned(server, 'found', 'mail-margin');
    const due = Date.parse((await fetchFile(lena)).clocks.RESCISSION?.due ?? '');
    await moveLoanClockTo(server, new Date(due + 3_600_000));
    expect((await desk.enter(lena, new Date(due + 60_000))).json()).toMatchObject({ status: 'rescission-over' });
    expect((await desk.enter(lena, new Date((await fetchNow()).getTime() + 60_000))).json()).toMatchObject({
      status: 'invalid-request',
    });
    // Two staff members each have a copy of it.
    const scan = await desk.scan(lena);
    const both = await Promise.all([1, 2].map(() => desk.enter(lena, new Date(due - 60_000), scan)));
    expectOneAccepted(both);
    expect(await loadFactsOfType(server, lena.uuid, 'Rescinded')).toHaveLength(1);
    const entered = both.find(({ statusCode }) => statusCode === 201)!;
    expect([entered.statusCode, entered.json()]).toEqual([
      201,
      expect.objectContaining({ kind: 'IN_TIME', dueOn: expect.stringMatching(/^2026-03-2\d$/) }),
    ]);
    expect(await lena.status()).toBe('CANCELLED');
    const rescissionUuid = required(entered.json().rescissionUuid, 'rescission');
    const { tasks, rescissions, person, end, rescissionRight, timeZone } = await desk.file(lena);
    expect(end).toBe('RESCINDED');
    expect(rescissionRight).toMatchObject({
      state: 'CANCELED',
      endsOn: calendarDay(due - 1, timeZone),
      owners: [{ name: getName('found'), livesInHome: 'YES', notice: { how: 'MAIL' }, confirmedAt: null }],
    });
    const listed = async (asked: 'RESCINDED' | 'WITHDRAWN') =>
      (await server.send(listApplications, { query: { end: asked }, token: clara.token })).items.map((row) => ({
        uuid: row.uuid,
        end: row.end,
      }));
    expect(await listed('RESCINDED')).toContainEqual({ uuid: lena.uuid, end: 'RESCINDED' });
    expect(await listed('WITHDRAWN')).toEqual([]);
    expect(tasks).toMatchObject([{ gate: 'give-back', subject: rescissionUuid }]);
    expect(rescissions).toMatchObject([
      {
        rescissionUuid,
        personUuid: person.personUuid,
        kind: 'IN_TIME',
        sentAt: new Date(due - 60_000).toISOString(),
        dueOn: entered.json().dueOn,
        settledAt: null,
        appraisalRefund: null,
        isRecallOpen: false,
      },
    ]);
    const settle = () =>
      server.ask(settleRescission, {
        params: { uuid: lena.uuid, rescissionUuid },
        token: clara.token,
        body: { comment: 'Release recorded.' },
      });
    expectOneAccepted(await Promise.all([settle(), settle()]));
    const settled = await desk.file(lena);
    expect(settled.tasks).toEqual([]);
    expect(settled.rescissions).toMatchObject([{ settledAt: expect.any(String) as string }]);
    expect((await settle()).json()).toMatchObject({ status: 'outcome-not-possible' });
  });

  test('is too late after disbursement: nothing is recalled, and staff have 20 days', async () => {
    await setLoanClock(server.context, { pinnedAt: new Date('2026-03-03T17:00:00Z') });
    const lou = await walkToSigned(server, 'found', 'complete');
    const sentAt = new Date(Date.parse((await fetchFile(lou)).clocks.RESCISSION?.due ?? '') + 1);
    const [scan, { version }] = [await desk.scan(lou), await desk.file(lou)];
    const entered = await desk.enter(lou, sentAt, scan);
    expect([entered.statusCode, entered.json()]).toEqual([201, expect.objectContaining({ kind: 'LATE' })]);
    expect(await lou.status()).toBe('COMPLETE');
    expect(await loadFactsOfType(server, lou.uuid, 'LateRescissionReceived')).toEqual([
      {
        person: BORROWER,
        sentAt: sentAt.toISOString(),
        how: 'LETTER',
        document: scan,
        receivedAt: sentAt.toISOString(),
      },
    ]);
    const after = await desk.file(lou);
    expect(after.version).toBe(version + 1);
    // This test's facts contain no real amount, which the bank's worker reports in a separate task.
    expect(after.tasks.filter(({ gate }) => gate !== 'money-differs')).toMatchObject([{ gate: 'late-rescission' }]);
    expect((await lou.answer(readRescission)).body).toMatchObject({ moneyOut: null });
    expect(await loadFactsOfType(server, lou.uuid, 'Rescinded')).toEqual([]);
    expect((await desk.enter(lou, sentAt, scan)).json()).toMatchObject({ status: 'not-at-this-step' });
    expect(
      (
        await lou.answer(rescind, {
          body: { typedName: getName('found'), noticeVersion: (await buildRightToCancel(lou)).notice?.version ?? '1' },
        })
      ).body,
    ).toMatchObject({ status: 'not-at-this-step' });
  });

  test('belongs to every owner: it starts with the last notice, and the last confirmation ends the mail margin', async () => {
    await setLoanClock(server.context, { pinnedAt: new Date('2026-03-03T17:00:00Z') });
    const cora = await walkToSigned(server, 'co-owner', 'rescission', { first: onScreen });
    const { owners } = await buildRightToCancel(cora);
    expect(owners).toHaveLength(2);
    expect((await cora.fetchStatusReply()).explain?.text).toMatch(/^Any owner can cancel for free through /);
    expect(
      new Set((await loadFactsOfType(server, cora.uuid, 'RescissionNoticeDelivered')).map(({ person }) => person)),
    ).toEqual(new Set(Object.keys((await fetchFile(cora)).rescissionNoticeSets)));
    await moveLoanClockTo(server, (await fetchFile(cora)).clocks.RESCISSION?.due ?? '');
    const [, other] = Object.keys((await fetchFile(cora)).rescissionNoticeSets);
    await recordUntilGate(server, cora.uuid, 'mail-margin');
    // An owner who gets documents on paper can't confirm on a screen, so one confirmation alone would change nothing.
    expect(await buildRightToCancel(cora)).toMatchObject({ canConfirm: false });
    await record(
      server.context,
      cora.uuid,
      () => [{ type: 'ESignConsentGiven', data: { person: other ?? '', version: '1', demonstrated: true } }],
      WORKER_META,
    );
    expect((await cora.fetchStatusReply()).explain?.ask).toContain('every owner can confirm');
    // The other owner confirms; the borrower's own confirmation ends the wait.
    await record(
      server.context,
      cora.uuid,
      ({ file }) => [{ type: 'NonRescissionConfirmed', data: { papers: file.closingSet, person: other ?? '' } }],
      WORKER_META,
    );
    // Confirming on Saturday brings the payment from Tuesday, after the wait for mail, to Monday.
    expect(await buildRightToCancel(cora)).toMatchObject({
      canConfirm: true,
      fundingOn: '2026-03-10',
      soonerOn: '2026-03-09',
    });
    // Two tabs confirm at the same time. It is recorded once, and both tabs continue.
    const { version = '' } = (await buildRightToCancel(cora)).notice ?? {};
    expect(
      (
        await Promise.all(
          [1, 2].map(async () =>
            cora.answer(confirmNonRescission, {
              body: {
                typedName: getName('co-owner'),
                noticeVersion: version ?? (await buildRightToCancel(cora)).notice?.version ?? '1',
              },
            }),
          ),
        )
      ).map(({ status }) => status),
    ).toEqual([200, 200]);
    expect(
      (await loadFactsOfType(server, cora.uuid, 'NonRescissionConfirmed')).map(({ person }) => person === BORROWER),
    ).toEqual([false, true]);
    expect((await fetchFile(cora)).reached['final-checks']).toBe(1);
    expect((await buildRightToCancel(cora)).owners).toMatchObject([
      { isYou: true, confirmedAt: expect.any(String) },
      { isYou: false },
    ]);
    expect((await loadFactsOfType(server, cora.uuid, 'ClockReached')).map(({ clock }) => clock)).toEqual([
      'RESCISSION',
    ]);
  });

  test('is owed only for an owner’s home, and a click and a letter at the same time cancel once', async () => {
    await setLoanClock(server.context, { pinnedAt: new Date('2026-03-03T17:00:00Z') });
    const second = { ...getPersona('co-owner'), occupancy: 'SECONDARY' as const };
    const notLivingThere = await walkToSigned(server, second, 'recording', { livesThere: 'NO' });
    expect(await buildRightToCancel(notLivingThere)).toMatchObject({
      owed: false,
      canCancel: false,
      owners: [],
      notice: null,
    });
    expect((await fetchTimeline(notLivingThere)).map(({ label }) => label)).not.toContain('Your right to cancel ends');
    expect(
      (
        await notLivingThere.answer(rescind, {
          body: { typedName: getName('co-owner'), noticeVersion: '1' },
        })
      ).body,
    ).toMatchObject({
      status: 'not-at-this-step',
    });
    const one = await walkToSigned(server, second, 'rescission', { livesThere: 'YES' });
    expect(await buildRightToCancel(one)).toMatchObject({ owed: true, canCancel: true });
    // The owner cancels while a colleague enters their letter.
    const [{ notice }, scan, sentAt] = [
      await buildRightToCancel(one),
      await desk.scan(one),
      new Date((await fetchNow()).getTime() - 60_000),
    ];
    const toPay = async () => server.send(readFunding, { params: { uuid: one.uuid }, token: clara.token });
    expect((await toPay()).shares.length).toBeGreaterThan(0);
    expectOneAccepted(
      await Promise.all([
        one.answer(rescind, {
          body: {
            typedName: getName('co-owner'),
            noticeVersion: notice?.version ?? (await buildRightToCancel(one)).notice?.version ?? '1',
          },
        }),
        desk.enter(one, sentAt, scan),
      ]),
    );
    // Nothing is payable any more.
    expect([(await toPay()).amount ?? null, (await toPay()).shares]).toEqual([null, []]);
    expect([
      (await loadFactsOfType(server, one.uuid, 'Rescinded')).length,
      (await desk.file(one)).tasks.map(({ gate }) => gate),
    ]).toEqual([1, ['give-back']]);
  });

  test('counts the 20 days from the day a letter was received, however late it is entered', async () => {
    await setLoanClock(server.context, { pinnedAt: new Date('2026-03-03T17:00:00Z') });
    const ivy = await walkToSigned(server, 'found', 'mail-margin');
    const due = Date.parse((await fetchFile(ivy)).clocks.RESCISSION?.due ?? '');
    const receivedAt = new Date(due + 86_400_000);
    await moveLoanClockTo(server, new Date(due + 5 * 86_400_000));
    const [sentAt, scan] = [new Date(due - 86_400_000), await desk.scan(ivy)];
    const field = async (received: Date) => (await desk.enter(ivy, sentAt, scan, received)).json().errors?.[0]?.field;
    expect(await field(new Date(sentAt.getTime() - 1))).toBe('receivedAt');
    expect(await field(new Date(due + 6 * 86_400_000))).toBe('receivedAt');
    const dueOn = unwindingDue(calendarDay(receivedAt.toISOString(), 'America/Denver'));
    expect((await desk.enter(ivy, sentAt, scan, receivedAt)).json()).toMatchObject({ kind: 'IN_TIME', dueOn });
    const { tasks, rescissions } = await desk.file(ivy);
    expect(tasks.map(({ dueAt }) => dueAt?.slice(0, 10))).toEqual([dueOn]);
    expect(rescissions).toMatchObject([{ receivedAt: receivedAt.toISOString(), dueOn }]);
  });

  test('counts a letter of a Sunday from the Monday when it is mailed', async () => {
    await setLoanClock(server.context, { pinnedAt: new Date('2026-03-08T17:00:00Z') });
    const sue = await walkToSigned(server, 'found', 'rescission');
    const [letter] = await sue.send(listLetters);
    const [period] = (await loadFactsOfType(
      server,
      sue.uuid,
      'RescissionPeriodSet',
    )) as FactData['RescissionPeriodSet'][];
    expect([letter?.postedOn, period?.arithmetic]).toEqual([
      '2026-03-09',
      expect.stringContaining('Counted: Tue, Mar 10, 2026'),
    ]);
    expect(await buildRightToCancel(sue)).toMatchObject({ lastDay: '2026-03-12' });
  });

  test('emails the notice to an on-screen borrower once, and mails it when it is unread for a day', async () => {
    await setLoanClock(server.context, { pinnedAt: new Date('2026-03-03T17:00:00Z') });
    // A file that stays due because its notice can't be made doesn't block the others.
    const stuck = await walkToSigned(server, 'found', 'rescission-notice', { first: onScreen });
    await server.context.db
      .updateTable('document')
      .set({ state: 'MAKING' })
      .where('application_uuid', '=', stuck.uuid)
      .where('paper', '=', 'right-to-cancel')
      .execute();
    const nell = await walkToSigned(server, 'found', 'rescission-notice', { first: onScreen });
    const fetchEmails = async () =>
      (await readOutbox(server.context.db, server.context.vault)).filter(
        (mail) => mail.applicationUuid === nell.uuid && mail.template === 'notice.right-to-cancel',
      );
    await expect.poll(fetchEmails).toHaveLength(1);
    const { mailUnreadNotices } = await import('./send-notices.ts');
    expect(await mailUnreadNotices(server.context)).toBe(0);
    await moveLoanClockTo(server, new Date((await fetchNow()).getTime() + 86_400_000));
    for (const looked of [1, 1, 1]) expect(await mailUnreadNotices(server.context, 1)).toBe(looked);
    await waitForGate(server, nell, 'rescission');
    expect(await loadFactsOfType(server, nell.uuid, 'RescissionNoticeDelivered')).toMatchObject([{ how: 'MAIL' }]);
    expect(
      await server.context.db
        .selectFrom('letter')
        .select('uuid')
        .where('application_uuid', '=', nell.uuid)
        .where('documents', '@>', JSON.stringify([(await buildRightToCancel(nell)).notice?.documentUuid]) as never)
        .execute(),
    ).toHaveLength(1);
  });
});
