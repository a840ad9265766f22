import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { expectOneTaken } from '../../../test/at-once.ts';
import { accountIn, bankOn } from '../../../test/bank.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { atOrAfter, factsIn, factsOfType } from '../../../test/walk.ts';

onOneDatabase('the bank step', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
  });

  const { atDisburse, bank, send, gateOf, link, confirm } = bankOn(() => server);

  describe('linked', () => {
    test('one account for each link, whatever repeats; the confirmation alone fixes it, and autopay and its confirmation lead to the title [DATA-010, ENUM-014]', async () => {
      const maria = await atDisburse();
      const { linkUuid, answer } = await link(maria, 'user_joint');
      const account = accountIn(answer);
      expect(account).toMatchObject({
        verification: 'VERIFIED',
        method: 'INSTANT',
        mask: expect.stringMatching(/^\d{4}$/),
      });
      const again = await Promise.all(
        [1, 2].map(() =>
          send(maria, 'POST', `links/${linkUuid}/completion`, { publicToken: 'public-sandbox-user_good' }),
        ),
      );
      expect(again.map(accountIn).map(({ uuid }) => uuid)).toEqual([account.uuid, account.uuid]);
      expect(await bank(maria)).toMatchObject({
        disburseAccount: null,
        custodian: null,
        methods: ['INSTANT', 'MICRO_DEPOSIT', 'MANUAL'],
        disbursementAmount: expect.any(Number),
      });
      expect(await factsOfType(server, maria.uuid, 'DisbursementAccountEntered')).toEqual([]);
      expectOneTaken(await Promise.all([confirm(maria, account.uuid), confirm(maria, account.uuid)]));
      expect(await maria.status()).toBe('AUTOPAY_ACCOUNT');
      expect(
        (await factsIn(server, maria.uuid)).slice(-2).map(({ type: name, data }) => [name, JSON.parse(data)]),
      ).toEqual([
        ['DisbursementAccountEntered', { account: account.uuid, method: 'INSTANT' }],
        ['DisbursementAccountVerified', { attempt: 1, by: 'BORROWER' }],
      ]);
      const heloc = (await maria.client.call('GET', `/service-application/api/v1/application/heloc/${maria.uuid}`))
        .body;
      expect(heloc['disburseAccount']).toEqual({
        mask: account.mask,
        accountNumber: account.mask,
        routingNumber: '0008',
      });

      const { autopay } = await bank(maria);
      expect([
        autopay.rateManual - autopay.rateWithDiscount,
        autopay.monthlyPaymentManual > autopay.monthlyPayment,
      ]).toEqual([expect.closeTo(0.0025, 6), true]);
      const choose = {
        paymentMethod: 'AUTOPAY',
        bankAccountUuid: account.uuid,
        authorizationVersion: autopay.authorization.version,
        shown: { monthlyPayment: autopay.monthlyPayment },
      };
      const names = async (body: object) => (await send(maria, 'PUT', 'payment-method', body)).body['status'];
      expect(await names({ ...choose, authorizationVersion: null })).toBe('consent-missing');
      expect(await names({ ...choose, authorizationVersion: '1' })).toBe('consent-outdated');
      expect(await names({ ...choose, bankAccountUuid: null })).toBe('account-not-verified');
      const stale = await send(maria, 'PUT', 'payment-method', { ...choose, shown: { monthlyPayment: 1 } });
      expect([stale.body['status'], stale.body['data']]).toEqual([
        'quote-changed',
        { quote: expect.objectContaining({ monthlyPayment: autopay.monthlyPayment }) },
      ]);
      // Chosen in two tabs at once.
      const version = await maria.version();
      const chosen = await Promise.all([
        send(maria, 'PUT', 'payment-method', choose, version),
        send(maria, 'PUT', 'payment-method', choose, version),
      ]);
      expectOneTaken(chosen);
      expect(chosen.find(({ status }) => status === 200)?.body).toMatchObject({
        status: { checklistStatus: 'VERIFIED_AUTOPAY_ACCOUNT' },
        rate: autopay.rateWithDiscount,
        monthlyPayment: autopay.monthlyPayment,
      });
      expect(await bank(maria)).toMatchObject({ paymentMethod: 'AUTOPAY', autopayAccount: { uuid: account.uuid } });
      const last = await Promise.all([
        send(maria, 'POST', 'autopay-confirmation'),
        send(maria, 'POST', 'autopay-confirmation'),
      ]);
      expectOneTaken(last);
      expect(last.find(({ status }) => status === 200)?.body).toMatchObject({
        status: { checklistStatus: atOrAfter('ORDER_FULL_TITLE') },
      });
      expect(await factsOfType(server, maria.uuid, 'AutopayConfirmed')).toEqual([{ account: account.uuid }]);
    });

    test('changed to paying by hand at the last look: the discount is gone from rate and payment, and no account is kept [ENUM-014]', async () => {
      const maria = await atDisburse();
      const account = accountIn((await link(maria, 'user_good')).answer);
      await confirm(maria, account.uuid);
      const { autopay } = await bank(maria);
      const shown = { shown: { monthlyPayment: autopay.monthlyPayment } };
      await send(maria, 'PUT', 'payment-method', {
        paymentMethod: 'AUTOPAY',
        bankAccountUuid: account.uuid,
        authorizationVersion: autopay.authorization.version,
        ...shown,
      });
      const changed = await send(maria, 'PUT', 'payment-method', {
        paymentMethod: 'MANUAL',
        shown: { monthlyPayment: autopay.monthlyPaymentManual },
      });
      expect(changed.body).toMatchObject({
        status: { checklistStatus: atOrAfter('ORDER_FULL_TITLE') },
        rate: autopay.rateManual,
        discountTypes: [],
      });
      const heloc = (await maria.client.call('GET', `/service-application/api/v1/application/heloc/${maria.uuid}`))
        .body;
      expect([heloc['rate'], heloc['paymentMethod'], (await bank(maria)).autopayAccount]).toEqual([
        autopay.rateManual,
        'MANUAL',
        null,
      ]);
    });

    test("somebody else's account says why and cannot be confirmed, and one that takes no money is refused", async () => {
      const maria = await atDisburse();
      const stranger = accountIn((await link(maria, 'user_stranger')).answer);
      expect(stranger).toMatchObject({
        verification: 'FAILED_VERIFICATION',
        refusal: 'NAME_DIFFERS',
        refusedBecause: expect.stringContaining('differs'),
      });
      expect((await confirm(maria, stranger.uuid)).body['status']).toBe('account-not-verified');
      const { linkUuid, answer } = await link(maria, 'user_card');
      expect(answer.body['status']).toBe('account-not-usable');
      expect((await send(maria, 'POST', `links/${linkUuid}/completion`, {})).body).toMatchObject({
        account: null,
        left: { reason: 'OTHER' },
      });
      expect(await gateOf(maria)).toBe('disburse');
    });
  });
});
