import { readEmployerVerification } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { logInUnderwriter } from './pages/desk.ts';
import { explainLate, letterComesBack, linkPayroll, value } from './pages/device.ts';
import { atDisclosures } from './pages/documents.ts';
import { answered, seenAt, type Step } from './pages/elsewhere.ts';
import { fault } from './pages/sandbox.ts';
import { as, further, pressed, stands, type Screen } from './pages/ways.ts';

const AT_LIENS = { path: /\/liens$/, until: 'LIEN_VERIFICATION' } as const;
const AT_INCOME = { path: /income\/review$/, until: 'INCOME_VERIFICATION' } as const;

/** Screens between the chosen offer and the approval that every lender's borrowers can open. */
export const MIDDLE_OF_EVERY_BRAND: readonly Screen[] = [
  { name: 'start contact', open: as('found', { path: /start\/contact$/, until: 'COLLECT_ADDITIONAL_INFO' }) },
  { name: 'start hmda', open: as('found', { path: /start\/hmda$/, until: 'HMDA' }) },
  { name: 'start app-summary', open: as('found', { path: /start\/app-summary$/, until: 'APP_SUBMISSION' }) },
  { name: 'liens', open: as('found', AT_LIENS) },
];

const CONTACT: Step = {
  gate: 'employer-contact',
  checklistStatus: 'EMPLOYMENT_VERIFICATION',
  text: 'We need to confirm where you work.',
  ask: 'Tell us who to contact at your employer.',
  owner: 'YOU',
  ownerName: 'You',
  usualTime: '1 minute',
};
const EMPLOYER: Step = {
  gate: 'employer',
  checklistStatus: 'EMPLOYMENT_VERIFICATION',
  text: "We're asking your employer to confirm that you work there.",
  owner: 'OTHER',
  ownerName: 'Your employer',
  usualTime: '2 business days',
};
const PAPERS: Step = {
  gate: 'signing-package',
  checklistStatus: 'GEN_NOTE_SIGNING',
  text: "We're preparing the documents for you to sign.",
  owner: 'OTHER',
  ownerName: 'Signing service',
  usualTime: '20 seconds',
};

const NOBODY = {
  state: 'NONE',
  askedOn: null,
  employerName: null,
  contactName: null,
  phoneNumber: null,
  workEmail: null,
  way: null,
};
const ASKED = {
  ...NOBODY,
  state: 'ASKED',
  askedOn: '2026-11-20T16:00:00.000Z',
  employerName: 'Sample Clinic',
  contactName: 'Pat Lee',
  phoneNumber: '2085550123',
  way: 'CONTACT',
};
const CODE = {
  ...NOBODY,
  state: 'CODE_SENT',
  askedOn: '2026-11-20T16:00:00.000Z',
  employerName: 'Sample Clinic',
  workEmail: 'maria@clinic.example',
  way: 'WORK_EMAIL',
};

/** The employer's confirmation, which only staff can lead to. */
const atWork = (step: Step, employment: object, then: NonNullable<Parameters<typeof as>[1]['then']> = async () => {}) =>
  as('found', {
    ...AT_INCOME,
    path: /employer-verification$/,
    then,
    async before({ page, driven }) {
      await answered(page, readEmployerVerification, {}, { version: 1, ...employment });
      await seenAt(page, driven.uuid, step);
    },
  });

/** The value is in, and the application has moved to its next step. */
const atValue = (doubt?: string) =>
  as('resi-eval', {
    changes: true,
    path: /heloc\/[0-9a-f-]{36}\/(?!bpo)/,
    before: ({ world, driven }) => value(world, driven, doubt),
    then: further('bpo/value'),
  });

const AT_DASHBOARD = {
  path: /product\/select$/,
  async then(page: Page) {
    await page.goto('/dashboard');
    await stands(page);
  },
} as const;

