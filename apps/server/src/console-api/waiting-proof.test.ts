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
  readFile,
  readIncome,
  readLiens,
  readPayoff,
  resolveReview,
  startIncomeLink,
  type SentBodyOf,
  type ReplyOf,
} from '@lintel/contract';
import type { Fact } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { atTheDesk, deskOn, type Colleague } from '../../test/desk.ts';
import { walkOn } from '../../test/forward.ts';
import { byWorker } from '../../test/loans.ts';
import { required } from '../../test/required.ts';
import { uploadsFor } from '../../test/uploads.ts';
import { card, factsIn, type Walked } from '../../test/walk.ts';
import { keepRecord } from '../features/income/records.ts';
import { setLoanClock } from '../loan-file/clock.ts';
import { record } from '../loan-file/record.ts';
import { sweepAlarms } from '../records/staff-tasks/alarms.ts';
import { readOutbox } from '../vendors/outbox.ts';

const A_DAY = 86_400_000;

type Task = ReplyOf<typeof listReviews>['items'][number];

onOneDatabase('proof that waits for the desk', (open) => {
  let server: TestApp;
  let underwriter: Colleague;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
    underwriter = await atTheDesk(server, 'underwriter');
  }, 60_000);

  const { ask, send, loose } = deskOn(
    () => server,
    () => underwriter,
  );
  /** Returns the staff tasks on this file, as the queue shows them after a task sweep. */
  const waiting = async (uuid: string): Promise<Task[]> => {
    await sweepAlarms(server.context, uuid);
    return (await send(listReviews, { query: { limit: '200' } })).items.filter(
      (task) => task.application.uuid === uuid,
    );
  };
  const later = (days: number) => setLoanClock(server.context, { offsetMs: days * A_DAY });

  describe('an employer', () => {
    const whom = {
      way: 'CONTACT' as const,
      employerName: 'Silent Works',
      contactName: 'Pat Lee',
      phoneNumber: '',
      workEmail: 'pat@silentworks.example',
      contactConsent: true,
    };
    const name = (at: Walked, over: Partial<typeof whom>) =>
      at.send(giveEmployerContact, { body: { ...whom, ...over } });
    const readByStaff = (at: Walked, attempt: number) => {
      const read: Fact = {
        type: 'IncomeEvidenced',
        data: { attempt, source: 'MANUAL_PAYSTUB', accepted: 'STAFF', manual: true, matched: true, income: 'income' },
      };
      return record(
        server.context,
        at.uuid,
        () => [{ type: 'IncomeDocumentsSubmitted', data: { documents: ['one', 'two'] } }, read],
        byWorker,
      );
    };

    test('who lets the usual time pass is the desk’s to ask, one with a phone alone at once, and nobody’s once it is decided or the file ended [ROUTE-052]', async () => {
      const maria = await walkOn(server, 'found', 'income');
      await readByStaff(maria, 1);
      expect(await waiting(maria.uuid)).toEqual([]);
      await name(maria, {});
      expect(await waiting(maria.uuid)).toEqual([]);
      expect(
        (await send(listApplications, { query: { owner: 'VENDOR', limit: '200' } })).items.find(
          (row) => row.uuid === maria.uuid,
        ),
      ).toMatchObject({ gateName: 'Employment verification' });
      await later(5);
      const [task, ...more] = await waiting(maria.uuid);
      expect([task, more]).toMatchObject([
        {
          gate: 'employer',
          kind: 'GATE',
          title: 'Employment verification',
          text: expect.stringMatching(/^Ask the employer/) as string,
        },
        [],
      ]);
      await later(6);
      expect(await waiting(maria.uuid)).toHaveLength(1);
      expect((await ask(readFile, { params: { uuid: maria.uuid } })).json()).toMatchObject({
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
      expect((await ask(readFile, { params: { uuid: maria.uuid } })).json()).toMatchObject({ tasks: [] });

      await readByStaff(maria, 2);
      await name(maria, { workEmail: '', phoneNumber: '(303) 555-0142' });
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
      await later(0);
    });
  });

  describe('an income in another name', () => {
    const incomeOf = async (at: Walked) => at.send(readIncome);
    /** The borrower connects a payroll service that answers with another person's name. */
    const connected = async (): Promise<Walked> => {
      const at = await walkOn(server, 'found', 'income');
      const { linkUuid } = await at.send(startIncomeLink, { body: { source: 'TRUV_PAYROLL' } });
      const answer = await at.answer(completeIncomeLink, {
        params: { linkUuid },
        body: { publicToken: 'public-sandbox-user_stranger' },
      });
      expect(answer.body['record']).toMatchObject({ verification: 'PENDING_REVIEW', aside: 'OTHER_HOLDER' });
      return at;
    };
    const atDesk = async (uuid: string) => send(readFile, { params: { uuid } });
    const getDraftId = async (uuid: string) => (await atDesk(uuid)).income[0]?.recordUuid ?? '';
    const decide = (uuid: string, body: object, who = underwriter) =>
      loose(decideIncome, { params: { uuid }, body: { reason: 'SAME_PERSON', ...body } }, who);
    const mailsTo = async (at: Walked) =>
      (await readOutbox(server.context.db, server.context.vault, at.email))
        .filter((mail) => mail.template === 'income-record')
        .map((mail) => mail.text);
    const trailOf = async (uuid: string) => {
      await server.context.audit.flush();
      const rows = await server.context.db
        .selectFrom('audit_entry')
        .select(['actor', 'about'])
        .where('application_uuid', '=', uuid)
        .where('event', '=', 'desk.decided')
        .execute();
      return rows.map(({ actor, about }) => ({ actor, about: JSON.parse(about) as object }));
    };

    test('is a task that names it, and accepted for a reason it is evidence as if the name had agreed', async () => {
      const maria = await connected();
      const [task, ...more] = await waiting(maria.uuid);
      const recordUuid = await getDraftId(maria.uuid);
      expect([task, more]).toMatchObject([
        { gate: 'income-record', kind: 'TASK', title: 'Income in another name', subject: recordUuid },
        [],
      ]);
      expect(await atDesk(maria.uuid)).toMatchObject({
        tasks: [{ subject: recordUuid }],
        income: [
          {
            source: 'TRUV_PAYROLL',
            holders: ['ROBIN STRANGER'],
            amount: 118_000,
            employer: 'Front Range Physical Therapy',
            verification: 'PENDING_REVIEW',
          },
        ],
      });
      expect(
        (await decide(maria.uuid, { outcome: 'ACCEPTED', recordUuid, reason: 'OTHER_PERSON' })).json(),
      ).toMatchObject({ status: 'reason-missing' });
      expect(await trailOf(maria.uuid)).toEqual([]);

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
      const fact = (await factsIn(server, maria.uuid)).findLast(({ type }) => type === 'IncomeEvidenced');
      expect([fact?.actor_kind, fact?.actor_id, JSON.parse(fact?.data ?? '')]).toMatchObject([
        'staff',
        underwriter.staffUuid,
        { accepted: 'MATCH', matched: true, manual: false, source: 'TRUV_PAYROLL' },
      ]);
      expect(await incomeOf(maria)).toMatchObject({
        verifiedIncome: 118_000,
        records: [{ verification: 'VERIFIED', state: 'MATCHED', aside: null }],
      });
      expect(await trailOf(maria.uuid)).toEqual([
        {
          actor: underwriter.staffUuid,
          about: { act: 'income-record', record: recordUuid, outcome: 'ACCEPTED', reason: 'NAME_CHANGED' },
        },
      ]);
      expect([
        await waiting(maria.uuid),
        (await mailsTo(maria)).map((text) => /accepted it\. Your application is moving forward/.test(text)),
      ]).toEqual([[], [true]]);
      expect(
        (await decide(maria.uuid, { outcome: 'REFUSED', recordUuid, reason: 'OTHER_PERSON' })).json(),
      ).toMatchObject({ status: 'outcome-not-possible' });
    });

    test('that shows less than the offer needs counts once it is accepted, and the borrower says what becomes of the rest', async () => {
      const maria = await walkOn(server, 'found', 'income');
      const held = await keepRecord(server.context.vault, server.context.db, maria.uuid, {
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
        (await decide(maria.uuid, { outcome: 'ACCEPTED', recordUuid: held.uuid, reason: 'PROVED_OTHERWISE' })).json(),
      ).toMatchObject({ status: { gate: 'income' }, monthlyIncome: 5000 });
      expect(await incomeOf(maria)).toMatchObject({
        verifiedIncome: 60_000,
        records: [{ verification: 'VERIFIED', aside: null, amount: 60_000 }],
      });
      expect((await mailsTo(maria)).map((text) => /We need a little more proof of income/.test(text))).toEqual([true]);
      const accepted = await maria.answer(acceptIncome, { body: { recordUuids: [held.uuid], verifiedIncome: 60_000 } });
      expect(accepted.status).toBe(200);
    });

    test('that is somebody else’s does not count and the page says so; one of another file or lender is not there, and a role without the right may not', async () => {
      const [maria, other, closer, stranger] = [
        await connected(),
        await connected(),
        await atTheDesk(server, 'closer'),
        await atTheDesk(server, 'underwriter', 'HOMEPOINT'),
      ];
      const [recordUuid, foreign] = [await getDraftId(maria.uuid), await getDraftId(other.uuid)];
      const refused = { outcome: 'REFUSED', reason: 'OTHER_PERSON' };
      const [missing, elsewhere] = [
        await decide(maria.uuid, { ...refused, recordUuid: randomUUID() }),
        await decide(maria.uuid, { ...refused, recordUuid: foreign }),
      ];
      const named = (reply: typeof missing) => ({ ...reply.json(), requestId: '' });
      expect([missing.statusCode, named(elsewhere)]).toEqual([404, named(missing)]);
      expect((await decide(maria.uuid, { ...refused, recordUuid }, stranger)).statusCode).toBe(404);
      expect((await decide(maria.uuid, { ...refused, recordUuid }, closer)).json()).toMatchObject({
        status: 'not-permitted',
      });
      expect([(await waiting(maria.uuid)).length, (await waiting(other.uuid)).length]).toEqual([1, 1]);

      expect((await decide(maria.uuid, { ...refused, recordUuid })).json()).toMatchObject({
        status: { checklistStatus: 'INCOME_VERIFICATION', gate: 'income' },
        monthlyIncome: null,
      });
      expect(await incomeOf(maria)).toMatchObject({
        verifiedIncome: null,
        records: [{ verification: 'FAILED_VERIFICATION', aside: 'NOT_THEIRS', amount: 0, employer: null }],
      });
      expect([
        (await waiting(maria.uuid)).length,
        (await mailsTo(maria)).map((text) => /It isn't in your name/.test(text)),
      ]).toEqual([0, [true]]);
      expect((await factsIn(server, maria.uuid)).filter(({ type }) => type === 'IncomeEvidenced')).toEqual([]);
      expect((await decide(maria.uuid, { outcome: 'ACCEPTED', recordUuid })).json()).toMatchObject({
        status: 'outcome-not-possible',
      });
    });
  });

  test('a creditor’s letter that the borrower sends is a task with its document until its figures are entered; a first entry is a task for a colleague, with a name and a day', async () => {
    const closer = await atTheDesk(server, 'closer');
    const liane = await walkOn(server, { ...card('found'), name: 'payoff-later', tag: 'payoff-later' }, 'liens');
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
    const asked = async () => liane.send(readPayoff);
    await expect.poll(async () => (await asked()).length).toBe(2);
    const [first, second] = (await asked()).map(({ liabilityUuid }) => liabilityUuid);
    const tasks = async () => (await waiting(liane.uuid)).map(({ gate, subject }) => ({ gate, subject }));
    expect(await tasks()).toEqual([]);

    const [one = '', two = '', other = ''] = await uploadsFor(server, liane.uuid, [{}, {}, {}]);
    const explain = (about: SentBodyOf<typeof explainReview>['about'], documentUuids: string[]) =>
      liane.answer(explainReview, { body: { about, answer: null, text: '', documentUuids } });
    expect([
      (await explain('PAYOFF', [one, two])).status,
      (await explain('PAYOFF', [one])).status,
      (await explain('UNDERWRITING', [other])).status,
    ]).toEqual([200, 200, 200]);
    expect((await tasks()).toSorted((a, b) => (a.subject ?? '').localeCompare(b.subject ?? ''))).toEqual(
      [one, two].toSorted().map((subject) => ({ gate: 'payoff-letter', subject })),
    );
    const file = await send(readFile, { params: { uuid: liane.uuid } }, closer);
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
      (await asked()).map(({ state }) => state),
      await tasks(),
    ]).toMatchObject([404, ['ASKED', 'ASKED'], { length: 2 }]);
    // One person alone can't decide, however often they enter it, and another account than the first one's is refused.
    const colleague = await atTheDesk(server, 'closer');
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
    expect((await asked()).map(({ state }) => state)).toEqual(['ASKED', 'ASKED']);
    // The colleague sees whose entry is waiting; the person who made it doesn't get the task.
    const toConfirm = async (who: Colleague) =>
      (await send(listReviews, { query: { doable: 'true', limit: '200' } }, who)).items
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
    expect((await ask(readFile, { params: { uuid: liane.uuid } }, closer)).json()).toMatchObject({
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
    expect(await tasks()).toEqual([{ gate: 'payoff-letter', subject: two }]);
    for (const who of [colleague, closer])
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
            who,
          )
        ).statusCode,
      ).toBe(200);
    expect([
      await tasks(),
      (await factsIn(server, liane.uuid)).filter(({ type }) => type === 'PayoffFiguresReceived').length,
    ]).toEqual([[], 1]);
  });
});
