import { randomUUID } from 'node:crypto';
import { completeIncomeLink, leaveIncomeLink, readIncomeLink, readLink, startIncomeLink } from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { incomeOn } from '../../../test/income.ts';
import { WITHOUT_PAPERS } from '../../../test/information.ts';
import type { Walked } from '../../../test/walk.ts';
import { orderFault } from '../../vendors/faults.ts';

onOneDatabase('income', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true, features: WITHOUT_PAPERS });
  });
  const { atIncome, income, factsOf, of, linkAs, complete, showAs } = incomeOn(() => server);

  describe('linked', () => {
    test('offers the ways to show income, the fastest first, and says what was stated [ENUM-023, DATA-039]', async () => {
      const maria = await atIncome();
      expect(await maria.status()).toBe('INCOME_VERIFICATION');
      const seen = await income(maria);
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
        'manual-paystub',
        'other',
      ]);
    });

    test.each(['TRUV_PAYROLL', 'PLAID_TRANSACTIONS', 'POINTSERV_TAX'] as const)(
      '%s that carries the offer is the fact of a match, and the file goes on [APP-022]',
      async (source) => {
        const maria = await atIncome();
        const answer = await showAs(maria, source, 'user_good');
        expect(answer.body).toMatchObject({
          status: { checklistStatus: 'IDENTITY_VERIFICATION' },
          record: { source, amount: 118_000, verification: 'VERIFIED', state: 'MATCHED' },
          left: null,
        });
        const fact = (await factsOf(maria)).find(({ type }) => type === 'IncomeEvidenced');
        expect(fact).toMatchObject({
          actor: 'worker',
          data: { accepted: 'MATCH', matched: true, manual: false, source, attempt: 1 },
        });
        expect((await maria.standing()).uwSubDecision).toBe('VERIFIED_INCOME_MATCHED_OFFER');
      },
    );

    test('brings one record for each link, whatever repeats: another tab, a reload, both at once [SCREEN-036]', async () => {
      const maria = await atIncome();
      const link = await linkAs(maria, 'TRUV_PAYROLL', 'user_less');
      const answers = await Promise.all([complete(maria, link), complete(maria, link), complete(maria, link)]);
      const again = await complete(maria, link);
      expect([...answers, again].map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
      expect(
        new Set([...answers, again].map((answer) => (answer.body['record'] as { recordUuid: string }).recordUuid)).size,
      ).toBe(1);
      expect((await income(maria)).records).toHaveLength(1);
      expect(
        (await server.context.vendors.gateway.ledger.of(maria.uuid)).filter((row) => row.op === 'income.read'),
      ).toHaveLength(1);
      expect((await showAs(maria, 'POINTSERV_TAX', 'user_good')).status).toBe(200);
      expect((await complete(maria, link)).body['record']).toMatchObject({ state: 'STORED', aside: 'SAME_INCOME' });
      expect(await of(maria, 'IncomeEvidenced')).toHaveLength(1);
    });

    test('comes back to the page of its source, found by the state id, and by nobody else [SCREEN-036, SCREEN-080]', async () => {
      const [maria, other] = [await atIncome(), await atIncome()];
      const bank = await linkAs(maria, 'PLAID_TRANSACTIONS', 'user_good');
      const tax = await linkAs(maria, 'POINTSERV_TAX', 'user_good');
      expect([bank.returnUrl.pathname, tax.returnUrl.pathname]).toEqual([
        '/account/heloc/plaid-oauth-success',
        `/account/heloc/${maria.uuid}/income/pointserv-callback`,
      ]);
      const at = (who: Walked, stateId: string) => who.client.answer(readLink, { params: { oauthStateId: stateId } });
      expect((await at(maria, bank.stateId)).body).toMatchObject({
        applicationUuid: maria.uuid,
        purpose: 'INCOME',
        link: { linkUuid: bank.linkUuid, state: 'OPEN', mode: 'redirect' },
      });
      await complete(maria, bank);
      expect((await at(maria, bank.stateId)).body).toMatchObject({ link: { state: 'DONE', url: null } });
      for (const [who, id] of [
        [other, bank.stateId],
        [maria, randomUUID()],
        [maria, 'nothing'],
      ] as const)
        expect((await at(who, id)).body['status']).toBe('not-found');
      expect((await other.answer(readIncomeLink, { params: { linkUuid: bank.linkUuid } })).body['status']).toBe(
        'not-found',
      );
    });

    test('refuses an answer that belongs to another connection, a link that is over, and a source that is not offered', async () => {
      const maria = await atIncome();
      const [one, two] = [
        await linkAs(maria, 'TRUV_PAYROLL', 'user_good'),
        await linkAs(maria, 'PLAID_TRANSACTIONS', 'user_good'),
      ];
      expect((await complete(maria, { linkUuid: one.linkUuid, stateId: two.stateId })).body['status']).toBe(
        'link-mismatch',
      );
      await server.context.db
        .updateTable('income_link')
        .set({ expires_at: new Date(0) })
        .where('uuid', '=', one.linkUuid)
        .execute();
      expect((await complete(maria, one)).body['status']).toBe('link-expired');
      expect((await maria.answer(readIncomeLink, { params: { linkUuid: one.linkUuid } })).body).toMatchObject({
        state: 'EXPIRED',
        url: null,
      });
      for (const source of ['TRUV_FINANCIAL_ACCOUNTS', 'EMPINFO', 'UNKNOWN'])
        expect((await maria.loose(startIncomeLink, { body: { source } })).body['status']).toBe('source-not-offered');
      expect((await income(maria)).records).toEqual([]);
    });

    test.each([
      ['close', 'CLOSED', 'TRY_AGAIN'],
      ['not-found', 'NOT_FOUND', 'ANOTHER_SOURCE'],
      ['mfa', 'MFA_FAILED', 'TRY_AGAIN'],
      ['down', 'INSTITUTION_DOWN', 'WAIT'],
      ['locked', 'LOCKED', 'ANOTHER_SOURCE'],
    ])('a link left by %s says %s, and what makes sense now [SCREEN-078, SCREEN-073]', async (exit, reason, first) => {
      const maria = await atIncome();
      for (const source of ['TRUV_PAYROLL', 'PLAID_TRANSACTIONS'] as const) {
        const link = await linkAs(maria, source, exit);
        const answer = await complete(maria, link);
        expect(answer.body).toMatchObject({ record: null, left: { reason, source } });
        expect((answer.body['left'] as { nextActions: string[] }).nextActions[0]).toBe(first);
        expect((await complete(maria, link)).body['left']).toEqual(answer.body['left']);
        expect(
          (await maria.answer(leaveIncomeLink, { params: { linkUuid: link.linkUuid }, body: { reason: 'CLOSED' } }))
            .body['nextActions'],
        ).toContain('TRY_AGAIN');
      }
      expect((await income(maria)).left).toMatchObject({ reason });
      expect(await maria.status()).toBe('INCOME_VERIFICATION');
    });

    test('a source that is still reading is shown as being read, and settles by itself', async () => {
      const maria = await atIncome();
      const answer = await showAs(maria, 'TRUV_PAYROLL', 'user_slow');
      expect(answer.body['record']).toMatchObject({ verification: 'PENDING_REVIEW' });
      await expect.poll(maria.status).toBe('IDENTITY_VERIFICATION');
      expect((await income(maria)).records).toMatchObject([
        { verification: 'VERIFIED', state: 'MATCHED', amount: 118_000 },
      ]);
      expect(await of(maria, 'IncomeEvidenced')).toHaveLength(1);
    });

    const MODES = ['timeout', '5xx', 'malformed', 'late', 'duplicate', 'slow'] as const;
    /** Each link completed under its own fault, and all of them wait together for the next try. */
    let faulty: Promise<Record<string, Walked>> | undefined;
    const completedUnderFaults = () =>
      (faulty ??= (async () => {
        const links = await Promise.all(
          MODES.map(async (mode) => {
            const maria = await atIncome();
            return { mode, maria, link: await linkAs(maria, 'TRUV_PAYROLL', 'user_good') };
          }),
        );
        for (const { mode, maria, link } of links) {
          await orderFault(server.context.db, 'income', mode, 1, 0.2);
          expect((await complete(maria, link)).status).toBe(200);
        }
        return Object.fromEntries(links.map(({ mode, maria }) => [mode, maria]));
      })());

    test.each(MODES)('an answer that is %s is still one record and one fact', async (mode) => {
      const maria = (await completedUnderFaults())[mode]!;
      expect(
        await server.context.db.selectFrom('sandbox_fault').select('mode').where('remaining', '>', 0).execute(),
      ).toEqual([]);
      await expect.poll(maria.status).toBe('IDENTITY_VERIFICATION');
      expect([(await income(maria)).records.length, (await of(maria, 'IncomeEvidenced')).length]).toEqual([1, 1]);
    });

    test('what the person brought back is kept for the question that is put again', async () => {
      const maria = await atIncome();
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

    test('a link that cannot be begun says so and leaves nothing behind', async () => {
      const maria = await atIncome();
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
