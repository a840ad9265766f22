import { randomUUID } from 'node:crypto';
import {
  acceptIncome,
  answerLien,
  closeFile,
  completeIncomeLink,
  confirmLiens,
  decideIncome,
  enterPayoffFigures,
  explainReview,
  giveEmployerContact,
  listApplications,
  listReviews,
  markPayoff,
  readLoanFile,
  readIncome,
  readLiens,
  readPayoff,
  resolveReview,
  startIncomeLink,
  type SentBodyOf,
  type Reply,
} from '@lintel/contract';
import type { Fact } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { WORKER_META } from '../../test/loans.ts';
import { required } from '../../test/required.ts';
import { logInStaffMember, createStaffActions, setInviter, type StaffMember } from '../../test/staff.ts';
import { insertUploads } from '../../test/uploads.ts';
import { walkToGate } from '../../test/walk-to-gate.ts';
import { getPersona, loadFacts, walkToStatus, type WalkedLoan } from '../../test/walk.ts';
import { saveIncomeRecord } from '../features/income/records.ts';
import { setLoanClock } from '../loan-file/clock.ts';
import { record } from '../loan-file/record.ts';
import { syncStaffTasks } from '../records/staff-tasks/sync-staff-tasks.ts';
import { readOutbox } from '../vendors/outbox.ts';

const DAY = 86_400_000;

type Task = Reply<typeof listReviews>['items'][number];

