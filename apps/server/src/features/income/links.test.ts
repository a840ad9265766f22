import { randomUUID } from 'node:crypto';
import type { Brand } from '@lintel/brands';
import {
  completeIncomeLink,
  leaveIncomeLink,
  readIncomeLink,
  readLink,
  readOffers,
  startIncomeLink,
} from '@lintel/contract';
import { EMPLOYMENT_TYPES, type EmploymentType } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { createIncomeActions } from '../../../test/income.ts';
import { FEATURES_WITHOUT_DOCUMENTS } from '../../../test/information.ts';
import type { WalkedLoan } from '../../../test/walk.ts';
import { replaceRefs } from '../../records/answers/details.ts';
import { readAnswers, saveApplicant } from '../../records/answers/index.ts';
import { orderFault } from '../../vendors/faults.ts';
import { isVerifiedByLink } from './methods.ts';

onOneDatabase('income', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true, features: FEATURES_WITHOUT_DOCUMENTS });
  });
  const { driveToIncome, fetchIncome, fetchAllFacts, fetchFacts, linkIncome, completeLink, linkAndComplete } =
    createIncomeActions(() => server);

  describe('a linked income source', () => {
    test('lists the sources, fastest first, with the stated income [ENUM-023]', async () => {
      const maria = await driveToIncome();
      expect(await maria.status()).toBe('INCOME_VERIFICATION');
      const seen = await fetchIncome(maria);
      expect(seen).toMatchObject({
        statedIncome: 118_000,
        offerIncome: 118_000,
        verifiedIncome: null,
        records: [],
        left: null,
        submittedAt: null,
        returned: null,
      });
      expect(seen.methods.map((method) => method.slug)).toEqual([
        'truv-payroll',
        'plaid-transactions',
        'pointserv-tax',
        'other',
        'manual-paystub',
      ]);
    });

    test('is offered for the employments that the lender verifies, and everyone can send documents [ENUM-003, OP-B-005]', async () => {
      const walked = await driveToIncome();
      const { vault, db, config } = server.context;
      const answerEmployment = async (employmentType: EmploymentType) => {
        const { applicant } = await readAnswers(vault, db, walked.uuid);
        const profile = await saveApplicant(vault, db, walked.uuid, { ...applicant, employmentType });
        await replaceRefs(db, walked.uuid, { profile_ref: profile, updated_at: new Date() });
      };
      const linked: EmploymentType[] = [];
      for (const employment of EMPLOYMENT_TYPES) {
        await answerEmployment(employment);
        const sources = (await fetchIncome(walked)).methods.map((method) => method.source);
        expect(sources).toEqual(expect.arrayContaining(['MANUAL_PAYSTUB', 'OTHER']));
        if (sources.includes('TRUV_PAYROLL')) linked.push(employment);
      }
      expect(linked).toEqual([
        'FULL_TIME',
        'PART_TIME',
        'RETIRED',
        'SELF_EMPLOYED',
        'SEPARATE_MAINTENANCE_PAYMENTS',
        'UNEMPLOYED',
      ]);
      await answerEmployment('ALIMONY');
      expect((await walked.loose(startIncomeLink, { body: { source: 'TRUV_PAYROLL' } })).body['status']).toBe(
        'source-not-offered',
      );
      expect((await walked.send(readOffers)).incomeRequestRecords).toEqual([
        { source: 'OTHER', methods: ['UPLOAD'] },
        { source: 'MANUAL_PAYSTUB', methods: ['UPLOAD'] },
      ]);
      const brands = config.brands.map((brand): Brand => ({ ...brand, verifiedEmployments: ['RETIRED'] }));
      const retiredOnly = { config: { ...config, brands } };
      expect(isVerifiedByLink(retiredOnly, 'FIGURE', 'RETIRED')).toBe(true);
      expect(isVerifiedByLink(retiredOnly, 'FIGURE', 'FULL_TIME')).toBe(false);
    });

    test.each(['TRUV_PAYROLL', 'PLAID_TRANSACTIONS', 'POINTSERV_TAX'] as const)(
      '%s that carries the offer records a match and completes the step [APP-022]',
      async (source) => {
        const maria = await driveToIncome();
        const answer = await linkAndComplete(maria, source, 'user_good');
        expect(answer.body).toMatchObject({
          status: { checklistStatus: 'IDENTITY_VERIFICATION' },
          record: { source, amount: 118_000, verification: 'VERIFIED', state: 'MATCHED' },
          left: null,
        });
        const fact = (await fetchAllFacts(maria)).find(({ type }) => type === 'IncomeEvidenced');
        expect(fact).toMatchObject({
          actor: 'worker',
          data: { accepted: 'MATCH', matched: true, manual: false, source, attempt: 1 },
        });
        expect((await maria.fetchStatusReply()).uwSubDecision).toBe('VERIFIED_INCOME_MATCHED_OFFER');
      },
    );

    test('creates one record per link, whatever repeats: another tab, a reload or both [SCREEN-036]', async () => {
      const maria = await driveToIncome();
      const link = await linkIncome(maria, 'TRUV_PAYROLL', 'user_less');
      const answers = await Promise.all([
        completeLink(maria, link),
        completeLink(maria, link),
        completeLink(maria, link),
      ]);
      const repeated = await completeLink(maria, link);
      expect([...answers, repeated].map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
      expect(
        new Set([...answers, repeated].map((answer) => (answer.body['record'] as { recordUuid: string }).recordUuid))
          .size,
      ).toBe(1);
      expect((await fetchIncome(maria)).records).toHaveLength(1);
      expect(
        (await server.context.vendors.gateway.ledger.list(maria.uuid)).filter((row) => row.op === 'income.read'),
      ).toHaveLength(1);
      expect((await linkAndComplete(maria, 'POINTSERV_TAX', 'user_good')).status).toBe(200);
      expect((await completeLink(maria, link)).body['record']).toMatchObject({ state: 'STORED', aside: 'SAME_INCOME' });
      expect(await fetchFacts(maria, 'IncomeEvidenced')).toHaveLength(1);
    });

    test('is found by its state id on the page of its source, only by its own borrower [SCREEN-036, SCREEN-080]', async () => {
      const [maria, other] = [await driveToIncome(), await driveToIncome()];
      const bank = await linkIncome(maria, 'PLAID_TRANSACTIONS', 'user_good');
      const tax = await linkIncome(maria, 'POINTSERV_TAX', 'user_good');
      expect([bank.returnUrl.pathname, tax.returnUrl.pathname]).toEqual([
        '/account/heloc/plaid-oauth-success',
        `/account/heloc/${maria.uuid}/income/pointserv-callback`,
      ]);
      const readReturnPage = (walked: WalkedLoan, stateId: string) =>
        walked.client.answer(readLink, { params: { oauthStateId: stateId } });
      expect((await readReturnPage(maria, bank.stateId)).body).toMatchObject({
        applicationUuid: maria.uuid,
        purpose: 'INCOME',
        link: { linkUuid: bank.linkUuid, state: 'OPEN', mode: 'redirect' },
      });
      await completeLink(maria, bank);
      expect((await readReturnPage(maria, bank.stateId)).body).toMatchObject({ link: { state: 'DONE', url: null } });
      for (const [walked, id] of [
        [other, bank.stateId],
        [maria, randomUUID()],
        [maria, 'nothing'],
      ] as const)
        expect((await readReturnPage(walked, id)).body['status']).toBe('not-found');
      expect((await other.answer(readIncomeLink, { params: { linkUuid: bank.linkUuid } })).body['status']).toBe(
        'not-found',
      );
    });

    test('refuses the answer of another link, an ended link, and a source that is not offered', async () => {
      const maria = await driveToIncome();
      const [one, two] = [
        await linkIncome(maria, 'TRUV_PAYROLL', 'user_good'),
        await linkIncome(maria, 'PLAID_TRANSACTIONS', 'user_good'),
      ];
      expect((await completeLink(maria, { linkUuid: one.linkUuid, stateId: two.stateId })).body['status']).toBe(
        'link-mismatch',
      );
      await server.context.db
        .updateTable('income_link')
        .set({ expires_at: new Date(0) })
        .where('uuid', '=', one.linkUuid)
        .execute();
      expect((await completeLink(maria, one)).body['status']).toBe('link-expired');
      expect((await maria.answer(readIncomeLink, { params: { linkUuid: one.linkUuid } })).body).toMatchObject({
        state: 'EXPIRED',
        url: null,
      });
      for (const source of ['TRUV_FINANCIAL_ACCOUNTS', 'EMPINFO', 'UNKNOWN'])
        expect((await maria.loose(startIncomeLink, { body: { source } })).body['status']).toBe('source-not-offered');
      expect((await fetchIncome(maria)).records).toEqual([]);
    });

    test.each([
      ['close', 'CLOSED', 'TRY_AGAIN'],
      ['not-found', 'NOT_FOUND', 'ANOTHER_SOURCE'],
      ['mfa', 'MFA_FAILED', 'TRY_AGAIN'],
      ['down', 'INSTITUTION_DOWN', 'WAIT'],
      ['locked', 'LOCKED', 'ANOTHER_SOURCE'],
    ])('a link ended by %s returns %s and what to do next [SCREEN-078, SCREEN-073]', async (exit, reason, first) => {
      const maria = await driveToIncome();
      for (const source of ['TRUV_PAYROLL', 'PLAID_TRANSACTIONS'] as const) {
        const link = await linkIncome(maria, source, exit);
        const answer = await completeLink(maria, link);
        expect(answer.body).toMatchObject({ record: null, left: { reason, source } });
        expect((answer.body['left'] as { nextActions: string[] }).nextActions[0]).toBe(first);
        expect((await completeLink(maria, link)).body['left']).toEqual(answer.body['left']);
        expect(
          (await maria.answer(leaveIncomeLink, { params: { linkUuid: link.linkUuid }, body: { reason: 'CLOSED' } }))
            .body['nextActions'],
        ).toContain('TRY_AGAIN');
      }
      expect((await fetchIncome(maria)).left).toMatchObject({ reason });
      expect(await maria.status()).toBe('INCOME_VERIFICATION');
    });

    test('a source still in progress is shown as pending, and completes later', async () => {
      const maria = await driveToIncome();
      const answer = await linkAndComplete(maria, 'TRUV_PAYROLL', 'user_slow');
      expect(answer.body['record']).toMatchObject({ verification: 'PENDING_REVIEW' });
      await expect.poll(maria.status).toBe('IDENTITY_VERIFICATION');
      expect((await fetchIncome(maria)).records).toMatchObject([
        { verification: 'VERIFIED', state: 'MATCHED', amount: 118_000 },
      ]);
      expect(await fetchFacts(maria, 'IncomeEvidenced')).toHaveLength(1);
    });

    const MODES = ['timeout', '5xx', 'malformed', 'late', 'duplicate', 'slow'] as const;
    /** Each link completed under its own fault, and all of them wait together for the next try. */
    let faulty: Promise<Record<string, WalkedLoan>> | undefined;
    const completeUnderFaults = () =>
      (faulty ??= (async () => {
        const links = await Promise.all(
          MODES.map(async (mode) => {
            const maria = await driveToIncome();
            return { mode, maria, link: await linkIncome(maria, 'TRUV_PAYROLL', 'user_good') };
          }),
        );
        for (const { mode, maria, link } of links) {
          await orderFault(server.context.db, 'income', mode, 1, 0.2);
          expect((await completeLink(maria, link)).status).toBe(200);
        }
        return Object.fromEntries(links.map(({ mode, maria }) => [mode, maria]));
      })());

    test.each(MODES)('an answer that is %s makes one record and one fact', async (mode) => {
      const maria = (await completeUnderFaults())[mode]!;
      expect(
        await server.context.db.selectFrom('sandbox_fault').select('mode').where('remaining', '>', 0).execute(),
      ).toEqual([]);
      await expect.poll(maria.status).toBe('IDENTITY_VERIFICATION');
      expect([(await fetchIncome(maria)).records.length, (await fetchFacts(maria, 'IncomeEvidenced')).length]).toEqual([
        1, 1,
      ]);
    });

    test('saves the borrower’s token for the retried request', async () => {
      const maria = await driveToIncome();
      const { linkUuid } = await maria.send(startIncomeLink, { body: { source: 'TRUV_PAYROLL' } });
      await orderFault(server.context.db, 'income', '5xx', 1, 0);
      const answer = await maria.answer(completeIncomeLink, {
        params: { linkUuid },
        body: {
          publicToken: 'public-sandbox-user_good',
        },
      });
      expect(answer.body['record']).toMatchObject({ verification: 'PENDING_REVIEW' });
      await expect.poll(maria.status).toBe('IDENTITY_VERIFICATION');
    });

    test('a link that cannot start returns an error and leaves nothing behind', async () => {
      const maria = await driveToIncome();
      await orderFault(server.context.db, 'income', '5xx', 1, 0);
      expect((await maria.answer(startIncomeLink, { body: { source: 'TRUV_PAYROLL' } })).body['status']).toBe(
        'vendor-unavailable',
      );
      expect(
        await server.context.db
          .selectFrom('income_link')
          .select('uuid')
          .where('application_uuid', '=', maria.uuid)
          .execute(),
      ).toEqual([]);
    });
  });
});
