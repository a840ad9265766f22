import { readBank, readLink, completeBankLink, readStatus } from '@lintel/contract';
import { AUTHORIZATION_VERSION, autopayAuthorization } from '@lintel/domain';
import { buildUrl } from '../apps/server/src/sandbox/client.ts';
import { matchUrl, fakeReply, fakeStep, type Step } from './pages/fake-replies.ts';
import { openAs, pressForErrors, type Screen } from './pages/open-screen.ts';

type ScreenAction = NonNullable<Parameters<typeof openAs>[1]['then']>;

const AT_ACCOUNT = { path: /bank\/disburse$/, until: 'DISBURSEMENT_ACCOUNT' } as const;
const CREATED_AT = '2026-11-24T17:00:00.000Z';

const buildStep = (
  gate: string,
  checklistStatus: string,
  owner: Step['owner'],
  ownerName: string,
  text: string,
  usualTime: string,
  ask?: string,
): Step => ({ gate, checklistStatus, owner, ownerName, text, usualTime, ...(ask && { ask }) });
const ACCOUNT_STEP = buildStep(
  'disburse',
  'DISBURSEMENT_ACCOUNT',
  'YOU',
  'You',
  'Where should we send your money?',
  '3 minutes',
  'Connect your bank, or enter your account numbers. Entered numbers take 1 to 2 business days to verify.',
);
const DEPOSIT_STEP = buildStep(
  'disburse-wait',
  'DISBURSEMENT_ACCOUNT',
  'OTHER',
  'The bank',
  'A small deposit is on its way to your account.',
  '2 business days',
  'You don’t need to do anything yet. When the deposit arrives, enter the code in its description.',
);
const LETTER_REVIEW_STEP = buildStep(
  'disburse-review',
  'DISBURSEMENT_ACCOUNT',
  'US',
  'Us',
  'We’re reviewing your bank letter.',
  '1 business day',
);
const AUTOPAY_STEP = buildStep(
  'autopay',
  'AUTOPAY_ACCOUNT',
  'YOU',
  'You',
  'How would you like to make your monthly payments?',
  '1 minute',
  'Choose autopay or manual payments.',
);
const AUTOPAY_CONFIRM_STEP = buildStep(
  'autopay-confirm',
  'VERIFIED_AUTOPAY_ACCOUNT',
  'YOU',
  'You',
  'Your autopay account is ready to confirm.',
  '1 minute',
  'Check the account and confirm it.',
);

const LINKED_ACCOUNT = {
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
  at: CREATED_AT,
};
const DEPOSIT = { proof: 'CODE', expectBy: '2026-11-27', triesLeft: 2, expiresAt: '2026-12-08T17:00:00.000Z' };
const TYPED_ACCOUNT = {
  ...LINKED_ACCOUNT,
  verification: 'PENDING_REVIEW',
  method: 'MICRO_DEPOSIT',
  microDeposit: DEPOSIT,
};
const TYPED_ACCOUNT_BY_AMOUNTS = {
  ...TYPED_ACCOUNT,
  bankName: 'Sample Savings Bank',
  microDeposit: { ...DEPOSIT, proof: 'AMOUNTS', triesLeft: 1 },
};
const LETTER_ACCOUNT = {
  ...LINKED_ACCOUNT,
  bankName: null,
  verification: 'PENDING_REVIEW',
  method: 'MANUAL',
  accountType: 'SAVINGS',
};
const REFUSED_ACCOUNT = {
  ...TYPED_ACCOUNT,
  verification: 'FAILED_VERIFICATION',
  microDeposit: null,
  refusal: 'NO_TRIES_LEFT',
  refusedBecause: 'The code didn’t match in 3 tries.',
};
const OTHER_ACCOUNT = {
  ...TYPED_ACCOUNT,
  uuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829302',
  bankName: 'Sample Valley Credit Union',
  mask: '5678',
  purpose: 'AUTOPAY',
};

const OTHER_LETTER_ACCOUNT = { ...OTHER_ACCOUNT, method: 'MANUAL', microDeposit: null };

