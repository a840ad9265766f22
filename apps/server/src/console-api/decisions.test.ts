import { randomUUID } from 'node:crypto';
import {
  closeCondition,
  closeFile,
  decideIncome,
  enterPayoffFigures,
  listConditions,
  listReviews,
  postCondition,
  previewDeclineNotice,
  readCreditReport,
  readLoanFile,
  rerunGate,
  resolveReview,
  returnCondition,
} from '@lintel/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { WORKER_META } from '../../test/loans.ts';
import { logInStaffMember, buildCreditFact, createStaffActions, type StaffMember } from '../../test/staff.ts';
import { sendAdverseAction } from '../features/notices/adverse-action.ts';
import { findNotice } from '../features/notices/send.ts';
import { readApplication } from '../loan-file/applications.ts';
import { record } from '../loan-file/record.ts';
import { readText } from '../records/document-store/content.ts';

onOneDatabase('the console', (open) => {
  let server: TestApp;
  let underwriter: StaffMember;
  let closer: StaffMember;
  beforeAll(async () => {
    server = await createTestApp(await open());
    underwriter = await logInStaffMember(server, 'underwriter');
    closer = await logInStaffMember(server, 'closer');
  }, 60_000);

  const { createLoan, fetchVersion, fetchAuditTrail, ask, send, loose } = createStaffActions(
    () => server,
    () => underwriter,
  );

  describe('decisions', () => {
    test('need an outcome of the gate, a reason from its list, and the version on screen', async () => {
      const uuid = await createLoan(buildCreditFact('FOUND', ['FACTA']));
      expect(
        (
          await ask(resolveReview, {
            params: { uuid, gate: 'facta' },
            body: { outcome: 'DENIED', reason: 'SPOKE_ON_ALERT_NUMBER' },
          })
        ).json(),
      ).toMatchObject({
        status: 'outcome-not-possible',
      });
      expect(
        (
          await ask(resolveReview, { params: { uuid, gate: 'facta' }, body: { outcome: 'CLEARED', reason: 'BECAUSE' } })
        ).json(),
      ).toMatchObject({
        status: 'reason-missing',
      });
      expect(
        (
          await ask(resolveReview, {
            params: { uuid, gate: 'minor' },
            body: { outcome: 'AGE_PROVED', reason: 'ID_SEEN' },
          })
        ).json(),
      ).toMatchObject({ status: 'outcome-not-possible' });
      expect(
        (
          await ask(
            resolveReview,
            {
              params: { uuid, gate: 'facta' },
              version: 1,
              body: { outcome: 'CLEARED', reason: 'SPOKE_ON_ALERT_NUMBER' },
            },
            underwriter,
          )
        ).json(),
      ).toMatchObject({ status: 'stale-version' });
      expect(
        (
          await ask(resolveReview, {
            params: { uuid, gate: 'facta' },
            body: {
              outcome: 'CLEARED',
              reason: 'SPOKE_ON_ALERT_NUMBER',
              comment: 'Reached at the number on file.',
            },
          })
        ).statusCode,
      ).toBe(200);
      const [last] = await server.context.db
        .selectFrom('fact')
        .selectAll()
        .where('application_uuid', '=', uuid)
        .orderBy('sequence', 'desc')
        .limit(1)
        .execute();
      expect(last).toMatchObject({ type: 'ReviewCleared', actor_kind: 'staff', actor_id: underwriter.staffUuid });
      const decided = (await fetchAuditTrail(uuid)).filter((entry) => entry.event === 'desk.decided');
      expect(decided).toEqual([
        {
          event: 'desk.decided',
          actor: underwriter.staffUuid,
          about: { act: 'review', gate: 'facta', outcome: 'CLEARED', reason: 'SPOKE_ON_ALERT_NUMBER' },
        },
      ]);
    });

    test('a fraud alert stays open until the applicant is reached, logs each call, and is due at the next', async () => {
      const uuid = await createLoan(buildCreditFact('FOUND', ['FACTA']));
      const fetchCalls = async () => (await send(readCreditReport, { params: { uuid } })).calls;
      expect(
        (
          await ask(resolveReview, {
            params: { uuid, gate: 'facta' },
            body: { outcome: 'NOT_REACHED', reason: 'NO_ANSWER' },
          })
        ).json(),
      ).toMatchObject({
        errors: [{ field: 'callBackOn' }],
      });
      expect(
        (
          await ask(resolveReview, {
            params: { uuid, gate: 'facta' },
            body: { outcome: 'NOT_REACHED', reason: 'NO_ANSWER', callBackOn: '2020-01-01' },
          })
        ).json(),
      ).toMatchObject({ errors: [{ field: 'callBackOn' }] });
      const later = '2031-05-06';
      expect(
        (
          await ask(resolveReview, {
            params: { uuid, gate: 'facta' },
            body: { outcome: 'NOT_REACHED', reason: 'LEFT_MESSAGE', callBackOn: later },
          })
        ).json(),
      ).toMatchObject({ status: { checklistStatus: 'FACTA_REVIEW' } });
      expect((await ask(readLoanFile, { params: { uuid } })).json()).toMatchObject({
        tasks: [{ gate: 'facta', dueAt: `${later}T20:00:00.000Z`, isLate: false }],
      });
      expect(
        (
          await ask(resolveReview, {
            params: { uuid, gate: 'facta' },
            body: { outcome: 'NOT_APPLICANT', reason: 'DID_NOT_APPLY' },
          })
        ).json(),
      ).toMatchObject({
        status: { checklistStatus: 'FACTA_REVIEW' },
      });
      expect(
        (
          await ask(resolveReview, {
            params: { uuid, gate: 'facta' },
            body: { outcome: 'CLEARED', reason: 'SPOKE_ON_ALERT_NUMBER' },
          })
        ).json(),
      ).not.toMatchObject({ status: { checklistStatus: 'FACTA_REVIEW' } });
      expect(
        (await fetchCalls()).map(({ outcome, reason, by, callBackOn }) => ({
          outcome,
          reason,
          by: by.name,
          callBackOn,
        })),
      ).toEqual([
        { outcome: 'NOT_REACHED', reason: 'LEFT_MESSAGE', by: 'Una Writer', callBackOn: later },
        { outcome: 'NOT_APPLICANT', reason: 'DID_NOT_APPLY', by: 'Una Writer', callBackOn: null },
        { outcome: 'CLEARED', reason: 'SPOKE_ON_ALERT_NUMBER', by: 'Una Writer', callBackOn: null },
      ]);
      const cleared = await server.context.db
        .selectFrom('fact')
        .select('sequence')
        .where('application_uuid', '=', uuid)
        .where('type', '=', 'ReviewCleared')
        .execute();
      expect(cleared.length).toBe(1);
    });

    test('proof of age requests credit again', async () => {
      const uuid = await createLoan(buildCreditFact('MINOR'));
      expect(
        (
          await ask(resolveReview, {
            params: { uuid, gate: 'minor' },
            body: { outcome: 'AGE_PROVED', reason: 'ID_SEEN' },
          })
        ).json(),
      ).toMatchObject({ status: { checklistStatus: 'WAITING_FOR_SOFT_CREDIT' } });
    });

    test('restarts a job under its old key, without a fact', async () => {
      const uuid = await createLoan();
      const version = await fetchVersion(uuid);
      expect(
        (await ask(rerunGate, { params: { uuid, gate: 'facta' }, body: { reason: 'NO_ANSWER' } })).json(),
      ).toMatchObject({ status: 'outcome-not-possible' });
      expect(
        (await ask(rerunGate, { params: { uuid, gate: 'soft-credit' }, body: { reason: 'WHY' } })).json(),
      ).toMatchObject({ status: 'reason-missing' });
      expect(
        (await ask(rerunGate, { params: { uuid, gate: 'soft-credit' }, body: { reason: 'NO_ANSWER' } })).statusCode,
      ).toBe(202);
      expect(await fetchVersion(uuid)).toBe(version);
      const { rows: jobs } = await sql<{
        key: string;
      }>`select data ->> 'key' as key from pgboss.job where data ->> 'uuid' = ${uuid} and data ->> 'gate' = 'soft-credit'`.execute(
        server.context.db,
      );
      expect([jobs.length, new Set(jobs.map(({ key }) => key)).size]).toEqual([2, 1]);
    });

    test('closing a file needs reasons that the file does not contradict, as a decline or a withdrawal', async () => {
      const [declined, withdrawn] = [await createLoan(buildCreditFact('MINOR')), await createLoan()];
      expect(
        (await ask(closeFile, { params: { uuid: declined }, body: { outcome: 'DECLINED', reasons: [] } })).json(),
      ).toMatchObject({
        status: 'reason-missing',
      });
      expect(
        (
          await loose(closeFile, {
            params: { uuid: declined },
            body: { outcome: 'DECLINED', reasons: ['NOT_A_REASON'] },
          })
        ).statusCode,
      ).toBe(400);
      const contradicted = await ask(closeFile, {
        params: { uuid: declined },
        body: {
          outcome: 'DECLINED',
          reasons: ['IDENTITY_UNVERIFIED', 'LISTED_FOR_SALE', 'BANKRUPTCY'],
        },
      });
      expect([contradicted.statusCode, contradicted.json()]).toMatchObject([
        422,
        { status: 'reason-contradicted', message: expect.stringContaining('Home is listed for sale; Bankruptcy') },
      ]);
      expect((await fetchAuditTrail(declined)).filter((entry) => entry.event === 'desk.decided')).toEqual([]);
      expect(
        (
          await ask(closeFile, {
            params: { uuid: declined },
            body: { outcome: 'DECLINED', reasons: ['IDENTITY_UNVERIFIED'] },
          })
        ).json(),
      ).toMatchObject({ status: { checklistStatus: 'DECLINED' } });
      expect(
        (
          await ask(closeFile, { params: { uuid: withdrawn }, body: { outcome: 'CANCELLED', reasons: ['BORED'] } })
        ).json(),
      ).toMatchObject({
        status: 'reason-missing',
      });
      expect(
        (
          await ask(closeFile, {
            params: { uuid: withdrawn },
            body: { outcome: 'CANCELLED', reasons: ['ASKED_BY_PHONE'] },
          })
        ).json(),
      ).toMatchObject({ status: { checklistStatus: 'CANCELLED' } });
      expect(
        (
          await ask(closeFile, {
            params: { uuid: declined },
            body: { outcome: 'DECLINED', reasons: ['IDENTITY_UNVERIFIED'] },
          })
        ).json(),
      ).toMatchObject({ status: 'not-at-this-step' });
    });

    test('the decline preview equals the notice sent, changes nothing, and refuses the same reasons', async () => {
      const uuid = await createLoan(buildCreditFact('MINOR'));
      const previewNotice = (reasons: readonly string[], as = underwriter) =>
        loose(previewDeclineNotice, { params: { uuid }, body: { reasons } }, as);
      const version = await fetchVersion(uuid);
      expect((await previewNotice([])).json()).toMatchObject({ status: 'reason-missing' });
      expect((await previewNotice(['IDENTITY_UNVERIFIED', 'LISTED_FOR_SALE'])).json()).toMatchObject({
        status: 'reason-contradicted',
      });
      expect((await previewNotice(['IDENTITY_UNVERIFIED'], closer)).statusCode).toBe(403);
      expect(
        (
          await ask(previewDeclineNotice, {
            params: { uuid: randomUUID() },
            body: { reasons: ['IDENTITY_UNVERIFIED'] },
          })
        ).statusCode,
      ).toBe(404);
      const shown = (await previewNotice(['IDENTITY_UNVERIFIED'])).json();
      expect(await fetchVersion(uuid)).toBe(version);
      expect(JSON.stringify(shown.blocks)).toContain('Unable to verify identity');
      expect(
        (await ask(closeFile, { params: { uuid }, body: { outcome: 'DECLINED', reasons: ['IDENTITY_UNVERIFIED'] } }))
          .statusCode,
      ).toBe(200);
      const { context } = server;
      const application = await readApplication(context.db, uuid);
      if (!application) throw new Error('The file is gone.');
      await sendAdverseAction(context, application);
      const made = await findNotice(context.db, uuid, 'adverse-action', 1);
      const { title, blocks } = await readText(context, made?.text_ref ?? '');
      expect({ title: shown.title, blocks: shown.blocks }).toEqual({ title, blocks });
      expect(shown.delivery).toBe('MAIL');
    });

    test('refuses income and payoff figures while nothing waits for them', async () => {
      const uuid = await createLoan();
      const paid = {
        liabilityUuid: randomUUID(),
        amount: 10,
        perDiem: 0,
        goodThrough: '2026-12-24',
        payTo: {
          name: 'Bank',
          address: '1 Main Street',
          routingNumber: '021000021',
          accountNumber: '0001234',
          reference: '',
        },
      };
      expect(
        (await ask(decideIncome, { params: { uuid }, body: { outcome: 'RETURNED', reason: 'UNREADABLE' } })).json(),
      ).toMatchObject({
        status: 'outcome-not-possible',
      });
      expect(
        (await ask(decideIncome, { params: { uuid }, body: { outcome: 'RETURNED', reason: 'NO' } })).json(),
      ).toMatchObject({
        status: 'reason-missing',
      });
      expect((await ask(enterPayoffFigures, { params: { uuid }, body: { figures: [paid] } })).statusCode).toBe(403);
      const version = await fetchVersion(uuid);
      expect(
        (await ask(enterPayoffFigures, { params: { uuid }, version, body: { figures: [paid] } }, closer)).json(),
      ).toMatchObject({ status: 'not-at-this-step' });
    });
  });

  test('a condition holds the file, is answered, returned, answered again and cleared', async () => {
    const uuid = await createLoan();
    const body = {
      categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
      blocks: 'NOW',
      askBorrower: true,
      requestDocuments: ['Release'],
      commentsToBorrower: 'Please send the release.',
      notes: 'Second lien.',
    } as const;
    const posted = await send(postCondition, { params: { uuid }, body });
    expect(posted).toMatchObject({
      status: { checklistStatus: 'TRUST_AND_INSURANCE', gate: 'hold-borrower' },
      condition: { state: 'OPEN', notes: 'Second lien.', actionNeeded: true },
    });
    const id = posted.condition.uuid;
    const recordAnswer = () =>
      record(
        server.context,
        uuid,
        () => [{ type: 'ConditionAnswered', data: { id, documents: ['document-1'] } }],
        WORKER_META,
      );
    expect(
      (await ask(returnCondition, { params: { uuid, conditionId: id }, body: { reason: 'UNREADABLE' } })).json(),
    ).toMatchObject({
      status: 'not-at-this-step',
    });
    await recordAnswer();
    expect((await ask(listReviews, { query: { kind: 'CONDITION', limit: '200' } })).body).toContain(uuid);
    expect(
      (
        await ask(returnCondition, {
          params: { uuid, conditionId: id },
          body: { reason: 'UNREADABLE', commentsToBorrower: 'Page 2 is blurred.' },
        })
      ).json(),
    ).toMatchObject({
      condition: {
        state: 'OPEN',
        returned: { reason: 'We couldn’t read what you sent. Page 2 is blurred.' },
        documents: ['document-1'],
      },
    });
    await recordAnswer();
    const close = async (state: 'CLEARED' | 'CANCELLED', reason: string) =>
      ask(
        closeCondition,
        { params: { uuid, conditionId: id }, version: await fetchVersion(uuid), body: { state, reason } },
        underwriter,
      );
    expect((await close('CLEARED', 'NONE')).json()).toMatchObject({ status: 'reason-missing' });
    expect((await close('CLEARED', 'PROOF_ACCEPTED')).json()).toMatchObject({
      condition: { state: 'CLEARED', actionNeeded: false },
    });
    expect((await close('CANCELLED', 'NOT_NEEDED')).json()).toMatchObject({ status: 'condition-closed' });
    expect((await ask(listConditions, { params: { uuid } })).json()).toMatchObject([
      { uuid: id, state: 'CLEARED', round: 5 },
    ]);
    expect(
      (
        await ask(
          closeCondition,
          {
            params: { uuid, conditionId: randomUUID() },
            version: await fetchVersion(uuid),
            body: { state: 'CLEARED', reason: 'NOT_NEEDED' },
          },
          underwriter,
        )
      ).statusCode,
    ).toBe(404);
  });
});
