import { randomUUID } from 'node:crypto';
import { acceptIncome, giveEmployerContact, confirmEmploymentCode, readEmployerVerification } from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { createIncomeActions } from '../../../test/income.ts';
import { FEATURES_WITHOUT_DOCUMENTS } from '../../../test/information.ts';
import { countCode } from '../../kernel/http/index.ts';
import { incomeProviders } from '../../vendors/income/providers.ts';
import { readOutbox } from '../../vendors/outbox.ts';
import { isAddressVerified, readContact } from './employer.ts';
import { confirmEmployment } from './jobs.ts';
import { recordEmployerCall } from './staff.ts';

onOneDatabase('income', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true, features: FEATURES_WITHOUT_DOCUMENTS });
  });
  const { driveToIncome, fetchIncome, fetchFacts, linkAndComplete, recordAsStaff, readPaystubsAsStaff } =
    createIncomeActions(() => server);

  describe('employment', () => {
    const CONTACT = {
      way: 'CONTACT',
      employerName: 'Harbor Clinic',
      contactName: 'Pat Lee',
      phoneNumber: '(303) 555-0142',
      workEmail: '',
      contactConsent: true,
    } as const;

    test('asks the employer, who confirms [ROUTE-052]', async () => {
      const maria = await driveToIncome();
      await readPaystubsAsStaff(maria);
      expect(
        (await maria.answer(giveEmployerContact, { body: { ...CONTACT, contactConsent: false } })).body['status'],
      ).toBe('consent-missing');
      expect(
        (await maria.answer(giveEmployerContact, { body: { ...CONTACT, phoneNumber: '' } })).body['errors'],
      ).toMatchObject([{ field: 'phoneNumber', message: 'Enter a work phone number or email' }]);
      expect((await maria.answer(giveEmployerContact, { body: CONTACT })).status).toBe(200);
      await expect.poll(maria.status).toBe('IDENTITY_VERIFICATION');
      expect((await fetchFacts(maria, 'EmploymentConfirmed'))[0]).toMatchObject({ by: 'EMPLOYER', attempt: 1 });
      expect((await maria.answer(readEmployerVerification)).body).toMatchObject({
        state: 'CONFIRMED',
        phoneNumber: '3035550142',
      });
    });

    test('returns to income with the reason when the employer does not confirm, and counts nothing read before', async () => {
      const maria = await driveToIncome();
      await readPaystubsAsStaff(maria);
      await maria.answer(giveEmployerContact, { body: { ...CONTACT, employerName: 'Gone Industries' } });
      await expect.poll(maria.status).toBe('INCOME_VERIFICATION');
      const now = await fetchIncome(maria);
      expect(now).toMatchObject({
        returned: { by: 'EMPLOYER', reason: 'Your employer didn’t confirm that you work there.' },
        verifiedIncome: null,
        records: [{ state: 'READ', verification: 'FAILED_VERIFICATION' }],
      });
      expect(
        (
          await maria.answer(acceptIncome, {
            body: {
              recordUuids: now.records.map((one) => one.recordUuid),
              verifiedIncome: 118_000,
            },
          })
        ).body['status'],
      ).toBe('quote-changed');
      await linkAndComplete(maria, 'POINTSERV_TAX', 'user_little');
      expect([await maria.status(), (await fetchIncome(maria)).verifiedIncome]).toEqual([
        'INCOME_VERIFICATION',
        23_600,
      ]);
    });

    test('asks a silent employer once, and another contact is a new request', async () => {
      const maria = await driveToIncome();
      await readPaystubsAsStaff(maria);
      await maria.answer(giveEmployerContact, { body: { ...CONTACT, employerName: 'Silent Works' } });
      await expect
        .poll(
          async () =>
            (await server.context.vendors.gateway.ledger.list(maria.uuid)).filter(
              (row) => row.op === 'income.confirmEmployment',
            ).length,
        )
        .toBe(1);
      expect((await maria.answer(readEmployerVerification)).body).toMatchObject({
        state: 'ASKED',
        contactName: 'Pat Lee',
        employerName: 'Silent Works',
      });
      expect((await maria.answer(giveEmployerContact, { body: CONTACT })).status).toBe(200);
      await expect.poll(maria.status).toBe('IDENTITY_VERIFICATION');
      expect([
        (await fetchFacts(maria, 'EmployerContactGiven')).length,
        (await fetchFacts(maria, 'EmploymentConfirmed')).length,
      ]).toEqual([1, 1]);
    });

    test('staff confirm employment when no vendor does', async () => {
      const maria = await driveToIncome();
      await readPaystubsAsStaff(maria);
      await maria.answer(giveEmployerContact, { body: { ...CONTACT, employerName: 'Silent Works' } });
      const staffOnly = {
        ...server.context,
        vendors: { ...server.context.vendors, income: incomeProviders({ sandbox: null, plaid: null }) },
      };
      await confirmEmployment({ uuid: maria.uuid, gate: 'employer', attempt: 1, key: 'asked' }, staffOnly);
      expect([await maria.status(), await fetchFacts(maria, 'EmploymentConfirmed')]).toEqual([
        'EMPLOYMENT_VERIFICATION',
        [],
      ]);
      await recordAsStaff(maria, (file) => recordEmployerCall(server.context, file, null));
      expect(await maria.status()).toBe('IDENTITY_VERIFICATION');
    });

    test('refuses another code to a work address that got too many from all borrowers', async () => {
      const maria = await driveToIncome();
      await readPaystubsAsStaff(maria);
      const email = `maria.${randomUUID().slice(0, 8)}@harborclinic.example`;
      const own = { ...CONTACT, way: 'WORK_EMAIL', contactName: '', phoneNumber: '' } as const;
      await countCode(server.context, email);
      // All codes of this quarter of an hour and the next are sent.
      const spent = await server.context.db
        .updateTable('rate_count')
        .set({ count: 5 * server.context.config.quotas })
        .where('key', 'like', 'code %')
        .returningAll()
        .execute();
      const next = spent.map((row) => ({ ...row, window_start: new Date(row.window_start.getTime() + 900_000) }));
      await server.context.db.insertInto('rate_count').values(next).execute();
      const refused = await maria.answer(giveEmployerContact, { body: { ...own, workEmail: email.toUpperCase() } });
      expect(refused.body['status']).toBe('too-many-requests');
      expect((await maria.answer(readEmployerVerification)).body).toMatchObject({ workEmail: null });
      const other = await maria.answer(giveEmployerContact, { body: { ...own, workEmail: `other.${email}` } });
      expect(other.status).toBe(200);
    });

    test('emails a work address a code with five tries, and leaves the decision to staff', async () => {
      const maria = await driveToIncome();
      await readPaystubsAsStaff(maria);
      const email = `maria.${randomUUID().slice(0, 8)}@harborclinic.example`;
      const own = {
        way: 'WORK_EMAIL',
        employerName: 'Harbor Clinic',
        contactName: '',
        phoneNumber: '',
        workEmail: email,
        contactConsent: true,
      } as const;
      expect(
        (await maria.answer(giveEmployerContact, { body: { ...own, workEmail: 'maria@gmail.com' } })).body['errors'],
      ).toMatchObject([{ field: 'workEmail' }]);
      await maria.answer(giveEmployerContact, { body: own });
      const fetchEmails = () => readOutbox(server.context.db, server.context.vault, email);
      await expect.poll(async () => (await fetchEmails()).length).toBe(1);
      const code = (await fetchEmails())[0]?.codes[0] ?? '';
      expect((await maria.answer(readEmployerVerification)).body).toMatchObject({
        state: 'CODE_SENT',
        workEmail: email,
      });
      const wrongCode = code === '000000' ? '000001' : '000000';
      for (let n = 0; n < 5; n += 1)
        expect((await maria.answer(confirmEmploymentCode, { body: { code: wrongCode } })).body['status']).toBe(
          'code-wrong',
        );
      expect((await maria.answer(confirmEmploymentCode, { body: { code } })).body['status']).toBe('code-expired');
      await maria.answer(giveEmployerContact, { body: own });
      await expect.poll(async () => (await fetchEmails()).length).toBe(2);
      const isVerified = async () => {
        const contact = await readContact(server.context.vault, server.context.db, maria.uuid);
        return contact !== null && isAddressVerified(contact);
      };
      expect(await isVerified(), 'the code is not entered yet').toBe(false);
      const next = (await fetchEmails())[0]?.codes[0] ?? '';
      expect(
        (await maria.answer(confirmEmploymentCode, { body: { code: `${next.slice(0, 3)} ${next.slice(3)}` } })).body,
      ).toMatchObject({
        status: { checklistStatus: 'EMPLOYMENT_VERIFICATION' },
      });
      expect([
        await fetchFacts(maria, 'EmploymentConfirmed'),
        (await maria.answer(readEmployerVerification)).body,
      ]).toMatchObject([[], { state: 'ASKED', way: 'WORK_EMAIL' }]);
      const again = await maria.answer(confirmEmploymentCode, { body: { code: next } });
      expect(again.body, 'a second tab enters the same code').toMatchObject({
        status: { checklistStatus: 'EMPLOYMENT_VERIFICATION' },
      });
      await recordAsStaff(maria, (file) => recordEmployerCall(server.context, file, null));
      expect([await maria.status(), (await fetchFacts(maria, 'EmploymentConfirmed'))[0]]).toMatchObject([
        'IDENTITY_VERIFICATION',
        { by: 'STAFF' },
      ]);
      expect(await fetchFacts(maria, 'EmployerContactGiven')).toHaveLength(1);
      expect(await isVerified(), 'the answer leaves the address verified').toBe(true);
    });
  });
});
