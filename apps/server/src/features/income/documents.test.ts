import { randomUUID } from 'node:crypto';
import { acceptIncome, readEmployerVerification, sendIncomeDocuments } from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { createIncomeActions } from '../../../test/income.ts';
import { FEATURES_WITHOUT_DOCUMENTS } from '../../../test/information.ts';
import { findTablesWith } from '../../../test/stored-text.ts';
import { readAnswers } from '../../records/answers/answers.ts';
import { loadEvidencedIncome } from './evidence.ts';
import { loadIncomeRecords } from './records.ts';
import { returnDocuments } from './staff.ts';

onOneDatabase('income', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true, features: FEATURES_WITHOUT_DOCUMENTS });
  });
  const {
    driveToIncome,
    fetchIncome,
    fetchAllFacts,
    fetchFacts,
    linkAndComplete,
    insertUploads,
    recordAsStaff,
    readPaystubsAsStaff,
  } = createIncomeActions(() => server);

  describe('income lower than stated', () => {
    test('is recorded without a fact, and the same pay from another source adds nothing, until one source carries the offer', async () => {
      const maria = await driveToIncome();
      await linkAndComplete(maria, 'TRUV_PAYROLL', 'user_less');
      expect(await maria.status()).toBe('INCOME_VERIFICATION');
      expect(await fetchIncome(maria)).toMatchObject({
        verifiedIncome: 101_480,
        records: [{ state: 'STORED', amount: 101_480 }],
      });
      await linkAndComplete(maria, 'POINTSERV_TAX', 'user_part');
      expect(await maria.status()).toBe('INCOME_VERIFICATION');
      expect(await fetchIncome(maria)).toMatchObject({
        verifiedIncome: 101_480,
        records: [{ aside: null }, { amount: 70_800, verification: 'VERIFIED', state: 'STORED', aside: 'SAME_INCOME' }],
      });
      const stranger = await linkAndComplete(maria, 'PLAID_TRANSACTIONS', 'user_stranger');
      expect(stranger.body['record']).toMatchObject({
        verification: 'PENDING_REVIEW',
        state: 'STORED',
        aside: 'OTHER_HOLDER',
        amount: 0,
        employer: null,
      });
      expect([
        await maria.status(),
        (await fetchIncome(maria)).verifiedIncome,
        await fetchFacts(maria, 'IncomeEvidenced'),
      ]).toEqual(['INCOME_VERIFICATION', 101_480, []]);
      const tables = [
        'income_link',
        'income_record',
        'income_evidence',
        'sandbox_link',
        'vendor_ledger',
        'fact',
      ] as const;
      expect(await findTablesWith(server, tables, /robin stranger/i)).toEqual([]);
      expect(
        (await loadIncomeRecords(server.context.vault, server.context.db, maria.uuid)).map(
          ({ holders }) => holders?.[0],
        ),
      ).toEqual([expect.stringMatching(/^MARIA /), expect.stringMatching(/^MARIA /), 'ROBIN STRANGER']);
      await linkAndComplete(maria, 'PLAID_TRANSACTIONS', 'user_good');
      expect(await maria.status()).toBe('IDENTITY_VERIFICATION');
      const [fact] = await fetchFacts(maria, 'IncomeEvidenced');
      expect(fact).toMatchObject({ accepted: 'MATCH', matched: true, source: 'PLAID_TRANSACTIONS' });
      expect((await fetchIncome(maria)).records.map((one) => one.state)).toEqual([
        'STORED',
        'STORED',
        'STORED',
        'MATCHED',
      ]);
    });

    test('is accepted as shown with a new price in one transaction, and a changed figure is shown first', async () => {
      const maria = await driveToIncome();
      await linkAndComplete(maria, 'TRUV_PAYROLL', 'user_less');
      const {
        records: [first],
      } = await fetchIncome(maria);
      const recordUuids = [first?.recordUuid ?? ''];
      expect(
        (await maria.answer(acceptIncome, { body: { recordUuids, verifiedIncome: 118_000 } })).body['status'],
      ).toBe('quote-changed');
      expect(
        (await maria.answer(acceptIncome, { body: { recordUuids: [randomUUID()], verifiedIncome: 101_480 } })).body,
      ).toMatchObject({ status: 'quote-changed', data: { verifiedIncome: 101_480 } });
      expect(
        (
          await maria.answer(acceptIncome, {
            body: {
              recordUuids: [...recordUuids, randomUUID()],
              verifiedIncome: 101_480,
            },
          })
        ).body['status'],
      ).toBe('quote-changed');
      expect((await maria.answer(acceptIncome, { body: { recordUuids, verifiedIncome: 101_480 } })).status).toBe(200);
      const after = (await fetchAllFacts(maria)).slice(-2);
      expect(after.map((fact) => fact.type)).toEqual(['IncomeEvidenced', 'OffersPriced']);
      expect(after[0]?.request).toBe(after[1]?.request);
      expect(after[0]?.data).toMatchObject({ accepted: 'BORROWER', matched: false });
      expect((await fetchIncome(maria)).records).toMatchObject([{ state: 'ACCEPTED' }]);
      const { projection } = await server.context.db
        .selectFrom('application')
        .select('projection')
        .where('uuid', '=', maria.uuid)
        .executeTakeFirstOrThrow();
      expect(await loadEvidencedIncome(server.context.vault, server.context.db, maria.uuid, projection)).toBe(101_480);
      expect((await readAnswers(server.context.vault, server.context.db, maria.uuid)).applicant.income.primary).toBe(
        118_000,
      );
    });

    test('nothing found is a failed verification and counts as no income', async () => {
      const maria = await driveToIncome();
      expect((await linkAndComplete(maria, 'PLAID_TRANSACTIONS', 'user_none')).body['record']).toMatchObject({
        verification: 'FAILED_VERIFICATION',
        amount: 0,
      });
      expect(await fetchIncome(maria)).toMatchObject({ verifiedIncome: null });
    });
  });

  describe('documents', () => {
    test('documents must be enough, of the right kind, the borrower’s own, scanned and not refused', async () => {
      const [maria, other] = [await driveToIncome(), await driveToIncome()];
      const send = async (documentUuids: string[]) =>
        (await maria.answer(sendIncomeDocuments, { body: { source: 'MANUAL_PAYSTUB', documentUuids } })).body;
      const [ownUploads, foreignUploads] = [await insertUploads(maria, 1), await insertUploads(other, 1)];
      expect(await send(ownUploads)).toMatchObject({
        status: 'documents-missing',
        message: 'Add the documents asked for: 1 more.',
      });
      expect(await send([...ownUploads, ...foreignUploads])).toMatchObject({ status: 'documents-missing' });
      expect(await send([...ownUploads, ...(await insertUploads(maria, 1, { type: 'PASSPORTFRONT' }))])).toMatchObject({
        status: 'documents-missing',
      });
      expect(await send([...ownUploads, ...(await insertUploads(maria, 1, { state: 'SCANNING' }))])).toMatchObject({
        status: 'documents-missing',
      });
      expect(await send([...ownUploads, ...(await insertUploads(maria, 1, { state: 'REFUSED' }))])).toMatchObject({
        status: 'document-refused',
      });
      expect(await fetchFacts(maria, 'IncomeDocumentsSubmitted')).toEqual([]);
    });

    test('staff read the documents, then the employer is asked', async () => {
      const maria = await driveToIncome();
      expect(await readPaystubsAsStaff(maria)).toBe(9833.33);
      expect(await maria.status()).toBe('EMPLOYMENT_VERIFICATION');
      expect((await fetchFacts(maria, 'IncomeEvidenced'))[0]).toMatchObject({
        accepted: 'STAFF',
        manual: true,
        matched: true,
        source: 'MANUAL_PAYSTUB',
      });
      expect((await fetchIncome(maria)).records).toMatchObject([{ state: 'READ' }]);
      expect((await maria.answer(readEmployerVerification)).body).toMatchObject({
        state: 'NONE',
        employerName: 'Harbor Clinic',
      });
    });

    test('documents wait for staff, cannot be sent twice, and are replaced by a linked source', async () => {
      const maria = await driveToIncome();
      await maria.answer(sendIncomeDocuments, {
        body: { source: 'MANUAL_PAYSTUB', documentUuids: await insertUploads(maria, 2) },
      });
      expect(await maria.fetchStatusReply()).toMatchObject({
        gate: 'income-review',
        explain: { owner: 'US' },
      });
      expect((await fetchIncome(maria)).submittedAt).not.toBeNull();
      expect(
        (
          await maria.answer(sendIncomeDocuments, {
            body: { source: 'MANUAL_PAYSTUB', documentUuids: await insertUploads(maria, 2) },
          })
        ).body['status'],
      ).toBe('not-at-this-step');
      await linkAndComplete(maria, 'TRUV_PAYROLL', 'user_good');
      expect(await maria.status()).toBe('IDENTITY_VERIFICATION');
    });

    test('returned documents show the reader’s note, and every source can be used again', async () => {
      const maria = await driveToIncome();
      await maria.answer(sendIncomeDocuments, {
        body: { source: 'MANUAL_PAYSTUB', documentUuids: await insertUploads(maria, 2) },
      });
      await recordAsStaff(maria, (file) =>
        returnDocuments(server.context, file, {
          reason: 'PAGE_MISSING',
          commentsToBorrower: 'The second page is missing.',
        }),
      );
      expect(await maria.fetchStatusReply()).toMatchObject({ gate: 'income' });
      expect(await fetchIncome(maria)).toMatchObject({
        submittedAt: null,
        returned: { reason: 'The second page is missing.', by: 'STAFF' },
      });
      await maria.answer(sendIncomeDocuments, {
        body: { source: 'MANUAL_PAYSTUB', documentUuids: await insertUploads(maria, 2) },
      });
      expect(await fetchIncome(maria)).toMatchObject({ returned: null });
    });

    test('documents that show less income are priced again with what they show', async () => {
      const maria = await driveToIncome();
      await readPaystubsAsStaff(maria, { amount: 3000 });
      const [evidence, priced] = (await fetchAllFacts(maria)).slice(-2);
      expect([evidence?.data['matched'], priced?.type]).toEqual([false, 'OffersPriced']);
      const { projection } = await server.context.db
        .selectFrom('application')
        .select('projection')
        .where('uuid', '=', maria.uuid)
        .executeTakeFirstOrThrow();
      expect(await loadEvidencedIncome(server.context.vault, server.context.db, maria.uuid, projection)).toBe(78_000);
    });
  });

  test('stores amounts, employers, addresses and link tokens sealed', async () => {
    const maria = await driveToIncome();
    await linkAndComplete(maria, 'PLAID_TRANSACTIONS', 'user_less');
    expect(
      await findTablesWith(
        server,
        ['income_link', 'income_record', 'income_evidence', 'sandbox_link', 'vendor_ledger', 'fact'],
        /101480|Front Range|user-sandbox-|hosted|harborclinic/i,
      ),
    ).toEqual([]);
  });
});
