import { readEmployerVerification } from '@lintel/contract';
import { explainLatePayment, returnLetterToSender, linkPayroll, returnValuation } from './pages/device.ts';
import { DOCUMENTS_PAGE, waitForDocuments } from './pages/documents.ts';
import { fakeReply, fakeStep, type Step } from './pages/fake-replies.ts';
import { goToPage, openAs, pressForErrors, waitForScreen, type Screen } from './pages/open-screen.ts';
import { addFault } from './pages/sandbox.ts';
import { logInUnderwriter } from './pages/staff.ts';

const AT_LIENS = { path: /\/liens$/, until: 'LIEN_VERIFICATION' } as const;
const AT_INCOME = { path: /income\/review$/, until: 'INCOME_VERIFICATION' } as const;

/** Screens between the chosen offer and the approval that every lender's borrowers can open. */
export const COMMON_UNDERWRITING_SCREENS: readonly Screen[] = [
  { name: 'start contact', open: openAs('found', { path: /start\/contact$/, until: 'COLLECT_ADDITIONAL_INFO' }) },
  { name: 'start hmda', open: openAs('found', { path: /start\/hmda$/, until: 'HMDA' }) },
  { name: 'start app-summary', open: openAs('found', { path: /start\/app-summary$/, until: 'APP_SUBMISSION' }) },
  { name: 'liens', open: openAs('found', AT_LIENS) },
];

const CONTACT_STEP: Step = {
  gate: 'employer-contact',
  checklistStatus: 'EMPLOYMENT_VERIFICATION',
  text: 'We need to confirm where you work.',
  ask: 'Tell us who to contact at your employer.',
  owner: 'YOU',
  ownerName: 'You',
  usualTime: '1 minute',
};
const EMPLOYER_STEP: Step = {
  gate: 'employer',
  checklistStatus: 'EMPLOYMENT_VERIFICATION',
  text: 'We’re asking your employer to confirm that you work there.',
  owner: 'OTHER',
  ownerName: 'Your employer',
  usualTime: '2 business days',
};
const SIGNING_PACKAGE_STEP: Step = {
  gate: 'signing-package',
  checklistStatus: 'GEN_NOTE_SIGNING',
  text: 'We’re preparing the documents for you to sign.',
  owner: 'OTHER',
  ownerName: 'Signing service',
  usualTime: '20 seconds',
};

const FLOOD_STEP: Step = {
  gate: 'flood',
  checklistStatus: 'GEN_CLOSING_DISCLOSURE',
  text: 'We’re waiting for the flood certificate.',
  owner: 'OTHER',
  ownerName: 'The flood zone service',
  usualTime: 'a few minutes, or 2 days if done by hand',
};

const NO_EMPLOYER_CONTACT = {
  state: 'NONE',
  askedOn: null,
  employerName: null,
  contactName: null,
  phoneNumber: null,
  workEmail: null,
  way: null,
};
const ASKED_EMPLOYER = {
  ...NO_EMPLOYER_CONTACT,
  state: 'ASKED',
  askedOn: '2026-11-20T16:00:00.000Z',
  employerName: 'Sample Clinic',
  contactName: 'Pat Lee',
  phoneNumber: '2085550123',
  way: 'CONTACT',
};
const CODE_SENT = {
  ...NO_EMPLOYER_CONTACT,
  state: 'CODE_SENT',
  askedOn: '2026-11-20T16:00:00.000Z',
  employerName: 'Sample Clinic',
  workEmail: 'maria@clinic.example',
  way: 'WORK_EMAIL',
};

/** Opens the employer's confirmation, which only an action of staff leads to. */
const openEmployment = (
  step: Step,
  employment: object,
  then: NonNullable<Parameters<typeof openAs>[1]['then']> = async () => {},
) =>
  openAs('found', {
    ...AT_INCOME,
    path: /employer-verification$/,
    then,
    async before({ page, driven }) {
      await fakeReply(page, readEmployerVerification, {}, { version: 1, ...employment });
      await fakeStep(page, driven.uuid, step);
    },
  });

/** Opens the home value, after the application has moved to its next step. */
const openValuation = (doubt?: string) =>
  openAs('resi-eval', {
    changes: true,
    before: ({ world, driven }) => returnValuation(world, driven, doubt),
    at: 'bpo/value',
  });

const AT_DASHBOARD = { at: '/dashboard' } as const;