onOneDatabase('proof that waits for staff', (open) => {
  let server: TestApp;
  let underwriter: StaffMember;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    underwriter = await logInStaffMember(server, 'underwriter');
  }, 60_000);

  const { ask, send, loose } = createStaffActions(
    () => server,
    () => underwriter,
  );
  /** Returns the staff tasks on this file, as the queue shows them after a task sweep. */
  const waiting = async (uuid: string): Promise<Task[]> => {
    await syncStaffTasks(server.context, uuid);
    return (await send(listReviews, { query: { limit: '200' } })).items.filter(
      (task) => task.application.uuid === uuid,
    );
  };
  const advanceTime = (days: number) => setLoanClock(server.context, { offsetMs: days * DAY });

  describe('employment verification', () => {
    const CONTACT = {
      way: 'CONTACT' as const,
      employerName: 'Silent Works',
      contactName: 'Pat Lee',
      phoneNumber: '',
      workEmail: 'pat@silentworks.example',
      contactConsent: true,
    };
    const nameContact = (walked: WalkedLoan, overrides: Partial<typeof CONTACT>) =>
      walked.send(giveEmployerContact, { body: { ...CONTACT, ...overrides } });
    const readByStaff = (walked: WalkedLoan, attempt: number) => {
      const read: Fact = {
        type: 'IncomeEvidenced',
        data: { attempt, source: 'MANUAL_PAYSTUB', accepted: 'STAFF', manual: true, matched: true, income: 'income' },
      };
      return record(
        server.context,
        walked.uuid,
        () => [{ type: 'IncomeDocumentsSubmitted', data: { documents: ['one', 'two'] } }, read],
        WORKER_META,
      );
    };

    test('is a staff task after the usual time, right away with a phone only, and gone once decided [ROUTE-052]', async () => {
      const maria = await walkToGate(server, 'found', 'income');
      await readByStaff(maria, 1);
      expect(await waiting(maria.uuid)).toEqual([]);
      await nameContact(maria, {});
      expect(await waiting(maria.uuid)).toEqual([]);
      expect(
        (await send(listApplications, { query: { owner: 'VENDOR', limit: '200' } })).items.find(
          (row) => row.uuid === maria.uuid,
        ),
      ).toMatchObject({ gateName: 'Employment verification' });
      await advanceTime(5);
      const [task, ...rest] = await waiting(maria.uuid);
      expect([task, rest]).toMatchObject([
        {
          gate: 'employer',
          kind: 'GATE',
          title: 'Employment verification',
          text: expect.stringMatching(/^Complete a verification of employment/) as string,
        },
        [],
      ]);
      await advanceTime(6);
      expect(await waiting(maria.uuid)).toHaveLength(1);
      expect((await ask(readLoanFile, { params: { uuid: maria.uuid } })).json()).toMatchObject({
        tasks: [{ gate: 'employer' }],
        employer: { contactName: 'Pat Lee' },
      });
      expect(
        (
          await ask(resolveReview, {
            params: { uuid: maria.uuid, gate: 'employer' },
            body: { outcome: 'NOT_CONFIRMED', reason: 'NO_ANSWER' },
          })
        ).statusCode,
      ).toBe(200);
      expect((await ask(readLoanFile, { params: { uuid: maria.uuid } })).json()).toMatchObject({ tasks: [] });

      await readByStaff(maria, 2);
      await nameContact(maria, { workEmail: '', phoneNumber: '(303) 555-0142' });
      expect(await waiting(maria.uuid)).toMatchObject([{ gate: 'employer' }]);
      expect(
        (
          await ask(closeFile, {
            params: { uuid: maria.uuid },
            body: { outcome: 'CANCELLED', reasons: ['ASKED_BY_PHONE'] },
          })
        ).statusCode,
      ).toBe(200);
      expect(await waiting(maria.uuid)).toEqual([]);
      await advanceTime(0);
    });
  });

  describe('income in another name', () => {
    const fetchIncome = async (walked: WalkedLoan) => walked.send(readIncome);
    /** The borrower connects a payroll service that answers with another person's name. */
    const driveToConnected = async (): Promise<WalkedLoan> => {
      const walked = await walkToGate(server, 'found', 'income');
      const { linkUuid } = await walked.send(startIncomeLink, { body: { source: 'TRUV_PAYROLL' } });
      const answer = await walked.answer(completeIncomeLink, {
        params: { linkUuid },
        body: { publicToken: 'public-sandbox-user_stranger' },
      });
      expect(answer.body['record']).toMatchObject({ verification: 'PENDING_REVIEW', aside: 'OTHER_HOLDER' });
      return walked;
    };
    const fetchFile = async (uuid: string) => send(readLoanFile, { params: { uuid } });
    const getRecordId = async (uuid: string) => (await fetchFile(uuid)).income[0]?.recordUuid ?? '';
    const decide = (uuid: string, body: object, staff = underwriter) =>
      loose(decideIncome, { params: { uuid }, body: { reason: 'SAME_PERSON', ...body } }, staff);
    const fetchEmails = async (walked: WalkedLoan) =>
      (await readOutbox(server.context.db, server.context.vault, walked.email))
        .filter((mail) => mail.template === 'income-record')
        .map((mail) => mail.text);
    const fetchAuditTrail = async (uuid: string) => {
      await server.context.audit.flush();
      const rows = await server.context.db
        .selectFrom('audit_entry')
        .select(['actor', 'about'])
        .where('application_uuid', '=', uuid)
        .where('event', '=', 'desk.decided')
        .execute();
      return rows.map(({ actor, about }) => ({ actor, about: JSON.parse(about) as object }));
    };

    test('income in another name is a task with its record, and counts as evidence when accepted with a reason', async () => {
      const maria = await driveToConnected();
      // Before any sweep: until staff decide, the console must not show that it waits on the borrower.
      expect(await fetchFile(maria.uuid)).toMatchObject({ tasks: [{ gate: 'income-record' }] });
      const [task, ...rest] = await waiting(maria.uuid);
      const recordUuid = await getRecordId(maria.uuid);
      expect([task, rest]).toMatchObject([
        { gate: 'income-record', kind: 'TASK', title: 'Income in another name', subject: recordUuid },
        [],
      ]);
      expect(await fetchFile(maria.uuid)).toMatchObject({
        tasks: [{ subject: recordUuid }],
        income: [
          {
            source: 'TRUV_PAYROLL',
            holders: ['ROBIN STRANGER'],
            amount: 118_000,
            employer: 'Front Range Physical Therapy',
            verification: 'PENDING_REVIEW',
            canDecide: true,
          },
        ],
      });
      expect(
        (await decide(maria.uuid, { outcome: 'ACCEPTED', recordUuid, reason: 'OTHER_PERSON' })).json(),
      ).toMatchObject({ status: 'reason-missing' });
      expect(await fetchAuditTrail(maria.uuid)).toEqual([]);

      const answer = await decide(maria.uuid, {
        outcome: 'ACCEPTED',
        recordUuid,
        reason: 'NAME_CHANGED',
        comment: 'Marriage certificate seen.',
      });
      expect(answer.json()).toMatchObject({
        status: { checklistStatus: 'IDENTITY_VERIFICATION' },
        monthlyIncome: 9833.33,
      });
      const fact = (await loadFacts(server, maria.uuid)).findLast(({ type }) => type === 'IncomeEvidenced');
      expect([fact?.actor_kind, fact?.actor_id, JSON.parse(fact?.data ?? '')]).toMatchObject([
        'staff',
        underwriter.staffUuid,
        { accepted: 'MATCH', matched: true, manual: false, source: 'TRUV_PAYROLL' },
      ]);
      expect(await fetchIncome(maria)).toMatchObject({
        verifiedIncome: 118_000,
        records: [{ verification: 'VERIFIED', state: 'MATCHED', aside: null }],
      });
      expect(await fetchAuditTrail(maria.uuid)).toEqual([
        {
          actor: underwriter.staffUuid,
          about: { act: 'income-record', record: recordUuid, outcome: 'ACCEPTED', reason: 'NAME_CHANGED' },
        },
      ]);
      expect([
        await waiting(maria.uuid),
        (await fetchEmails(maria)).map((text) => /accepted it\. Your application is moving forward/.test(text)),
      ]).toEqual([[], [true]]);
      expect(
        (await decide(maria.uuid, { outcome: 'REFUSED', recordUuid, reason: 'OTHER_PERSON' })).json(),
      ).toMatchObject({ status: 'outcome-not-possible' });
    });

    test('income below the offer’s need counts once accepted, and the borrower is asked for the rest', async () => {
      const maria = await walkToGate(server, 'found', 'income');
      const record = await saveIncomeRecord(server.context.vault, server.context.db, maria.uuid, {
        employer: 'Harbor Clinic',
        amount: 60_000,
        kind: 'PAY',
        holders: [],
        source: 'TRUV_PAYROLL',
        linkUuid: null,
        state: 'STORED',
        verification: 'PENDING_REVIEW',
        at: new Date(),
      });
      expect(
        (await decide(maria.uuid, { outcome: 'ACCEPTED', recordUuid: record.uuid, reason: 'PROVED_OTHERWISE' })).json(),
      ).toMatchObject({ status: { gate: 'income' }, monthlyIncome: 5000 });
      expect(await fetchIncome(maria)).toMatchObject({
        verifiedIncome: 60_000,
        records: [{ verification: 'VERIFIED', aside: null, amount: 60_000 }],
      });
      expect((await fetchEmails(maria)).map((text) => /We need a little more proof of income/.test(text))).toEqual([
        true,
      ]);
      const accepted = await maria.answer(acceptIncome, {
        body: { recordUuids: [record.uuid], verifiedIncome: 60_000 },
      });
      expect(accepted.status).toBe(200);
    });

    test('income in another name that arrives after the income is verified asks for no decision', async () => {
      const maria = await walkToStatus(server, 'found', 'IDENTITY_VERIFICATION');
      const { uuid: recordUuid } = await saveIncomeRecord(server.context.vault, server.context.db, maria.uuid, {
        employer: 'Harbor Clinic',
        amount: 60_000,
        kind: 'PAY',
        holders: ['ROBIN STRANGER'],
        source: 'TRUV_PAYROLL',
        linkUuid: null,
        state: 'STORED',
        verification: 'PENDING_REVIEW',
        at: new Date(),
      });
      const { income } = (await fetchFile(maria.uuid)) as { income: { recordUuid: string; canDecide: boolean }[] };
      expect(income.find((one) => one.recordUuid === recordUuid)?.canDecide).toBe(false);
      expect(
        (await decide(maria.uuid, { outcome: 'ACCEPTED', recordUuid, reason: 'PROVED_OTHERWISE' })).json(),
      ).toMatchObject({ status: 'outcome-not-possible' });
    });

    test('income in another name asks for no decision once the file has ended', async () => {
      const maria = await driveToConnected();
      const recordUuid = await getRecordId(maria.uuid);
      const body = { outcome: 'CANCELLED' as const, reasons: ['ASKED_BY_PHONE'] };
      expect((await ask(closeFile, { params: { uuid: maria.uuid }, body })).statusCode).toBe(200);
      expect(await fetchFile(maria.uuid)).toMatchObject({ income: [{ canDecide: false }] });
      expect(
        (await decide(maria.uuid, { outcome: 'REFUSED', recordUuid, reason: 'OTHER_PERSON' })).json(),
      ).toMatchObject({ status: 'outcome-not-possible' });
    });

    test('income of another person does not count when refused, and is hidden from other files, lenders and roles', async () => {
      const [maria, other, closer, stranger] = [
        await driveToConnected(),
        await driveToConnected(),
        await logInStaffMember(server, 'closer'),
        await logInStaffMember(server, 'underwriter', 'HOMEPOINT'),
      ];
      const [recordUuid, foreign] = [await getRecordId(maria.uuid), await getRecordId(other.uuid)];
      const refused = { outcome: 'REFUSED', reason: 'OTHER_PERSON' };
      const [missing, elsewhere] = [
        await decide(maria.uuid, { ...refused, recordUuid: randomUUID() }),
        await decide(maria.uuid, { ...refused, recordUuid: foreign }),
      ];
      const omitRequestId = (reply: typeof missing) => ({ ...reply.json(), requestId: '' });
      expect([missing.statusCode, omitRequestId(elsewhere)]).toEqual([404, omitRequestId(missing)]);
      expect((await decide(maria.uuid, { ...refused, recordUuid }, stranger)).statusCode).toBe(404);
      expect((await decide(maria.uuid, { ...refused, recordUuid }, closer)).json()).toMatchObject({
        status: 'not-permitted',
      });
      expect([(await waiting(maria.uuid)).length, (await waiting(other.uuid)).length]).toEqual([1, 1]);

      expect((await decide(maria.uuid, { ...refused, recordUuid })).json()).toMatchObject({
        status: { checklistStatus: 'INCOME_VERIFICATION', gate: 'income' },
        monthlyIncome: null,
      });
      expect(await fetchIncome(maria)).toMatchObject({
        verifiedIncome: null,
        records: [{ verification: 'FAILED_VERIFICATION', aside: 'NOT_THEIRS', amount: 0, employer: null }],
      });
      expect([
        (await waiting(maria.uuid)).length,
        (await fetchEmails(maria)).map((text) => /It isn’t in your name/.test(text)),
      ]).toEqual([0, [true]]);
      expect((await loadFacts(server, maria.uuid)).filter(({ type }) => type === 'IncomeEvidenced')).toEqual([]);
      expect((await decide(maria.uuid, { outcome: 'ACCEPTED', recordUuid })).json()).toMatchObject({
        status: 'outcome-not-possible',
      });
    });
  });

  test('a payoff letter is a task with its document until its figures are entered and checked by a colleague', async () => {
    const closer = await logInStaffMember(server, 'closer');
    const liane = await walkToGate(
      server,
      { ...getPersona('found'), name: 'payoff-later', tag: 'payoff-later' },
      'liens',
    );
    const { liens, debts } = await liane.send(readLiens);
    await liane.answer(answerLien, {
      params: { liabilityUuid: required(liens[0]?.uuid, 'lien') },
      body: { answer: 'CORRECT', documentUuids: [] },
    });
    for (const { uuid } of debts)
      expect(
        (await liane.answer(markPayoff, { params: { liabilityUuid: uuid }, body: { status: 'MARKED_FOR_PAYOFF' } }))
          .status,
      ).toBe(200);
    await liane.answer(confirmLiens);
    const fetchPayoff = async () => liane.send(readPayoff);
    await expect.poll(async () => (await fetchPayoff()).length).toBe(2);
    const [first, second] = (await fetchPayoff()).map(({ liabilityUuid }) => liabilityUuid);
    const fetchTasks = async () => (await waiting(liane.uuid)).map(({ gate, subject }) => ({ gate, subject }));
    expect(await fetchTasks()).toEqual([]);

    const [one = '', two = '', other = ''] = await insertUploads(server, liane.uuid, [{}, {}, {}]);
    const explainReviewWith = (about: SentBodyOf<typeof explainReview>['about'], documentUuids: string[]) =>
      liane.answer(explainReview, { body: { about, answer: null, text: '', documentUuids } });
    expect([
      (await explainReviewWith('PAYOFF', [one, two])).status,
      (await explainReviewWith('PAYOFF', [one])).status,
      (await explainReviewWith('UNDERWRITING', [other])).status,
    ]).toEqual([200, 200, 200]);
    expect((await fetchTasks()).toSorted((a, b) => (a.subject ?? '').localeCompare(b.subject ?? ''))).toEqual(
      [one, two].toSorted().map((subject) => ({ gate: 'payoff-letter', subject })),
    );
    const file = await send(readLoanFile, { params: { uuid: liane.uuid } }, closer);
    expect([file.tasks.map(({ title }) => title), file.documents.map(({ uuid }) => uuid)]).toEqual([
      ['Payoff letter to review', 'Payoff letter to review'],
      expect.arrayContaining([one, two]) as string[],
    ]);

    const payTo = {
      name: 'Mesa Valley Credit Union',
      address: '1 Mesa Way',
      routingNumber: '021000021',
      accountNumber: '987654321',
      reference: '',
    };
    expect(
      (
        await loose(
          enterPayoffFigures,
          {
            params: { uuid: liane.uuid },
            body: {
              figures: [
                {
                  liabilityUuid: first,
                  amount: 30_214.4,
                  perDiem: 5.13,
                  goodThrough: '2027-01-15',
                  payTo: payTo,
                  documentUuid: one,
                  replace: false,
                },
              ],
            },
          },
          underwriter,
        )
      ).json(),
    ).toMatchObject({ status: 'not-permitted' });
    expect([
      (
        await loose(
          enterPayoffFigures,
          {
            params: { uuid: liane.uuid },
            body: {
              figures: [
                {
                  liabilityUuid: first,
                  amount: 30_214.4,
                  perDiem: 5.13,
                  goodThrough: '2027-01-15',
                  payTo: payTo,
                  documentUuid: randomUUID(),
                  replace: false,
                },
              ],
            },
          },
          closer,
        )
      ).statusCode,
      (await fetchPayoff()).map(({ state }) => state),
      await fetchTasks(),
    ]).toMatchObject([404, ['ASKED', 'ASKED'], { length: 2 }]);
    // One person can't decide, however often they enter it, and another account than the first one's is refused.
    const colleague = await logInStaffMember(server, 'closer');
    for (let time = 0; time < 2; time += 1)
      expect(
        (
          await loose(
            enterPayoffFigures,
            {
              params: { uuid: liane.uuid },
              body: {
                figures: [
                  {
                    liabilityUuid: first,
                    amount: 30_214.4,
                    perDiem: 5.13,
                    goodThrough: '2027-01-15',
                    payTo: payTo,
                    documentUuid: one,
                    replace: false,
                  },
                ],
              },
            },
            closer,
          )
        ).json(),
      ).toMatchObject({ payoffTotal: 0 });
    expect((await fetchPayoff()).map(({ state }) => state)).toEqual(['ASKED', 'ASKED']);
    // The colleague sees whose entry is waiting; the person who made it doesn't get the task.
    const toConfirm = async (staff: StaffMember) =>
      (await send(listReviews, { query: { doable: 'true', limit: '200' } }, staff)).items
        .filter((task) => task.application.uuid === liane.uuid && task.gate === 'payoff-entry')
        .map(({ subject, firstEntry }) => ({ subject, firstEntry }));
    await waiting(liane.uuid);
    expect(await toConfirm(colleague)).toEqual([
      {
        subject: first,
        firstEntry: { by: { staffUuid: closer.staffUuid, name: 'Clara Close' }, at: expect.any(String) as string },
      },
    ]);
    expect(await toConfirm(closer)).toEqual([]);
    expect((await ask(readLoanFile, { params: { uuid: liane.uuid } }, closer)).json()).toMatchObject({
      tasks: expect.arrayContaining([
        expect.objectContaining({
          gate: 'payoff-entry',
          firstEntry: { by: { staffUuid: closer.staffUuid, name: 'Clara Close' }, at: expect.any(String) as string },
        }),
      ]) as unknown,
    });
    expect(
      (
        await loose(
          enterPayoffFigures,
          {
            params: { uuid: liane.uuid },
            body: {
              figures: [
                {
                  liabilityUuid: first,
                  amount: 30_214.4,
                  perDiem: 5.13,
                  goodThrough: '2027-01-15',
                  payTo: { ...payTo, accountNumber: '987654320' },
                  documentUuid: one,
                  replace: false,
                },
              ],
            },
          },
          colleague,
        )
      ).json(),
    ).toMatchObject({
      status: 'invalid-request',
      errors: [{ field: 'account' }],
    });
    // A colleague corrects a wrong first entry. It is theirs from then on, so they can't confirm it, and the first
    // person can.
    const right = { ...payTo, accountNumber: '987654320' };
    expect(
      (
        await loose(
          enterPayoffFigures,
          {
            params: { uuid: liane.uuid },
            body: {
              figures: [
                {
                  liabilityUuid: first,
                  amount: 30_214.4,
                  perDiem: 5.13,
                  goodThrough: '2027-01-15',
                  payTo: right,
                  documentUuid: one,
                  replace: true,
                },
              ],
            },
          },
          colleague,
        )
      ).json(),
    ).toMatchObject({ payoffTotal: 0 });
    expect(
      (
        await loose(
          enterPayoffFigures,
          {
            params: { uuid: liane.uuid },
            body: {
              figures: [
                {
                  liabilityUuid: first,
                  amount: 30_214.4,
                  perDiem: 5.13,
                  goodThrough: '2027-01-15',
                  payTo: right,
                  documentUuid: one,
                  replace: true,
                },
              ],
            },
          },
          colleague,
        )
      ).json(),
    ).toMatchObject({ payoffTotal: 0 });
    expect(
      (
        await loose(
          enterPayoffFigures,
          {
            params: { uuid: liane.uuid },
            body: {
              figures: [
                {
                  liabilityUuid: first,
                  amount: 30_214.4,
                  perDiem: 5.13,
                  goodThrough: '2027-01-15',
                  payTo: payTo,
                  documentUuid: one,
                  replace: false,
                },
              ],
            },
          },
          closer,
        )
      ).json(),
    ).toMatchObject({ status: 'invalid-request' });
    expect(
      (
        await loose(
          enterPayoffFigures,
          {
            params: { uuid: liane.uuid },
            body: {
              figures: [
                {
                  liabilityUuid: first,
                  amount: 30_214.4,
                  perDiem: 5.13,
                  goodThrough: '2027-01-15',
                  payTo: payTo,
                  documentUuid: one,
                  replace: true,
                },
              ],
            },
          },
          closer,
        )
      ).json(),
    ).toMatchObject({ payoffTotal: 0 });
    await setInviter(server, colleague, closer.staffUuid);
    expect(
      (
        await loose(
          enterPayoffFigures,
          {
            params: { uuid: liane.uuid },
            body: {
              figures: [
                {
                  liabilityUuid: first,
                  amount: 30_214.4,
                  perDiem: 5.13,
                  goodThrough: '2027-01-15',
                  payTo: payTo,
                  documentUuid: one,
                  replace: false,
                },
              ],
            },
          },
          colleague,
        )
      ).json(),
    ).toMatchObject({
      status: 'independent-person-needed',
    });
    await setInviter(server, colleague, 'desk:invite');
    expect(
      (
        await loose(
          enterPayoffFigures,
          {
            params: { uuid: liane.uuid },
            body: {
              figures: [
                {
                  liabilityUuid: first,
                  amount: 30_214.4,
                  perDiem: 5.13,
                  goodThrough: '2027-01-15',
                  payTo: payTo,
                  documentUuid: one,
                  replace: false,
                },
              ],
            },
          },
          colleague,
        )
      ).json(),
    ).toMatchObject({
      payoffTotal: 30_214.4,
      status: { checklistStatus: 'PAYOFF_REQUEST_PENDING' },
    });
    expect(await fetchTasks()).toEqual([{ gate: 'payoff-letter', subject: two }]);
    for (const staff of [colleague, closer])
      expect(
        (
          await loose(
            enterPayoffFigures,
            {
              params: { uuid: liane.uuid },
              body: {
                figures: [
                  {
                    liabilityUuid: second,
                    amount: 30_214.4,
                    perDiem: 5.13,
                    goodThrough: '2027-01-15',
                    payTo: payTo,
                    documentUuid: null,
                    replace: false,
                  },
                ],
              },
            },
            staff,
          )
        ).statusCode,
      ).toBe(200);
    expect([
      await fetchTasks(),
      (await loadFacts(server, liane.uuid)).filter(({ type }) => type === 'PayoffFiguresReceived').length,
    ]).toEqual([[], 1]);
  });
});