/** Screens of each status between the offer and the approval; one lender is enough. */
export const MIDDLE_OF_MAIN_BRAND: readonly Screen[] = [
  {
    name: 'start contact, errors',
    open: as('found', {
      path: /start\/contact$/,
      until: 'COLLECT_ADDITIONAL_INFO',
      then: pressed('Save and continue'),
    }),
  },
  {
    name: 'start contact, joint owners',
    open: as('found', {
      changes: true,
      path: /start\/contact$/,
      until: 'COLLECT_ADDITIONAL_INFO',
      async then(page) {
        await page.getByRole('radio', { name: /Joint owners/ }).check();
        await page.getByRole('radio', { name: /different address/ }).check();
      },
    }),
  },
  { name: 'start hmda, errors', open: as('found', { path: /start\/hmda$/, until: 'HMDA', then: pressed('Continue') }) },
  {
    name: 'start app-summary, errors',
    open: as('found', { path: /start\/app-summary$/, until: 'APP_SUBMISSION', then: pressed('Submit application') }),
  },
  {
    name: 'income found',
    open: as('found', {
      changes: true,
      ...AT_INCOME,
      before: ({ world, driven }) => linkPayroll(world, driven, 'user_less'),
    }),
  },
  {
    name: 'income found, errors',
    open: as('found', {
      changes: true,
      ...AT_INCOME,
      before: ({ world, driven }) => linkPayroll(world, driven, 'user_less'),
      then: pressed('Continue'),
    }),
  },
  {
    name: 'income review, nothing found',
    open: as('found', {
      changes: true,
      ...AT_INCOME,
      before: ({ world, driven }) => linkPayroll(world, driven, 'user_none'),
    }),
  },
  {
    name: 'income return, unfinished',
    open: as('found', {
      ...AT_INCOME,
      async then(page) {
        await page.goto('/account/heloc/plaid-oauth-success?oauth_state_id=3f2504e0-4f89-41d3-9a0c-0305e82c3301');
        await page.getByRole('heading', { level: 1, name: 'The connection didn’t finish' }).waitFor();
      },
    }),
  },
  { name: 'employer verification', open: atWork(CONTACT, NOBODY) },
  { name: 'employer verification, errors', open: atWork(CONTACT, NOBODY, pressed('Ask my employer')) },
  { name: 'employer verification, asked', open: atWork(EMPLOYER, ASKED) },
  { name: 'employer verification, code', open: atWork(EMPLOYER, CODE) },
  { name: 'employer verification, proved', open: atWork(EMPLOYER, { ...CODE, state: 'ASKED' }) },
  { name: 'product select, changed by the income', open: as('income-mismatch', { path: /product\/select$/ }) },
  { name: 'product select, changed by a payoff', open: as('lien-payoff', { path: /product\/select$/ }) },
  { name: 'credit frozen, hard pull', open: as('hard-frozen', { path: /credit\/error$/ }) },
  { name: 'liens, errors', open: as('second-lien', { ...AT_LIENS, then: pressed('Continue') }) },
  {
    name: 'liens, paid off and not mine',
    open: as('second-lien', {
      changes: true,
      ...AT_LIENS,
      async then(page) {
        await page.getByRole('radio', { name: 'Pay off with this line' }).first().check();
        await page
          .getByText(/Pays off/)
          .first()
          .waitFor();
        await page.getByRole('radio', { name: 'Not mine' }).last().check();
        await page.getByText(/It still counts/).waitFor();
        await page.getByText('Is a figure wrong?').first().click();
        await stands(page);
      },
    }),
  },
  {
    name: 'liens, one more, errors',
    open: as('found', {
      ...AT_LIENS,
      async then(page) {
        await page.getByRole('button', { name: 'Add a lien we missed' }).click();
        await pressed('Add this lien')(page);
      },
    }),
  },
  { name: 'incorrect pin', open: as('found', { ...AT_LIENS, then: further('review-app/incorrect-pin') }) },
  {
    name: 'incorrect pin, errors',
    open: as('found', { ...AT_LIENS, then: further('review-app/incorrect-pin', pressed('Send')) }),
  },
  {
    name: 'incorrect pin, sent',
    open: as('found', {
      changes: true,
      ...AT_LIENS,
      then: further('review-app/incorrect-pin', async (page) => {
        await page.getByLabel('Parcel number on your tax bill').fill('987-65-432');
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByText('You sent 987-65-432.').waitFor();
      }),
    }),
  },
  { name: 'incorrect ownership', open: as('found', { ...AT_LIENS, then: further('review-app/incorrect-ownership') }) },
  {
    name: 'incorrect ownership, errors',
    open: as('found', {
      ...AT_LIENS,
      then: further('review-app/incorrect-ownership', async (page) => {
        await page.getByRole('radio', { name: /Something else/ }).check();
        await pressed('Send')(page);
      }),
    }),
  },
  { name: 'payoff hold', open: as('payoff-waiting', { path: /payoff\/hold$/ }) },
  { name: 'delinquency', open: as('delinquent', { path: /review-app\/delinquency$/ }) },
  { name: 'delinquency, errors', open: as('delinquent', { path: /review-app\/delinquency$/, then: pressed('Send') }) },
  {
    name: 'delinquency, read',
    open: as('delinquent', {
      changes: true,
      path: /review-app\/delinquency$/,
      before: ({ world, driven }) => explainLate(world, driven),
    }),
  },
  {
    name: 'datatree',
    open: as('several-properties', {
      changes: true,
      path: /review-app\/property$/,
      async then(page) {
        await page.getByRole('radio', { name: /Unit B/ }).check();
        await page.getByRole('button', { name: 'This is my home' }).click();
        await page.getByRole('heading', { level: 1, name: /Searching/ }).waitFor();
        await further('review-app/datatree')(page);
      },
      before: ({ world }) => fault(world, { kind: 'property', mode: 'late', count: 1, seconds: 600 }).then(() => {}),
    }),
  },
  {
    name: 'signdocs',
    open: as('found', {
      ...AT_INCOME,
      path: /review-app\/signdocs$/,
      before: ({ page, driven }) => seenAt(page, driven.uuid, PAPERS),
    }),
  },
  { name: 'value', open: atValue() },
  { name: 'value, questioned', open: atValue('The second bathroom of 2024 is not in it.') },
  {
    name: 'dashboard, open line',
    open: as('found', {
      path: /\/(dashboard)?$/,
      until: 'COMPLETE',
      then: async (page) => {
        await page.getByRole('link', { name: 'View your closing' }).waitFor();
      },
    }),
  },
  {
    name: 'dashboard, message',
    open: as('found', {
      changes: true,
      ...AT_DASHBOARD,
      before: async ({ world, driven }) => {
        await (
          await logInUnderwriter(world)
        ).message(driven.uuid, 'We have your release letter. Nothing more is needed for it.');
      },
    }),
  },
  {
    name: 'dashboard, stop',
    open: as('found', {
      ...AT_DASHBOARD,
      async then(page) {
        await AT_DASHBOARD.then(page);
        await page.getByRole('button', { name: 'Stop this application' }).click();
        await page.getByRole('alertdialog').getByRole('combobox').waitFor();
      },
    }),
  },
  {
    name: 'disclosures, letter came back',
    open: as('found', {
      changes: true,
      path: /start\/contact$/,
      until: 'COLLECT_ADDITIONAL_INFO',
      before: ({ world, driven }) => letterComesBack(world, driven),
      async then(page) {
        await atDisclosures(page);
        await page.getByText('Returned to us').waitFor();
      },
    }),
  },
  { name: 'profile, sent', open: as('found', { ...AT_INCOME, then: further('start/profile') }) },
  {
    name: 'profile, correct, errors',
    open: as('found', {
      ...AT_INCOME,
      then: further('start/profile', async (page) => {
        await page.getByRole('link', { name: 'Ask us to correct home address' }).click();
        await page.getByRole('heading', { level: 1, name: 'What should we correct?' }).waitFor();
        await pressed('Send request')(page);
      }),
    }),
  },
];
