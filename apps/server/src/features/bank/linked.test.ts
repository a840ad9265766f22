import { choosePaymentMethod, completeBankLink, confirmAutopay, readHeloc } from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { getAccount, createBankActions } from '../../../test/bank.ts';
import { expectOneAccepted } from '../../../test/concurrent-requests.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { statusAtOrAfter, loadFacts, loadFactsOfType } from '../../../test/walk.ts';

onOneDatabase('the bank step', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });

  const { driveToDisburse, fetchBank, fetchAutopay, fetchGate, linkBank, confirmAccount } = createBankActions(
    () => server,
  );

  describe('a linked account', () => {
    test('creates one account per link, sets it only on confirmation, and continues through autopay to the title [DATA-010, ENUM-014]', async () => {
      const maria = await driveToDisburse();
      const { linkUuid, answer } = await linkBank(maria, 'user_joint');
      const account = getAccount(answer);
      expect(account).toMatchObject({
        verification: 'VERIFIED',
        method: 'INSTANT',
        mask: expect.stringMatching(/^\d{4}$/),
      });
      const repeatedLinks = await Promise.all(
        [1, 2].map(() =>
          maria.answer(completeBankLink, { params: { linkUuid }, body: { publicToken: 'public-sandbox-user_good' } }),
        ),
      );
      expect(repeatedLinks.map(getAccount).map(({ uuid }) => uuid)).toEqual([account.uuid, account.uuid]);
      expect(await fetchBank(maria)).toMatchObject({
        disburseAccount: null,
        custodian: null,
        methods: ['INSTANT', 'MICRO_DEPOSIT', 'MANUAL'],
        disbursementAmount: expect.any(Number),
      });
      expect(await loadFactsOfType(server, maria.uuid, 'DisbursementAccountEntered')).toEqual([]);
      expectOneAccepted(await Promise.all([confirmAccount(maria, account.uuid), confirmAccount(maria, account.uuid)]));
      expect(await maria.status()).toBe('AUTOPAY_ACCOUNT');
      expect(
        (await loadFacts(server, maria.uuid)).slice(-2).map(({ type: name, data }) => [name, JSON.parse(data)]),
      ).toEqual([
        ['DisbursementAccountEntered', { account: account.uuid, method: 'INSTANT' }],
        ['DisbursementAccountVerified', { attempt: 1, by: 'BORROWER' }],
      ]);
      const heloc = (await maria.answer(readHeloc)).body;
      expect(heloc['disburseAccount']).toEqual({
        mask: account.mask,
        accountNumber: account.mask,
        routingNumber: '0008',
      });

      const autopay = await fetchAutopay(maria);
      expect([
        autopay.rateManual - autopay.rateWithDiscount,
        autopay.monthlyPaymentManual > autopay.monthlyPayment,
      ]).toEqual([expect.closeTo(0.0025, 6), true]);
      const choose = {
        paymentMethod: 'AUTOPAY',
        bankAccountUuid: account.uuid,
        authorizationVersion: autopay.authorization.version,
        shown: { monthlyPayment: autopay.monthlyPayment },
      } as const;
      const getErrorNames = async (body: object) => (await maria.loose(choosePaymentMethod, { body })).body['status'];
      expect(await getErrorNames({ ...choose, authorizationVersion: null })).toBe('consent-missing');
      expect(await getErrorNames({ ...choose, authorizationVersion: '1' })).toBe('consent-outdated');
      expect(await getErrorNames({ ...choose, bankAccountUuid: null })).toBe('account-not-verified');
      const stale = await maria.answer(choosePaymentMethod, { body: { ...choose, shown: { monthlyPayment: 1 } } });
      expect([stale.body['status'], stale.body['data']]).toEqual([
        'quote-changed',
        { quote: expect.objectContaining({ monthlyPayment: autopay.monthlyPayment }) },
      ]);
      // Chosen in two tabs at the same time.
      const version = await maria.version();
      const chosen = await Promise.all([
        maria.answer(choosePaymentMethod, { version, body: choose }),
        maria.answer(choosePaymentMethod, { version, body: choose }),
      ]);
      expectOneAccepted(chosen);
      expect(chosen.find(({ status }) => status === 200)?.body).toMatchObject({
        status: { checklistStatus: 'VERIFIED_AUTOPAY_ACCOUNT' },
        rate: autopay.rateWithDiscount,
        monthlyPayment: autopay.monthlyPayment,
      });
      expect(await fetchBank(maria)).toMatchObject({
        paymentMethod: 'AUTOPAY',
        autopayAccount: { uuid: account.uuid },
      });
      const last = await Promise.all([maria.answer(confirmAutopay), maria.answer(confirmAutopay)]);
      expectOneAccepted(last);
      expect(last.find(({ status }) => status === 200)?.body).toMatchObject({
        status: { checklistStatus: statusAtOrAfter('ORDER_FULL_TITLE') },
      });
      expect(await loadFactsOfType(server, maria.uuid, 'AutopayConfirmed')).toEqual([{ account: account.uuid }]);
    });

    test('removes the autopay discount and account when the borrower changes to manual payments [ENUM-014]', async () => {
      const maria = await driveToDisburse();
      const account = getAccount((await linkBank(maria, 'user_good')).answer);
      await confirmAccount(maria, account.uuid);
      const autopay = await fetchAutopay(maria);
      const shown = { shown: { monthlyPayment: autopay.monthlyPayment } };
      await maria.answer(choosePaymentMethod, {
        body: {
          paymentMethod: 'AUTOPAY',
          bankAccountUuid: account.uuid,
          authorizationVersion: autopay.authorization.version,
          ...shown,
        },
      });
      const changed = await maria.answer(choosePaymentMethod, {
        body: {
          paymentMethod: 'MANUAL',
          shown: { monthlyPayment: autopay.monthlyPaymentManual },
        },
      });
      expect(changed.body).toMatchObject({
        status: { checklistStatus: statusAtOrAfter('ORDER_FULL_TITLE') },
        rate: autopay.rateManual,
        discountTypes: [],
      });
      const heloc = (await maria.answer(readHeloc)).body;
      expect([heloc['rate'], heloc['paymentMethod'], (await fetchBank(maria)).autopayAccount]).toEqual([
        autopay.rateManual,
        'MANUAL',
        null,
      ]);
    });

    test("refuses to confirm another person's account, and refuses one that can’t receive money", async () => {
      const maria = await driveToDisburse();
      const stranger = getAccount((await linkBank(maria, 'user_stranger')).answer);
      expect(stranger).toMatchObject({
        verification: 'FAILED_VERIFICATION',
        refusal: 'NAME_DIFFERS',
        refusedBecause: expect.stringContaining('doesn’t match'),
      });
      expect((await confirmAccount(maria, stranger.uuid)).body['status']).toBe('account-not-verified');
      const { linkUuid, answer } = await linkBank(maria, 'user_card');
      expect(answer.body['status']).toBe('account-not-usable');
      expect((await maria.answer(completeBankLink, { params: { linkUuid }, body: {} })).body).toMatchObject({
        account: null,
        left: { reason: 'OTHER' },
      });
      expect(await fetchGate(maria)).toBe('disburse');
    });
  });
});
