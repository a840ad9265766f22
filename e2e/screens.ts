import { saveDraft } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { BANK_OF_MAIN_BRAND } from './bank-screens.ts';
import { COMPLETE_OF_MAIN_BRAND } from './complete-screens.ts';
import { DESK_OF_EVERY_BRAND, DESK_OF_MAIN_BRAND } from './desk-screens.ts';
import { MIDDLE_OF_EVERY_BRAND, MIDDLE_OF_MAIN_BRAND } from './middle-screens.ts';
import { NOTARY_OF_MAIN_BRAND } from './notary-screens.ts';
import { atDisclosures } from './pages/documents.ts';
import { goOnWithOffer, offersStand } from './pages/offer.ts';
import { somebody, type Person } from './pages/person.ts';
import { BASE, answerUntil, firstStep, goOn, question, questionsFor } from './pages/registration.ts';
import { as, pressed, stands, type Screen, type ScreenOpener } from './pages/ways.ts';
import { RECOVERY_OF_MAIN_BRAND } from './recovery-screens.ts';
import { SIGNER_OF_MAIN_BRAND } from './signer-screens.ts';
import { SIGNING_OF_MAIN_BRAND } from './signing-screens.ts';

export type { Screen };

const home = {
  FIGURE: somebody(),
  HOMEPOINT: somebody({ street: '900 Congress Avenue', city: 'Austin', state: 'TX', zip: '78701' }),
};
const buildPerson = (org: string) => ({
  ...(org === 'HOMEPOINT' ? home.HOMEPOINT : home.FIGURE),
  email: somebody().email,
});

/** A step with the earlier answers in the draft, as if they had been typed. */
const step =
  (name: string, then: (page: Page) => Promise<void> = async () => {}): ScreenOpener =>
  async ({ page, org }) => {
    const person = { ...buildPerson(org), use: 'Second home' as const };
    const order = questionsFor(person).map((asked) => asked.step);
    const before = Object.fromEntries(
      Object.entries(buildDraft(person)).filter(([one]) => order.indexOf(one) < order.indexOf(name)),
    );
    await page.goto(firstStep(org));
    const saved = await page.request.put(saveDraft.path, { data: before, headers: { 'x-org': org } });
    if (!saved.ok()) throw new Error(`The draft was not taken: ${saved.status()} ${await saved.text()}`);
    await page.goto(name === 'index' ? firstStep(org) : `${BASE}/register-v2/${name}`);
    const asked = questionsFor(person).find((one) => one.step === name);
    if (asked) await question(page, asked.heading);
    await then(page);
  };

