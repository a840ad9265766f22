import { readBank, readLink, completeBankLink, readStatus } from '@lintel/contract';
import { AUTHORIZATION_VERSION, autopayAuthorization } from '@lintel/domain';
import { buildUrl } from '../apps/server/src/sandbox/client.ts';
import { matchUrl, answered, seenAt, type Step } from './pages/elsewhere.ts';
import { as, further, pressed, type Screen } from './pages/ways.ts';

type ScreenAction = NonNullable<Parameters<typeof as>[1]['then']>;

const AT_ACCOUNT = { path: /bank\/disburse$/, until: 'DISBURSEMENT_ACCOUNT' } as const;
const AT = '2026-11-24T17:00:00.000Z';

const step = (
  gate: string,
  checklistStatus: string,
  owner: Step['owner'],
  ownerName: string,
  text: string,
  usualTime: string,
  ask?: string,
): Step => ({ gate, checklistStatus, owner, ownerName, text, usualTime, ...(ask && { ask }) });
const GIVE = step(
  'disburse',
  'DISBURSEMENT_ACCOUNT',
  'YOU',
  'You',
  'Where should we send your money?',
  '3 minutes',
  'Connect or enter your bank account.',
);
const WAIT = step(
  'disburse-wait',
  'DISBURSEMENT_ACCOUNT',
  'OTHER',
  'The bank',
  'A small deposit is on its way to your account.',
  '2 business days',
  'Nothing yet. When the deposit arrives, enter the code in its description.',
);
const REVIEW = step(
  'disburse-review',
  'DISBURSEMENT_ACCOUNT',
  'US',
  'Us',
  'We’re reviewing your bank letter.',
  '1 business day',
);
const PAY = step(
  'autopay',
  'AUTOPAY_ACCOUNT',
  'YOU',
  'You',
  'How would you like to make your monthly payments?',
  '1 minute',
  'Choose autopay or manual payments.',
);
const CHECK = step(
  'autopay-confirm',
  'VERIFIED_AUTOPAY_ACCOUNT',
  'YOU',
  'You',
  'Your autopay account is ready to confirm.',
  '1 minute',
  'Check the account and confirm it.',
);

const LINKED = {
  uuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829301',
  bankName: 'First Sample Bank',
  mask: '1234',
  routingMask: '0008',
  accountType: 'CHECKING',
  ownerName: 'Maria Delgado',
  verification: 'VERIFIED',
  purpose: 'DISBURSEMENT',
  method: 'INSTANT',
  refusal: null,
  refusedBecause: null,
  microDeposit: null,
  at: AT,
};
const DEPOSIT = { proof: 'CODE', expectBy: '2026-11-27', triesLeft: 2, expiresAt: '2026-12-08T17:00:00.000Z' };
const TYPED = { ...LINKED, verification: 'PENDING_REVIEW', method: 'MICRO_DEPOSIT', microDeposit: DEPOSIT };
const AMOUNTS = {
  ...TYPED,
  bankName: 'Sample Savings Bank',
  microDeposit: { ...DEPOSIT, proof: 'AMOUNTS', triesLeft: 1 },
};
const LETTER = { ...LINKED, bankName: null, verification: 'PENDING_REVIEW', method: 'MANUAL', accountType: 'SAVINGS' };
const REFUSED = {
  ...TYPED,
  verification: 'FAILED_VERIFICATION',
  microDeposit: null,
  refusal: 'NO_TRIES_LEFT',
  refusedBecause: "The code didn't match in 3 tries.",
};
const OTHER = {
  ...TYPED,
  uuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829302',
  bankName: 'Sample Valley Credit Union',
  mask: '5678',
  purpose: 'AUTOPAY',
};

const OTHER_LETTER = { ...OTHER, method: 'MANUAL', microDeposit: null };

