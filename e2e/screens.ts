import { beginPhoneChange, saveDraft } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { BANK_SCREENS } from './bank-screens.ts';
import { CHAT_SCREENS } from './chat-screens.ts';
import { COMPLETE_SCREENS } from './complete-screens.ts';
import { COMMON_CONSOLE_SCREENS, CONSOLE_SCREENS } from './console-screens.ts';
import { FEEDBACK_SCREENS } from './feedback-screens.ts';
import { NOTARY_SCREENS } from './notary-screens.ts';
import { DOCUMENTS_PAGE, waitForDocuments } from './pages/documents.ts';
import { fakeReply } from './pages/fake-replies.ts';
import { openMenu, openNotifications } from './pages/menus.ts';
import { continueWithOffer, expectOffers } from './pages/offer.ts';
import { openAs, pressForErrors, waitForScreen, type Screen, type ScreenOpener } from './pages/open-screen.ts';
import { newPerson, type Person } from './pages/person.ts';
import {
  BASE_PATH,
  answerUntil,
  toRegistrationUrl,
  pressContinue,
  typeAddress,
  waitForQuestion,
  getQuestions,
} from './pages/registration.ts';
import { addFault } from './pages/sandbox.ts';
import { RECOVERY_SCREENS } from './recovery-screens.ts';
import { SIGNER_SCREENS } from './signer-screens.ts';
import { SIGNING_SCREENS } from './signing-screens.ts';
import { SITE_SCREENS } from './site-screens.ts';
import { COMMON_UNDERWRITING_SCREENS, UNDERWRITING_SCREENS } from './underwriting-screens.ts';

export type { Screen };

const HOME = {
  FIGURE: newPerson(),
  HOMEPOINT: newPerson({ street: '900 Congress Avenue', city: 'Austin', state: 'TX', zip: '78701' }),
};
const buildPerson = (org: string) => ({
  ...(org === 'HOMEPOINT' ? HOME.HOMEPOINT : HOME.FIGURE),
  email: newPerson().email,
});

/** Opens a step with the earlier answers in the draft, as if they had been typed. */
const openStep =
  (name: string, then: (page: Page) => Promise<void> = async () => {}): ScreenOpener =>
  async ({ page, org }) => {
    const person = { ...buildPerson(org), occupancy: 'Second home' as const };
    const steps = getQuestions(person).map((question) => question.step);
    const earlierAnswers = Object.fromEntries(
      Object.entries(buildDraft(person)).filter(([step]) => steps.indexOf(step) < steps.indexOf(name)),
    );
    // Sets the cookie that a page load sets, because the browser and `page.request` share cookies.
    await page.request.get(toRegistrationUrl(org));
    const draftReply = await page.request.put(saveDraft.path, { data: earlierAnswers, headers: { 'x-org': org } });
    if (!draftReply.ok()) throw new Error(`The draft was not taken: ${draftReply.status()} ${await draftReply.text()}`);
    await page.goto(name === 'index' ? toRegistrationUrl(org) : `${BASE_PATH}/register-v2/${name}?org=${org}`);
    const question = getQuestions(person).find((step) => step.step === name);
    if (question) await waitForQuestion(page, question.heading);
    await then(page);
  };

function buildDraft({
  street: street1,
  city,
  state,
  zip,
  income,
  firstName,
  lastName,
  birthDate: [month, day, year],
  email,
  phone: phoneNumber,
}: Person): Record<string, Record<string, string>> {
  const address = { street1, street2: '', city, state, zip };
  return {
    index: { ...address, occupancyType: 'SECONDARY' },
    'home-address': address,
    'for-sale': { isListedForSale: 'NO' },
    'annual-income': { employmentType: 'FULL_TIME', income },
    'legal-name': { firstName, lastName },
    birthdate: { month, day, year },
    'phone-and-email': { email, phoneNumber },
  };
}

const openAddress =
  (path: string): ScreenOpener =>
  async ({ page, org }) => {
    await page.goto(`${path}?org=${org}`);
    await waitForScreen(page);
  };

/** Opens the screen of a sandbox persona's status; `then` continues from there. */
const openPersona = (name: string, path: RegExp, then?: (page: Page) => Promise<void>, until?: string): ScreenOpener =>
  openAs(name, { path, ...(then && { then }), ...(until && { until }) });