/** Screens of each status between the offer and the approval; one lender is enough. */
export const UNDERWRITING_SCREENS: readonly Screen[] = [
  {
    name: 'start contact, errors',
    open: openAs('found', {
      path: /start\/contact$/,
      until: 'COLLECT_ADDITIONAL_INFO',
      then: pressForErrors('Save and continue'),
    }),
  },
  {
    name: 'start contact, joint owners',
    open: openAs('found', {
      changes: true,
      path: /start\/contact$/,
      until: 'COLLECT_ADDITIONAL_INFO',
      async then(page) {
        await page.getByRole('radio', { name: /Joint owners/ }).check();
        await page.getByRole('radio', { name: /different address/ }).check();
      },
    }),
  },
  {
    name: 'start hmda, errors',
    open: openAs('found', { path: /start\/hmda$/, until: 'HMDA', then: pressForErrors('Continue') }),
  },
  {
    name: 'start app-summary, errors',
    open: openAs('found', {
      path: /start\/app-summary$/,
      until: 'APP_SUBMISSION',
      then: pressForErrors('Submit application'),
    }),
  },
  {
    name: 'income found',
    open: openAs('found', {
      changes: true,
      ...AT_INCOME,
      before: ({ world, driven }) => linkPayroll(world, driven, 'user_less'),
    }),
  },
  {
    name: 'income found, errors',
    open: openAs('found', {
      changes: true,
      ...AT_INCOME,
      before: ({ world, driven }) => linkPayroll(world, driven, 'user_less'),
      then: pressForErrors('Continue'),
    }),
  },
  {
    name: 'income review, nothing found',
    open: openAs('found', {
      changes: true,
      ...AT_INCOME,
      before: ({ world, driven }) => linkPayroll(world, driven, 'user_none'),
    }),
  },
  {
    name: 'income return, unfinished',
    open: openAs('found', {
      ...AT_INCOME,
      at: '/account/heloc/plaid-oauth-success?oauth_state_id=3f2504e0-4f89-41d3-9a0c-0305e82c3301',
      async then(page) {
        await page.getByRole('heading', { level: 1, name: 'We couldn’t finish the connection' }).waitFor();
      },
    }),
  },
  { name: 'employer verification', open: openEmployment(CONTACT_STEP, NO_EMPLOYER_CONTACT) },
  {
    name: 'employer verification, errors',
    open: openEmployment(CONTACT_STEP, NO_EMPLOYER_CONTACT, pressForErrors('Ask my employer')),
  },
  {
    name: 'employer verification, countries',
    open: openEmployment(CONTACT_STEP, NO_EMPLOYER_CONTACT, async (page) => {
      await page.getByRole('button', { name: /^Country code: / }).click();
      await page.getByRole('listbox', { name: 'Country code' }).waitFor();
    }),
  },
  { name: 'employer verification, asked', open: openEmployment(EMPLOYER_STEP, ASKED_EMPLOYER) },
  { name: 'employer verification, code', open: openEmployment(EMPLOYER_STEP, CODE_SENT) },
  { name: 'employer verification, confirmed', open: openEmployment(EMPLOYER_STEP, { ...CODE_SENT, state: 'ASKED' }) },
  { name: 'product select, changed by income', open: openAs('income-mismatch', { path: /product\/select$/ }) },
  { name: 'product select, changed by a payoff', open: openAs('lien-payoff', { path: /product\/select$/ }) },
  { name: 'credit frozen, hard pull', open: openAs('hard-frozen', { path: /credit\/error$/ }) },
  { name: 'liens, errors', open: openAs('second-lien', { ...AT_LIENS, then: pressForErrors('Continue') }) },
  {
    name: 'liens, paid off and not mine',
    open: openAs('second-lien', {
      changes: true,
      ...AT_LIENS,
      async then(page) {
        await page.getByRole('radio', { name: 'I owe it. Pay it off with this line' }).first().check();
        await page
          .getByText(/Pays off/)
          .first()
          .waitFor();
        await page.getByRole('radio', { name: 'It isn’t mine' }).last().check();
        await page.getByText(/It still counts/).waitFor();
        await page.getByText('Is a figure wrong?').first().click();
        await waitForScreen(page);
      },
    }),
  },
  {
    name: 'liens, additional lien, errors',
    open: openAs('found', {
      ...AT_LIENS,
      async then(page) {
        await page.getByRole('button', { name: 'Add a mortgage or other loan' }).click();
        await pressForErrors('Add this loan')(page);
      },
    }),
  },
  { name: 'incorrect pin', open: openAs('found', { ...AT_LIENS, at: 'review-app/incorrect-pin' }) },
  {
    name: 'incorrect pin, errors',
    open: openAs('found', { ...AT_LIENS, at: 'review-app/incorrect-pin', then: pressForErrors('Send') }),
  },
  {
    name: 'incorrect pin, sent',
    open: openAs('found', {
      changes: true,
      ...AT_LIENS,
      at: 'review-app/incorrect-pin',
      then: async (page) => {
        await page.getByLabel('Parcel number on your tax bill').fill('987-65-432');
        await page.getByRole('button', { name: 'Send' }).click();
        await page.getByText('You sent 987-65-432.').waitFor();
      },
    }),
  },
  {
    name: 'incorrect ownership',
    open: openAs('found', { ...AT_LIENS, at: 'review-app/incorrect-ownership' }),
  },
  {
    name: 'incorrect ownership, errors',
    open: openAs('found', {
      ...AT_LIENS,
      at: 'review-app/incorrect-ownership',
      then: async (page) => {
        await page.getByRole('radio', { name: /Something else/ }).check();
        await pressForErrors('Send')(page);
      },
    }),
  },
  { name: 'payoff hold', open: openAs('payoff-waiting', { path: /payoff\/hold$/ }) },
  { name: 'delinquency', open: openAs('delinquent', { path: /review-app\/delinquency$/ }) },
  {
    name: 'delinquency, errors',
    open: openAs('delinquent', { path: /review-app\/delinquency$/, then: pressForErrors('Send') }),
  },
  {
    name: 'delinquency, read',
    open: openAs('delinquent', {
      changes: true,
      path: /review-app\/delinquency$/,
      before: ({ world, driven }) => explainLatePayment(world, driven),
    }),
  },
  {
    name: 'datatree',
    open: openAs('several-properties', {
      changes: true,
      path: /review-app\/property$/,
      async then(page) {
        await page.getByRole('radio', { name: /Unit B/ }).check();
        await page.getByRole('button', { name: 'This is my home' }).click();
        await page.getByRole('heading', { level: 1, name: /Searching/ }).waitFor();
        await goToPage(page, 'review-app/datatree');
        await waitForScreen(page);
      },
      before: ({ world }) => addFault(world, { kind: 'property', mode: 'late', count: 1, seconds: 600 }).then(() => {}),
    }),
  },
  {
    name: 'flood certificate',
    open: openAs('found', {
      ...AT_INCOME,
      path: /error\/flood-cert$/,
      before: ({ page, driven }) => fakeStep(page, driven.uuid, FLOOD_STEP),
    }),
  },
  {
    name: 'signdocs',
    open: openAs('found', {
      ...AT_INCOME,
      path: /review-app\/signdocs$/,
      before: ({ page, driven }) => fakeStep(page, driven.uuid, SIGNING_PACKAGE_STEP),
    }),
  },
  { name: 'value', open: openValuation() },
  { name: 'value, another review requested', open: openValuation('The second bathroom of 2024 is not in it.') },
  {
    name: 'dashboard, open line',
    open: openAs('found', {
      path: /\/(dashboard)?$/,
      until: 'COMPLETE',
      then: async (page) => {
        await page.getByRole('link', { name: 'View your signed documents' }).waitFor();
        await page.getByText('Available to draw').waitFor();
      },
    }),
  },
  {
    name: 'dashboard, message',
    open: openAs('found', {
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
    open: openAs('found', {
      ...AT_DASHBOARD,
      async then(page) {
        await page.getByRole('button', { name: 'Stop this application' }).click();
        await page.getByRole('alertdialog').getByRole('combobox').waitFor();
      },
    }),
  },
  {
    name: 'disclosures, letter came back',
    open: openAs('found', {
      changes: true,
      until: 'COLLECT_ADDITIONAL_INFO',
      at: DOCUMENTS_PAGE,
      before: ({ world, driven }) => returnLetterToSender(world, driven),
      async then(page) {
        await waitForDocuments(page);
        await page.getByText('Returned to us').waitFor();
      },
    }),
  },
  { name: 'profile, sent', open: openAs('found', { ...AT_INCOME, at: 'start/profile' }) },
  {
    name: 'profile, correct, errors',
    open: openAs('found', {
      ...AT_INCOME,
      at: 'start/profile',
      then: async (page) => {
        await page.getByRole('link', { name: 'Ask us to correct home address' }).click();
        await page.getByRole('heading', { level: 1, name: 'What should we correct?' }).waitFor();
        await pressForErrors('Send request')(page);
      },
    }),
  },
];