const BANK = {
  disburseAccount: null,
  autopayAccount: null,
  accounts: [],
  paymentMethod: null,
  disbursementAmount: 73_760,
  funding: { signsOn: '2026-11-30', fundingOn: '2026-12-07', soonerOn: '2026-12-04', lastCancelOn: '2026-12-03' },
  custodian: null,
  methods: ['INSTANT', 'MICRO_DEPOSIT', 'MANUAL'],
  autopay: {
    rateWithDiscount: 0.0835,
    rateManual: 0.086,
    monthlyPayment: 751.42,
    monthlyPaymentManual: 765.27,
    firstDraftOn: '2027-01-07',
    authorization: { version: AUTHORIZATION_VERSION, text: autopayAuthorization('Alderpoint Home Lending, LLC') },
  },
};
const TAKEN = { ...BANK, disburseAccount: LINKED, accounts: [LINKED] };
const WITH_OTHER = { ...TAKEN, accounts: [OTHER, LINKED] };
const CHOSEN = { ...TAKEN, autopayAccount: LINKED, paymentMethod: 'AUTOPAY' };

/** The bank screens at a step that takes a small deposit, a staff member or an earlier account to reach. */
const atBank = (at: Step, bank: object, then: ScreenAction = async () => {}, path: RegExp = AT_ACCOUNT.path) =>
  as('found', {
    path,
    until: AT_ACCOUNT.until,
    then,
    async before({ page, driven }) {
      await answered(page, readBank, { uuid: driven.uuid }, bank);
      await seenAt(page, driven.uuid, at);
    },
  });
const atPayments = (at: Step, bank: object, then?: ScreenAction) => atBank(at, bank, then, /bank\/autopay$/);

const byNumbers: ScreenAction = async (page) => {
  await page.getByRole('radio', { name: /Enter account numbers/ }).check();
};
const autopay: ScreenAction = async (page) => {
  await page.getByRole('radio', { name: /^Autopay/ }).check();
};
const both =
  (...each: readonly ScreenAction[]): ScreenAction =>
  async (page) => {
    for (const one of each) await one(page);
  };