/** Like `openPersona`, with a persona that no other screen shares: `then` or the passing time changes its loan. */
const openChangingPersona = (
  name: string,
  path: RegExp,
  then?: (page: Page) => Promise<void>,
  until?: string,
): ScreenOpener => openAs(name, { path, ...(then && { then }), ...(until && { until }), changes: true });

/** Opens a page of the site outside the application, as a borrower who chooses an offer. */
const openSitePage = (at: string, then: (page: Page) => Promise<void>): ScreenOpener => openAs('found', { at, then });

const openDashboard = (then: (page: Page) => Promise<void> = async () => {}): ScreenOpener =>
  openSitePage('/dashboard', async (page) => {
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await then(page);
  });

/** Opens the documents page, right after the offer. */
const openDisclosures = (
  then: (page: Page) => Promise<void> = async () => {},
  options: { changes?: true } = {},
): ScreenOpener =>
  openAs('found', {
    ...options,
    until: 'COLLECT_ADDITIONAL_INFO',
    at: DOCUMENTS_PAGE,
    async then(page) {
      await waitForDocuments(page);
      await then(page);
    },
  });

/** Screens that every lender's visitors can open. */
export const COMMON_SCREENS: readonly Screen[] = [
  ...getQuestions(newPerson({ occupancy: 'Second home' })).map((question): Screen => ({
    name: `register ${question.step}`,
    open: openStep(question.step),
  })),
  ...['annual-income', 'legal-name', 'birthdate', 'phone-and-email'].map((name): Screen => ({
    name: `register ${name}, errors`,
    open: openStep(name, async (page) => {
      await pressContinue(page);
      await page.getByRole('alert').first().waitFor();
    }),
  })),
  { name: 'register index, errors', open: openStep('index', pressForErrors('Continue')) },
  { name: 'register set-password, errors', open: openStep('set-password', pressForErrors('See my offers')) },
  {
    name: 'register index, suggestions',
    open: openStep('index', async (page) => {
      await page.getByRole('combobox').first().fill('412 Alder');
      await page.getByRole('option').first().waitFor();
    }),
  },
  {
    name: 'register index, by hand',
    open: openStep('index', async (page) => {
      await page.getByRole('combobox').first().fill('412 Alder');
      await page.getByRole('option', { name: /not listed/i }).click();
    }),
  },
  { name: 'register, older page', open: openAddress(`${BASE_PATH}/register`) },
  { name: 'register support', open: openAddress(`${BASE_PATH}/register/support`) },
  { name: 'register account setup expired', open: openAddress(`${BASE_PATH}/register/account-setup`) },
  { name: 'offer code', open: openAddress(`${BASE_PATH}/register/offer-code`) },
  { name: 'waitlist', open: openAddress('/waitlist') },
  { name: 'coming soon', open: openAddress(`${BASE_PATH}/coming-soon`) },
  { name: 'login', open: openAddress('/auth/login') },
  { name: 'contact', open: openAddress('/contact') },
  ...['terms', 'privacy', 'communications', 'licenses'].map((name): Screen => ({
    name,
    open: openAddress(`/${name}`),
  })),
  { name: 'not found', open: openAddress('/nothing/here') },
  { name: 'product select', open: openPersona('found', /product\/select$/, expectOffers) },
  {
    name: 'product select, debts marked',
    open: openChangingPersona('found', /product\/select$/, async (page) => {
      await expectOffers(page);
      const debts = page.getByRole('group', { name: 'Debts you could pay off' }).getByRole('checkbox');
      for (const debt of await debts.all()) await debt.check();
      await page.getByText(/You selected 2 debts to pay off/).waitFor();
    }),
  },
  {
    name: 'product select, menu open',
    open: openPersona('found', /product\/select$/, async (page) => {
      await expectOffers(page);
      await page.getByRole('button', { name: /account menu/i }).click();
    }),
  },
  {
    name: 'product confirm',
    open: openChangingPersona('found', /product\/select$/, async (page) => {
      await expectOffers(page);
      await continueWithOffer(page);
      await waitForQuestion(page, 'Confirm your offer');
    }),
  },
  { name: 'disclosures', open: openDisclosures() },
  {
    name: 'disclosures, errors',
    open: openDisclosures(async (page) => {
      await pressForErrors('Agree')(page);
    }),
  },
  {
    name: 'disclosures, text',
    open: openDisclosures(
      async (page) => {
        await page.getByRole('button', { name: /^Read “Important terms/ }).click();
        await page.getByRole('heading', { level: 3, name: 'Fees' }).waitFor();
      },
      { changes: true },
    ),
  },
  {
    name: 'disclosures, pages',
    open: openDisclosures(
      async (page) => {
        await page.getByRole('button', { name: /^Read “Important terms/ }).click();
        await page.getByRole('button', { name: 'Show the pages of the PDF' }).click();
        await page.locator('canvas').first().waitFor();
      },
      { changes: true },
    ),
  },
  ...COMMON_UNDERWRITING_SCREENS,
  {
    name: 'dashboard',
    open: openDashboard(),
  },
  {
    name: 'dashboard settings',
    open: openSitePage('/dashboard/settings', async (page) => {
      await page.getByText('This device').waitFor();
      await page.getByRole('button', { name: 'Turn on' }).waitFor();
      await page.getByRole('button', { name: 'Request a copy' }).waitFor();
      await page.getByRole('list', { name: 'What you agreed to' }).waitFor();
    }),
  },
  ...SITE_SCREENS,
  {
    name: 'dashboard settings, switching to paper',
    open: openAs('found', {
      until: 'INCOME_VERIFICATION',
      at: '/dashboard/settings',
      async then(page) {
        await page.getByRole('button', { name: 'Switch to paper' }).click();
        await page.getByRole('dialog', { name: 'Switch to paper?' }).waitFor();
      },
    }),
  },
  {
    name: 'dashboard settings, new email',
    open: openSitePage('/dashboard/settings', async (page) => {
      await page.getByRole('button', { name: 'Change your email' }).click();
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await page.getByText('Please enter your email').waitFor();
    }),
  },
  {
    name: 'dashboard settings, phone code',
    open: openSitePage('/dashboard/settings', async (page) => {
      await fakeReply(page, beginPhoneChange, {}, { sentTo: '(***) ***-0178' });
      await page.getByRole('button', { name: 'Change your phone number' }).click();
      await page.getByRole('textbox', { name: 'New mobile phone' }).fill('3035550178');
      await page.getByRole('button', { name: 'Send me a code' }).click();
      await page.getByRole('textbox', { name: 'Code' }).waitFor();
    }),
  },
  {
    name: 'dashboard, menu',
    open: openDashboard(async (page) => {
      await openMenu(page);
    }),
  },
  {
    name: 'dashboard, notifications open',
    open: openDashboard(async (page) => {
      await openNotifications(page);
    }),
  },
  {
    name: 'dashboard notifications',
    open: openSitePage('/dashboard/notifications', async (page) => {
      await page.getByRole('main').getByRole('listitem').first().waitFor();
    }),
  },
  { name: 'pay', open: openAddress('/pay') },
  ...COMMON_CONSOLE_SCREENS,
];