const BANK_REPLY = {
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
const BANK_WITH_ACCOUNT = { ...BANK_REPLY, disburseAccount: LINKED_ACCOUNT, accounts: [LINKED_ACCOUNT] };
const BANK_WITH_OTHER_ACCOUNT = { ...BANK_WITH_ACCOUNT, accounts: [OTHER_ACCOUNT, LINKED_ACCOUNT] };
const BANK_WITH_AUTOPAY = { ...BANK_WITH_ACCOUNT, autopayAccount: LINKED_ACCOUNT, paymentMethod: 'AUTOPAY' };

/** Opens a bank screen at a step that needs a small deposit, a staff member or an earlier account. */
const openBank = (step: Step, bank: object, then: ScreenAction = async () => {}, at?: string) =>
  openAs('found', {
    ...AT_ACCOUNT,
    ...(at !== undefined && { at }),
    then,
    async before({ page, driven }) {
      await fakeReply(page, readBank, { uuid: driven.uuid }, bank);
      await fakeStep(page, driven.uuid, step);
    },
  });
const openAutopay = (step: Step, bank: object, then?: ScreenAction) => openBank(step, bank, then, 'bank/autopay');

const chooseNumbers: ScreenAction = async (page) => {
  await page.getByRole('radio', { name: /Enter account numbers/ }).check();
};
const chooseAutopay: ScreenAction = async (page) => {
  await page.getByRole('radio', { name: /^Autopay/ }).check();
};
const runAll =
  (...actions: readonly ScreenAction[]): ScreenAction =>
  async (page) => {
    for (const action of actions) await action(page);
  };

/** Screens for the account that receives the money and the one that makes the payments. */
export const BANK_SCREENS: readonly Screen[] = [
  { name: 'bank disburse', open: openAs('found', AT_ACCOUNT) },
  { name: 'bank disburse, account numbers', open: openAs('found', { ...AT_ACCOUNT, then: chooseNumbers }) },
  {
    name: 'bank disburse, errors',
    open: openAs('found', { ...AT_ACCOUNT, then: runAll(chooseNumbers, pressForErrors('Send the small deposit')) }),
  },
  {
    name: 'bank disburse, connect',
    open: openAs('found', {
      ...AT_ACCOUNT,
      async then(page) {
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.getByRole('heading', { level: 1, name: 'Connect your bank' }).waitFor();
      },
    }),
  },
  { name: 'bank disburse, refused', open: openBank(ACCOUNT_STEP, { ...BANK_REPLY, accounts: [REFUSED_ACCOUNT] }) },
  {
    name: 'bank disburse, connected before',
    open: openBank(ACCOUNT_STEP, { ...BANK_REPLY, accounts: [LINKED_ACCOUNT] }),
  },
  { name: 'bank disburse, deposit', open: openBank(DEPOSIT_STEP, { ...BANK_REPLY, accounts: [TYPED_ACCOUNT] }) },
  {
    name: 'bank disburse, deposit, errors',
    open: openBank(DEPOSIT_STEP, { ...BANK_REPLY, accounts: [TYPED_ACCOUNT] }, pressForErrors('Check the code')),
  },
  {
    name: 'bank disburse, amounts',
    open: openBank(DEPOSIT_STEP, { ...BANK_REPLY, accounts: [TYPED_ACCOUNT_BY_AMOUNTS] }),
  },
  {
    name: 'bank disburse, amounts, errors',
    open: openBank(
      DEPOSIT_STEP,
      { ...BANK_REPLY, accounts: [TYPED_ACCOUNT_BY_AMOUNTS] },
      pressForErrors('Check the amounts'),
    ),
  },
  {
    name: 'bank disburse, correct code',
    open: openBank(DEPOSIT_STEP, {
      ...BANK_REPLY,
      accounts: [{ ...TYPED_ACCOUNT, verification: 'VERIFIED', microDeposit: null }],
    }),
  },
  {
    name: 'bank disburse, another account',
    open: openBank(DEPOSIT_STEP, { ...BANK_REPLY, accounts: [TYPED_ACCOUNT] }, async (page) => {
      await page.getByRole('button', { name: 'Use another account' }).click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  { name: 'bank disburse, letter', open: openBank(LETTER_REVIEW_STEP, { ...BANK_REPLY, accounts: [LETTER_ACCOUNT] }) },
  { name: 'bank manual-disburse', open: openAs('found', { ...AT_ACCOUNT, at: 'bank/manual-disburse' }) },
  {
    name: 'bank manual-disburse, errors',
    open: openAs('found', { ...AT_ACCOUNT, at: 'bank/manual-disburse', then: pressForErrors('Send') }),
  },
  {
    name: 'bank confirm',
    open: openBank(ACCOUNT_STEP, { ...BANK_REPLY, accounts: [LINKED_ACCOUNT] }, undefined, 'bank/confirm'),
  },
  {
    name: 'bank confirm, code',
    open: openBank(DEPOSIT_STEP, { ...BANK_REPLY, accounts: [TYPED_ACCOUNT] }, undefined, 'bank/confirm'),
  },
  {
    name: 'bank confirm, code, errors',
    open: openBank(
      DEPOSIT_STEP,
      { ...BANK_REPLY, accounts: [TYPED_ACCOUNT] },
      pressForErrors('Confirm'),
      'bank/confirm',
    ),
  },
  { name: 'bank autopay', open: openAutopay(AUTOPAY_STEP, BANK_WITH_ACCOUNT) },
  { name: 'bank autopay, crypto', open: openAs('crypto', { path: /bank\/autopay$/, then: chooseAutopay }) },
  { name: 'bank autopay, errors', open: openAutopay(AUTOPAY_STEP, BANK_WITH_ACCOUNT, pressForErrors('Continue')) },
  { name: 'bank autopay, authorization', open: openAutopay(AUTOPAY_STEP, BANK_WITH_ACCOUNT, chooseAutopay) },
  {
    name: 'bank autopay, authorization, errors',
    open: openAutopay(AUTOPAY_STEP, BANK_WITH_ACCOUNT, runAll(chooseAutopay, pressForErrors('Continue'))),
  },
  { name: 'bank autopay, another deposit', open: openAutopay(AUTOPAY_STEP, BANK_WITH_OTHER_ACCOUNT, chooseAutopay) },
  {
    name: 'bank autopay, letter for another account',
    open: openAutopay(
      AUTOPAY_STEP,
      { ...BANK_WITH_ACCOUNT, accounts: [OTHER_LETTER_ACCOUNT, LINKED_ACCOUNT] },
      chooseAutopay,
    ),
  },
  {
    name: 'bank autopay, code for another account',
    open: openAutopay(AUTOPAY_STEP, BANK_WITH_OTHER_ACCOUNT, async (page) => {
      await chooseAutopay(page);
      await page.getByRole('link', { name: 'I have the code' }).click();
      await page.getByRole('heading', { level: 1, name: 'Confirm the small deposit' }).waitFor();
    }),
  },
  {
    name: 'bank autopay, another account',
    open: openAutopay(AUTOPAY_STEP, BANK_WITH_ACCOUNT, async (page) => {
      await chooseAutopay(page);
      await page.getByRole('radio', { name: /Another account/ }).check();
      await page.getByRole('button', { name: 'Add the account' }).click();
      await page.getByRole('heading', { level: 1, name: 'Which account should we use for autopay?' }).waitFor();
    }),
  },
  { name: 'bank autopay, confirm', open: openAutopay(AUTOPAY_CONFIRM_STEP, BANK_WITH_AUTOPAY) },
  {
    name: 'bank autopay, change',
    open: openAutopay(AUTOPAY_CONFIRM_STEP, BANK_WITH_AUTOPAY, async (page) => {
      await page.getByRole('button', { name: 'Change' }).click();
      await page.getByRole('button', { name: 'Keep my current choice' }).waitFor();
    }),
  },
  {
    name: 'bank return, abandoned',
    open: openAs('found', {
      ...AT_ACCOUNT,
      async before({ page, driven }) {
        const link = {
          linkUuid: LINKED_ACCOUNT.uuid,
          mode: 'redirect',
          scriptUrl: null,
          token: null,
          url: null,
          expiresAt: '2026-12-08T17:00:00.000Z',
          state: 'LEFT',
        };
        await fakeReply(
          page,
          readLink,
          { oauthStateId: OTHER_ACCOUNT.uuid },
          { applicationUuid: driven.uuid, purpose: 'BANK', link },
        );
        await page.route(matchUrl(completeBankLink, { linkUuid: LINKED_ACCOUNT.uuid }), async (route) => {
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
      at: `/account/heloc/plaid-oauth-success?oauth_state_id=${OTHER_ACCOUNT.uuid}`,
      async then(page) {
        await page.getByText(/First Sample Bank isn’t answering/).waitFor();
      },
    }),
  },
];