function buildDraft({
  street: street1,
  city,
  state,
  zip,
  income,
  first: firstName,
  last: lastName,
  born: [month, day, year],
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

const address =
  (path: string): ScreenOpener =>
  async ({ page, org }) => {
    await page.goto(`${path}?org=${org}`);
    await stands(page);
  };

/** A sandbox persona on the screen of its status; `then` continues from there. */
const persona = (name: string, path: RegExp, then?: (page: Page) => Promise<void>, until?: string): ScreenOpener =>
  as(name, { path, ...(then && { then }), ...(until && { until }) });

/** The same with a persona of its own, because the action or the passing time changes something. */
const changing = (name: string, path: RegExp, then?: (page: Page) => Promise<void>, until?: string): ScreenOpener =>
  as(name, { path, ...(then && { then }), ...(until && { until }), changes: true });

/** Screens that every lender's visitors can open. */
export const EVERY_BRAND: readonly Screen[] = [
  ...questionsFor(somebody({ use: 'Second home' })).map((asked): Screen => ({
    name: `register ${asked.step}`,
    open: step(asked.step),
  })),
  ...['annual-income', 'legal-name', 'birthdate', 'phone-and-email'].map((name): Screen => ({
    name: `register ${name}, errors`,
    open: step(name, async (page) => {
      await goOn(page);
      await page.getByRole('alert').first().waitFor();
    }),
  })),
  { name: 'register index, errors', open: step('index', pressed('Continue')) },
  { name: 'register set-password, errors', open: step('set-password', pressed('See my offers')) },
  {
    name: 'register index, suggestions',
    open: step('index', async (page) => {
      await page.getByRole('combobox').first().fill('412 Alder');
      await page.getByRole('option').first().waitFor();
    }),
  },
  {
    name: 'register index, by hand',
    open: step('index', async (page) => {
      await page.getByRole('combobox').first().fill('412 Alder');
      await page.getByRole('option', { name: /not listed/i }).click();
    }),
  },
  { name: 'register, older page', open: address(`${BASE}/register`) },
  { name: 'register support', open: address(`${BASE}/register/support`) },
  { name: 'waitlist', open: address('/waitlist') },
  { name: 'login', open: address('/auth/login') },
  { name: 'contact', open: address('/contact') },
  ...['terms', 'privacy', 'communications', 'licenses'].map((name): Screen => ({ name, open: address(`/${name}`) })),
  { name: 'not found', open: address('/nothing/here') },
  { name: 'product select', open: persona('found', /product\/select$/, offersStand) },
  {
    name: 'product select, debt marked',
    open: changing('found', /product\/select$/, async (page) => {
      await offersStand(page);
      await page.getByRole('group', { name: 'Debts you could pay off' }).getByRole('checkbox').first().check();
      await page.getByText(/You selected 1 debt to pay off/).waitFor();
    }),
  },
  {
    name: 'product select, menu open',
    open: persona('found', /product\/select$/, async (page) => {
      await offersStand(page);
      await page.getByRole('button', { name: /account menu/i }).click();
    }),
  },
  {
    name: 'product confirm',
    open: changing('found', /product\/select$/, async (page) => {
      await offersStand(page);
      await goOnWithOffer(page);
      await question(page, 'Confirm your offer');
    }),
  },
  { name: 'disclosures', open: persona('found', /start\/contact$/, atDisclosures, 'COLLECT_ADDITIONAL_INFO') },
  {
    name: 'disclosures, errors',
    open: persona(
      'found',
      /start\/contact$/,
      async (page) => {
        await atDisclosures(page);
        await pressed('Agree and continue')(page);
      },
      'COLLECT_ADDITIONAL_INFO',
    ),
  },
  {
    name: 'disclosures, text',
    open: changing(
      'found',
      /start\/contact$/,
      async (page) => {
        await atDisclosures(page);
        await page.getByRole('button', { name: /^Read “Important terms/ }).click();
        await page.getByRole('heading', { level: 3, name: 'Fees' }).waitFor();
      },
      'COLLECT_ADDITIONAL_INFO',
    ),
  },
  {
    name: 'disclosures, pages',
    open: changing(
      'found',
      /start\/contact$/,
      async (page) => {
        await atDisclosures(page);
        await page.getByRole('button', { name: /^Read “Important terms/ }).click();
        await page.getByRole('button', { name: 'Show the pages of the PDF' }).click();
        await page.locator('canvas').first().waitFor();
      },
      'COLLECT_ADDITIONAL_INFO',
    ),
  },
  ...MIDDLE_OF_EVERY_BRAND,
  {
    name: 'dashboard',
    open: persona('found', /product\/select$/, async (page) => {
      await page.goto('/dashboard');
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    }),
  },
  ...DESK_OF_EVERY_BRAND,
];

/** Screens of each application status; the controls are the same for every lender, so one is enough. */
export const MAIN_BRAND: readonly Screen[] = [
  {
    name: 'searching for offers',
    open: async ({ page, org }) => {
      await answerUntil(page, org, buildPerson(org), 'none');
      await question(page, /Searching for your offers/);
    },
  },
  { name: 'credit social', open: persona('no-match', /credit\/social$/) },
  { name: 'credit social, errors', open: persona('no-match', /credit\/social$/, pressed('Try again')) },
  { name: 'credit frozen', open: persona('frozen', /credit\/error$/) },
  { name: 'credit frozen, errors', open: persona('frozen', /credit\/error$/, pressed('Try again')) },
  { name: 'timeout, bureau', open: changing('bureau-error', /error\/timeout$/) },
  {
    name: 'bureau error',
    open: changing('bureau-error', /error\/timeout$/, async (page) => {
      await page.getByRole('link', { name: /wrong with the credit check/ }).click();
      await page.waitForURL(/error\/credit$/);
      await stands(page);
    }),
  },
  { name: 'timeout, minor', open: persona('minor', /error\/timeout$/) },
  { name: 'timeout, fraud alert', open: persona('fraud-alert', /error\/timeout$/) },
  { name: 'no credit', open: persona('no-match-twice', /review-app\/no-credit$/) },
  { name: 'property not found', open: persona('no-property', /review-app\/property$/) },
  {
    name: 'property not found, parcel',
    open: persona('no-property', /review-app\/property$/, async (page) => {
      await page.getByRole('radio', { name: /parcel number/i }).check();
    }),
  },
  { name: 'several properties', open: persona('several-properties', /review-app\/property$/) },
  { name: 'estimate value', open: persona('no-value', /bpo\/estimate-value$/) },
  { name: 'estimate value, errors', open: persona('no-value', /bpo\/estimate-value$/, pressed('Continue')) },
  { name: 'assets', open: persona('assets', /product\/assets$/) },
  { name: 'assets, errors', open: persona('assets', /product\/assets$/, pressed('Add this account')) },
  { name: 'winback', open: persona('winback', /product\/prequal-winback$/) },
  {
    name: 'winback, stop',
    open: persona('winback', /product\/prequal-winback$/, async (page) => {
      await page.getByRole('button', { name: 'Decline this offer' }).click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  { name: 'declined', open: persona('declined', /error\/decline$/) },
  { name: 'declined, for sale', open: persona('declined-for-sale', /error\/decline$/) },
  {
    name: 'profile',
    open: persona('found', /product\/select$/, async (page) => {
      await page.goto(page.url().replace('product/select', 'start/profile'));
      await stands(page);
    }),
  },
  { name: 'income review', open: persona('found', /income\/review$/, undefined, 'INCOME_VERIFICATION') },
  {
    name: 'income link',
    open: changing(
      'found',
      /income\/review$/,
      async (page) => {
        await page.goto(page.url().replace('review', 'link/truv-payroll'));
        await page.getByRole('button', { name: 'Connect your payroll' }).waitFor();
      },
      'INCOME_VERIFICATION',
    ),
  },
  {
    name: 'income error',
    open: persona(
      'found',
      /income\/review$/,
      async (page) => {
        await page.goto(page.url().replace('income/review', 'error/income'));
        await stands(page);
      },
      'INCOME_VERIFICATION',
    ),
  },
  ...MIDDLE_OF_MAIN_BRAND,
  ...RECOVERY_OF_MAIN_BRAND,
  ...BANK_OF_MAIN_BRAND,
  ...SIGNING_OF_MAIN_BRAND,
  ...SIGNER_OF_MAIN_BRAND,
  ...NOTARY_OF_MAIN_BRAND,
  ...COMPLETE_OF_MAIN_BRAND,
  ...DESK_OF_MAIN_BRAND,
];