/** Screens of each application status; the controls are the same for every lender, so one is enough. */
export const MAIN_BRAND_SCREENS: readonly Screen[] = [
  {
    name: 'dashboard settings, closing the account',
    open: openAs('declined', {
      at: '/dashboard/settings',
      async then(page) {
        await page.getByRole('button', { name: 'Close my account' }).click();
        await page.getByRole('dialog').getByRole('listitem').first().waitFor();
      },
    }),
  },
  {
    name: 'dashboard, apps',
    open: openDashboard(async (page) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.locator('button[aria-haspopup=dialog]').first().click();
      await page.getByRole('dialog').getByRole('link').first().waitFor();
    }),
  },
  ...['exchange', 'universal-marketplace', 'universal-passport', 'portfolio', 'group-manager'].map((name): Screen => ({
    name,
    open: openAddress(`/${name}`),
  })),
  {
    name: 'register index, Hawaii',
    open: openStep('index', async (page) => {
      const address = { street: '75 Palani Road', city: 'Kailua Kona', state: 'HI', zip: '96740' };
      await typeAddress(page, 'Property address', { ...buildPerson('FIGURE'), ...address });
      await page.getByRole('radio', { name: /I live here/ }).check();
      await pressContinue(page);
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  {
    name: 'product select, explanation',
    open: openPersona('found', /product\/select$/, async (page) => {
      await expectOffers(page);
      await page.getByRole('button', { name: 'What is the draw period?' }).focus();
      await page.getByRole('tooltip').waitFor();
    }),
  },
  {
    name: 'searching for offers',
    open: async ({ page, world, org }) => {
      // Without it the offers can be there before the page has shown that we search for them.
      await addFault(world, { kind: 'property', mode: 'late', count: 1, seconds: 600 });
      await answerUntil(page, org, buildPerson(org), 'none');
      await waitForQuestion(page, /Searching for your offers/);
    },
  },
  { name: 'credit social', open: openPersona('no-match', /credit\/social$/) },
  { name: 'credit social, errors', open: openPersona('no-match', /credit\/social$/, pressForErrors('Try again')) },
  { name: 'credit frozen', open: openPersona('frozen', /credit\/error$/) },
  { name: 'credit frozen, errors', open: openPersona('frozen', /credit\/error$/, pressForErrors('Try again')) },
  { name: 'timeout, bureau', open: openChangingPersona('bureau-error', /error\/timeout$/) },
  {
    name: 'bureau error',
    open: openChangingPersona('bureau-error', /error\/timeout$/, async (page) => {
      await page.getByRole('link', { name: /wrong with the credit check/ }).click();
      await page.waitForURL(/error\/credit$/);
      await waitForScreen(page);
    }),
  },
  { name: 'timeout, minor', open: openPersona('minor', /error\/timeout$/) },
  { name: 'timeout, fraud alert', open: openPersona('fraud-alert', /error\/timeout$/) },
  { name: 'no credit', open: openPersona('no-match-twice', /review-app\/no-credit$/) },
  { name: 'property not found', open: openPersona('no-property', /review-app\/property$/) },
  {
    name: 'property not found, parcel',
    open: openPersona('no-property', /review-app\/property$/, async (page) => {
      await page.getByRole('radio', { name: /parcel number/i }).check();
    }),
  },
  { name: 'several properties', open: openPersona('several-properties', /review-app\/property$/) },
  { name: 'estimate value', open: openPersona('no-value', /bpo\/estimate-value$/) },
  { name: 'estimate value, errors', open: openPersona('no-value', /bpo\/estimate-value$/, pressForErrors('Continue')) },
  { name: 'assets', open: openPersona('assets', /product\/assets$/) },
  { name: 'assets, errors', open: openPersona('assets', /product\/assets$/, pressForErrors('Add this account')) },
  { name: 'winback', open: openPersona('winback', /product\/prequal-winback$/) },
  {
    name: 'winback, stop',
    open: openPersona('winback', /product\/prequal-winback$/, async (page) => {
      await page.getByRole('button', { name: 'Decline this offer' }).click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  { name: 'declined', open: openPersona('declined', /error\/decline$/) },
  { name: 'declined, for sale', open: openPersona('declined-for-sale', /error\/decline$/) },
  {
    name: 'profile',
    open: openAs('found', { at: 'start/profile' }),
  },
  { name: 'income review', open: openPersona('found', /income\/review$/, undefined, 'INCOME_VERIFICATION') },
  {
    name: 'income review, steps open',
    open: openPersona(
      'found',
      /income\/review$/,
      async (page) => {
        await page.locator('summary').filter({ hasText: 'Link Income Sources' }).click();
        await page.getByRole('link', { name: 'Basic Info' }).waitFor();
      },
      'INCOME_VERIFICATION',
    ),
  },
  {
    name: 'dashboard, after the offer',
    open: openAs('found', { until: 'INCOME_VERIFICATION', at: '/dashboard' }),
  },
  {
    name: 'product confirm, every year',
    open: openChangingPersona('found', /product\/select$/, async (page) => {
      await expectOffers(page);
      await continueWithOffer(page);
      await waitForQuestion(page, 'Confirm your offer');
      await page.locator('summary').filter({ hasText: 'See every year' }).click();
      await page.getByRole('columnheader', { name: 'Still owed' }).waitFor();
    }),
  },
  {
    name: 'income link',
    open: openAs('found', {
      changes: true,
      until: 'INCOME_VERIFICATION',
      at: 'income/link/truv-payroll',
      async then(page) {
        await page.getByRole('button', { name: 'Connect your payroll' }).waitFor();
      },
    }),
  },
  {
    name: 'income error',
    open: openAs('found', { until: 'INCOME_VERIFICATION', at: 'error/income' }),
  },
  ...UNDERWRITING_SCREENS,
  ...RECOVERY_SCREENS,
  ...BANK_SCREENS,
  ...SIGNING_SCREENS,
  ...SIGNER_SCREENS,
  ...NOTARY_SCREENS,
  ...COMPLETE_SCREENS,
  ...CHAT_SCREENS,
  ...FEEDBACK_SCREENS,
  ...CONSOLE_SCREENS,
];
