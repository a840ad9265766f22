import { randomUUID } from 'node:crypto';
import {
  decideIncome,
  listConditions,
  readLoanFile,
  resolveReview,
  reviewDocument,
  sendIncomeDocuments,
} from '@lintel/contract';
import type { Fact } from '@lintel/domain';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { WORKER_META } from '../../test/loans.ts';
import { logInStaffMember, createStaffActions, type StaffMember } from '../../test/staff.ts';
import { walkToGate } from '../../test/walk-to-gate.ts';
import { record } from '../loan-file/record.ts';
import { insertDocument, NOTHING_YET } from '../records/document-store/documents.ts';

onOneDatabase('proof of income and identity in the console', (open) => {
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

  /** Builds an application whose borrower has submitted two pay stubs. */
  const withPaystubs = async (): Promise<{ uuid: string; documentUuids: string[] }> => {
    const walked = await walkToGate(server, 'found', 'income');
    const documentUuids = [randomUUID(), randomUUID()];
    for (const uuid of documentUuids) {
      await insertDocument(server.context.db, {
        ...NOTHING_YET,
        uuid,
        application_uuid: walked.uuid,
        organisation: 'FIGURE',
        audience: 'BORROWER',
        type: 'USER_UPLOADED_PAYSTUB',
        title: 'Paystub',
        origin: 'UPLOADED',
        state: 'READY',
        set_name: null,
        attempt: 1,
        position: 0,
        must_acknowledge: false,
        created_at: new Date(),
      });
    }
    const before = (await send(readLoanFile, { params: { uuid: walked.uuid } })).documents.map((one) => one.uuid);
    expect(documentUuids.filter((uuid) => before.includes(uuid))).toEqual([]);
    expect(
      (await walked.answer(sendIncomeDocuments, { body: { source: 'MANUAL_PAYSTUB', documentUuids } })).status,
    ).toBe(200);
    return { uuid: walked.uuid, documentUuids };
  };

  test('staff see a submitted pay stub and accept it, and its figure carries the offer', async () => {
    const { uuid, documentUuids } = await withPaystubs();
    const [documentUuid = ''] = documentUuids;
    const file = await send(readLoanFile, { params: { uuid } });
    expect(file.tasks).toMatchObject([{ gate: 'income-review' }]);
    expect(file.documents.map((one) => one.uuid)).toEqual(expect.arrayContaining(documentUuids));
    expect(
      (await ask(reviewDocument, { params: { uuid, documentUuid }, body: { outcome: 'REJECTED' } })).json(),
    ).toMatchObject({
      status: 'reason-missing',
    });
    expect(
      (await ask(reviewDocument, { params: { uuid, documentUuid }, body: { outcome: 'ACCEPTED' } })).json(),
    ).toMatchObject({
      document: { review: { outcome: 'ACCEPTED' } },
    });
    const read = {
      outcome: 'EVIDENCED',
      source: 'MANUAL_PAYSTUB',
      employer: 'Harbor Clinic',
      amount: 4538.46,
      period: 'TWO_WEEKS',
      documentUuid,
    };
    expect(
      (await loose(decideIncome, { params: { uuid }, body: { ...read, documentUuid: randomUUID() } })).statusCode,
    ).toBe(404);
    expect((await loose(decideIncome, { params: { uuid }, body: read })).json()).toMatchObject({
      status: { checklistStatus: 'EMPLOYMENT_VERIFICATION' },
      monthlyIncome: expect.closeTo(9833.33, 1) as number,
    });
    expect((await ask(readLoanFile, { params: { uuid } })).json()).toMatchObject({
      tasks: [],
      income: [{ source: 'MANUAL_PAYSTUB', employer: 'Harbor Clinic', state: 'READ' }],
    });
    expect((await loose(decideIncome, { params: { uuid }, body: read })).json()).toMatchObject({
      status: 'outcome-not-possible',
    });
  });

  test('staff return documents with a reason', async () => {
    const { uuid } = await withPaystubs();
    expect(
      (
        await ask(decideIncome, {
          params: { uuid },
          body: { outcome: 'RETURNED', reason: 'OUT_OF_DATE', commentsToBorrower: null },
        })
      ).json(),
    ).toMatchObject({ status: { gate: 'income' }, monthlyIncome: null });
    const fact = await server.context.db
      .selectFrom('fact')
      .select('data')
      .where('application_uuid', '=', uuid)
      .where('type', '=', 'IncomeDocumentsReturned')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(fact.data)).toEqual({ attempt: 1, reason: 'OUT_OF_DATE' });
  });

  test.each([
    ['CONFIRMED', 'SPOKE_TO_EMPLOYER', 'EmploymentConfirmed'],
    ['NOT_CONFIRMED', 'NOT_EMPLOYED', 'EmploymentNotConfirmed'],
  ])('staff record employment that is %s as that fact', async (outcome, reason, type) => {
    const { uuid, documentUuids } = await withPaystubs();
    await ask(decideIncome, {
      params: { uuid },
      body: {
        outcome: 'EVIDENCED',
        source: 'MANUAL_PAYSTUB',
        employer: 'Harbor Clinic',
        amount: 4538.46,
        period: 'TWO_WEEKS',
        documentUuid: documentUuids[0] ?? '',
      },
    });
    await record(
      server.context,
      uuid,
      () => [{ type: 'EmployerContactGiven', data: { contact: 'contact' } }],
      WORKER_META,
    );
    const answer = await ask(resolveReview, { params: { uuid, gate: 'employer' }, body: { outcome, reason } });
    expect(answer.statusCode).toBe(200);
    const facts = await server.context.db
      .selectFrom('fact')
      .select(['type', 'actor_id'])
      .where('application_uuid', '=', uuid)
      .where('type', '=', type)
      .execute();
    expect(facts).toEqual([{ type, actor_id: underwriter.staffUuid }]);
  });

  test.each([
    ['VERIFIED', 'COMPARED', 'VERIFIED', 'CLEARED'],
    ['FAILED_VERIFICATION', 'GLARE', null, 'OPEN'],
  ])('an identity that is %s closes or keeps its condition', async (outcome, reason, result, state) => {
    const walked = await walkToGate(server, 'found', 'income');
    const recordFacts = (...facts: Fact[]) => record(server.context, walked.uuid, () => facts, WORKER_META);
    await recordFacts({
      type: 'IncomeEvidenced',
      data: { attempt: 1, source: 'TRUV_PAYROLL', accepted: 'MATCH', manual: false, matched: true, income: 'income' },
    });
    await recordFacts({
      type: 'ConditionPosted',
      data: {
        id: 'id-failure',
        category: 'ID_VERIFICATION_FAILURE',
        blocks: 'NONE',
        askBorrower: true,
        person: null,
        documents: [],
        text: 'Show your ID again.',
        deadline: null,
      },
    });
    await recordFacts({
      type: 'ConditionPosted',
      data: {
        id: 'of-signer',
        category: 'ID_VERIFICATION_FAILURE',
        blocks: 'NONE',
        askBorrower: true,
        person: 'robin',
        documents: [],
        text: 'Robin must show their ID again.',
        deadline: null,
      },
    });
    await recordFacts({ type: 'IdentityDocumentsSubmitted', data: { documents: ['front'] } });
    await recordFacts({ type: 'IdentityChecked', data: { attempt: 1, result: 'PENDING_REVIEW', reason: null } }).catch(
      () => undefined,
    );
    const row = await server.context.db
      .selectFrom('application')
      .select('projection')
      .where('uuid', '=', walked.uuid)
      .executeTakeFirstOrThrow();
    expect(row.projection.identity.result).toBe('PENDING_REVIEW');
    expect(
      (await ask(resolveReview, { params: { uuid: walked.uuid, gate: 'id-review' }, body: { outcome, reason } }))
        .statusCode,
    ).toBe(200);
    const after = await server.context.db
      .selectFrom('application')
      .select('projection')
      .where('uuid', '=', walked.uuid)
      .executeTakeFirstOrThrow();
    expect(after.projection.identity.result).toBe(result);
    expect(after.projection.conditions['of-signer']?.state, 'a signer’s condition').toBe('ASKED');
    expect((await ask(listConditions, { params: { uuid: walked.uuid } })).json()).toContainEqual(
      expect.objectContaining({ uuid: 'id-failure', state }),
    );
  });
});