/** The account that receives the money, and the one that makes the payments. */
export const BANK_OF_MAIN_BRAND: readonly Screen[] = [
  { name: 'bank disburse', open: as('found', AT_ACCOUNT) },
  { name: 'bank disburse, by numbers', open: as('found', { ...AT_ACCOUNT, then: byNumbers }) },
  {
    name: 'bank disburse, errors',
    open: as('found', { ...AT_ACCOUNT, then: both(byNumbers, pressed('Send me the deposit')) }),
  },
  {
    name: 'bank disburse, connect',
    open: as('found', {
      ...AT_ACCOUNT,
      async then(page) {
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.getByRole('heading', { level: 1, name: 'Connect your bank' }).waitFor();
      },
    }),
  },
  { name: 'bank disburse, refused', open: atBank(GIVE, { ...BANK, accounts: [REFUSED] }) },
  { name: 'bank disburse, connected before', open: atBank(GIVE, { ...BANK, accounts: [LINKED] }) },
  { name: 'bank disburse, deposit', open: atBank(WAIT, { ...BANK, accounts: [TYPED] }) },
  {
    name: 'bank disburse, deposit, errors',
    open: atBank(WAIT, { ...BANK, accounts: [TYPED] }, pressed('Check the code')),
  },
  { name: 'bank disburse, amounts', open: atBank(WAIT, { ...BANK, accounts: [AMOUNTS] }) },
  {
    name: 'bank disburse, amounts, errors',
    open: atBank(WAIT, { ...BANK, accounts: [AMOUNTS] }, pressed('Check the amounts')),
  },
  {
    name: 'bank disburse, code right',
    open: atBank(WAIT, { ...BANK, accounts: [{ ...TYPED, verification: 'VERIFIED', microDeposit: null }] }),
  },
  {
    name: 'bank disburse, another account',
    open: atBank(WAIT, { ...BANK, accounts: [TYPED] }, async (page) => {
      await page.getByRole('button', { name: 'Use another account' }).click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  { name: 'bank disburse, letter', open: atBank(REVIEW, { ...BANK, accounts: [LETTER] }) },
  { name: 'bank manual-disburse', open: as('found', { ...AT_ACCOUNT, then: further('bank/manual-disburse') }) },
  {
    name: 'bank manual-disburse, errors',
    open: as('found', { ...AT_ACCOUNT, then: further('bank/manual-disburse', pressed('Send')) }),
  },
  { name: 'bank confirm', open: atBank(GIVE, { ...BANK, accounts: [LINKED] }, further('bank/confirm')) },
  { name: 'bank confirm, code', open: atBank(WAIT, { ...BANK, accounts: [TYPED] }, further('bank/confirm')) },
  {
    name: 'bank confirm, code, errors',
    open: atBank(WAIT, { ...BANK, accounts: [TYPED] }, further('bank/confirm', pressed('Confirm'))),
  },
  { name: 'bank autopay', open: atPayments(PAY, TAKEN) },
  { name: 'bank autopay, crypto', open: as('crypto', { path: /bank\/autopay$/, then: autopay }) },
  { name: 'bank autopay, errors', open: atPayments(PAY, TAKEN, pressed('Continue')) },
  { name: 'bank autopay, authorization', open: atPayments(PAY, TAKEN, autopay) },
  { name: 'bank autopay, authorization, errors', open: atPayments(PAY, TAKEN, both(autopay, pressed('Continue'))) },
  { name: 'bank autopay, deposit to another', open: atPayments(PAY, WITH_OTHER, autopay) },
  {
    name: 'bank autopay, letter of another',
    open: atPayments(PAY, { ...TAKEN, accounts: [OTHER_LETTER, LINKED] }, autopay),
  },
  {
    name: 'bank autopay, code of another',
    open: atPayments(PAY, WITH_OTHER, async (page) => {
      await autopay(page);
      await page.getByRole('link', { name: 'I have the code' }).click();
      await page.getByRole('heading', { level: 1, name: 'Confirm the small deposit' }).waitFor();
    }),
  },
  {
    name: 'bank autopay, another account',
    open: atPayments(PAY, TAKEN, async (page) => {
      await autopay(page);
      await page.getByRole('radio', { name: /Another account/ }).check();
      await page.getByRole('button', { name: 'Add the account' }).click();
      await page.getByRole('heading', { level: 1, name: 'Which account should we use for autopay?' }).waitFor();
    }),
  },
  { name: 'bank autopay, confirm', open: atPayments(CHECK, CHOSEN) },
  {
    name: 'bank autopay, change',
    open: atPayments(CHECK, CHOSEN, async (page) => {
      await page.getByRole('button', { name: 'Change' }).click();
      await page.getByRole('button', { name: 'Keep my current choice' }).waitFor();
    }),
  },
  {
    name: 'bank return, left',
    open: as('found', {
      ...AT_ACCOUNT,
      async before({ page, driven }) {
        const link = {
          linkUuid: LINKED.uuid,
          mode: 'redirect',
          scriptUrl: null,
          token: null,
          url: null,
          expiresAt: '2026-12-08T17:00:00.000Z',
          state: 'LEFT',
        };
        await answered(
          page,
          readLink,
          { oauthStateId: OTHER.uuid },
          { applicationUuid: driven.uuid, purpose: 'BANK', link },
        );
        await page.route(matchUrl(completeBankLink, { linkUuid: LINKED.uuid }), async (route) => {
          const { version, ...status } = (await (
            await page.request.get(buildUrl(readStatus, { params: { uuid: driven.uuid } }), {
              headers: await route.request().allHeaders(),
            })
          ).json()) as { version: number };
          await route.fulfill({
            json: {
              status,
              version,
              account: null,
              left: {
                reason: 'INSTITUTION_DOWN',
                institution: 'First Sample Bank',
                nextActions: ['WAIT', 'ANOTHER_SOURCE'],
              },
            },
          });
        });
      },
      async then(page) {
        await page.goto(`/account/heloc/plaid-oauth-success?oauth_state_id=${OTHER.uuid}`);
        await page.getByText(/First Sample Bank isn’t answering/).waitFor();
      },
    }),
  },
];
