import { registerIdentity } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { createCaller } from '../pages/caller.ts';
import { confirmEmailByCode } from '../pages/confirm-email.ts';
import { createStaff, followMenuLink, logInToConsole } from '../pages/console.ts';
import { expectOffers } from '../pages/offer.ts';
import { pressButton, waitForHeading } from '../pages/page-actions.ts';
import { newPerson } from '../pages/person.ts';
import {
  BASE_PATH,
  getQuestions,
  pressContinue,
  toRegistrationUrl,
  typeAddress,
  waitForQuestion,
} from '../pages/registration.ts';
import { expect, expectGoodPage, expectLogged, test } from '../test.ts';

const OFFICER = '11111111-1111-4111-8111-111111111111';
const BROKER = '22222222-2222-4222-8222-222222222222';
const REFERRAL = '33333333-3333-4333-8333-333333333333';
const NOT_LICENSED =
  'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.';
const PROPERTY = 'Which home would you like to borrow against?';

/** Answers the questions from the open one on, as a visitor whose link has been opened. */
async function registerHere(page: Page, person: ReturnType<typeof newPerson>, from = 'index'): Promise<void> {
  const questions = getQuestions(person);
  for (const question of questions.slice(questions.findIndex(({ step }) => step === from))) {
    await waitForQuestion(page, question.heading);
    await question.answer(page, person);
    await pressContinue(page, question.button);
  }
}

test('a loan officer who is not licensed in the state stops the first step; in a licensed one the borrower applies and sees whom to call on the pages of the application [ELIG-006, ELIG-007, ELIG-012, LO-001, LO-002, LO-003, LO-007, ROLE-010, SCOPE-015, SHELL-022]', async ({
  page,
  org,
}) => {
  const person = newPerson();
  await page.goto(`${toRegistrationUrl(org)}&referrer=${OFFICER}`);
  await waitForQuestion(page, PROPERTY);
  const button = page.getByRole('button', { name: 'Continue', exact: true });
  await typeAddress(page, 'Property address', { ...person, state: 'ID' });
  await expect(page.getByText(NOT_LICENSED)).toBeVisible();
  await expect(button).toBeDisabled();
  await expectGoodPage(page);
  await page.getByLabel('State').selectOption('CO');
  await expect(page.getByText(NOT_LICENSED)).toBeHidden();
  await expect(button).toBeEnabled();
  await page.getByRole('radio', { name: new RegExp(person.occupancy) }).check();
  await pressContinue(page);
  await registerHere(page, person, 'for-sale');
  await expectOffers(page);
  const bar = page.getByText('Your loan officer: Olivia Grant');
  await expect(bar).toBeVisible();
  await bar.click();
  for (const part of ['NMLS #2000001', '(303) 555-0151', 'Usually replies within 2 hours'])
    await expect(page.getByText(part)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call Olivia Grant' })).toHaveAttribute('href', 'tel:+13035550151');
  await expect(page.getByRole('link', { name: 'Email Olivia Grant' })).toHaveAttribute(
    'href',
    'mailto:olivia.grant@alderpoint.example',
  );
  await expectGoodPage(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${new URL(page.url()).pathname.replace(/\/product\/select$/, '')}/conditions`);
  await expect(page.getByRole('heading', { name: 'Your loan officer' })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('a lender that works through its loan officers lists them, asks for their link, and lets in whom it knows [ELIG-008, ELIG-009, ELIG-010, FORM-048, SCOPE-014, SCREEN-037, SCREEN-055]', async ({
  page,
  faults,
}) => {
  await page.goto(toRegistrationUrl('FIGURE_WHOLESALE'));
  await page.waitForURL(/\/account\/heloc\/not-accepting-apps/);
  await waitForHeading(page, 'Alderpoint Wholesale works through its loan officers.');
  await expect(page.getByRole('main').getByRole('link', { name: '(888) 555-0144' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find a loan officer' })).toHaveAttribute(
    'href',
    'https://wholesale.alderpoint.example/loan-officers',
  );
  await expectGoodPage(page);
  const paste = async (link: string) => {
    await page.getByRole('textbox', { name: 'Enter the link your loan officer sent' }).fill(link);
    await pressButton(page, 'Check this link');
  };
  await paste('');
  await expect(page.getByRole('alert')).toContainText('Paste the link your loan officer sent.');
  await paste('https://lender.example/register');
  await expect(page.getByRole('alert')).toContainText('This isn’t a loan officer’s link.');
  await paste(`lender.example/register?referrer=${BROKER}`);
  await expect(page.getByRole('alert')).toContainText('Paste the whole link.');
  await paste(`https://lender.example/register?referrer=${OFFICER}`);
  await expect(page.getByRole('alert')).toContainText('This link doesn’t work.');
  expectLogged(faults, /not-found/);
  await expectGoodPage(page);
  await paste(`https://lender.example${BASE_PATH}/register-v2?referrer=${BROKER}`);
  await waitForQuestion(page, PROPERTY);
});

test(
  'a referral fills in the city and the first name, and says so [QRY-002, ELIG-013, DATA-014]',
  { tag: '@long-run' },
  async ({ page, org }) => {
    await page.goto(`${toRegistrationUrl(org)}&rid=${REFERRAL}`);
    await waitForQuestion(page, PROPERTY);
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Denver');
    await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveValue('');
    await expect(page.getByText('From your loan officer')).toBeVisible();
    await expectGoodPage(page);
    const person = newPerson();
    await page.getByRole('textbox', { name: 'Street address' }).fill('1600 Larimer Street');
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('80202');
    await page.getByRole('radio', { name: new RegExp(person.occupancy) }).check();
    await pressContinue(page);
    for (const question of getQuestions(person).slice(1, 3)) {
      await waitForQuestion(page, question.heading);
      await question.answer(page, person);
      await pressContinue(page);
    }
    await waitForQuestion(page, 'What’s your legal name?');
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Rosa');
    await expect(page.getByText('From your loan officer')).toHaveCount(1);
    await expectGoodPage(page);
  },
);

test(
  "an inquiry at one lender stops a start at another, with the broker's phone and email [ELIG-021, ELIG-024, MODAL-005, ERR-009]",
  { tag: '@long-run' },
  async ({ page, org, world }) => {
    const person = newPerson();
    await page.goto(`${toRegistrationUrl('FIGURE_WHOLESALE')}&referrer=${BROKER}`);
    await registerHere(page, person);
    await expectOffers(page);
    await expect(page.getByText('Your broker: Bo Rivers')).toBeVisible();
    const there = await page.evaluate(() => localStorage.getItem('jwt') ?? '');
    await confirmEmailByCode(world, 'FIGURE_WHOLESALE', there, person.email);
    const { jwt } = await createCaller(world, org).send(registerIdentity, {
      body: { email: person.email, password: person.password, phoneNumber: person.phone },
    });
    await confirmEmailByCode(world, org, jwt, person.email);
    await page.context().clearCookies();
    await page.evaluate((token) => {
      localStorage.clear();
      sessionStorage.clear();
      localStorage.setItem('jwt', token);
    }, jwt);
    await page.goto(toRegistrationUrl(org));
    for (const question of getQuestions(person).filter(({ step }) => step !== 'set-password')) {
      await waitForQuestion(page, question.heading);
      // The account knows the email, so only the phone number is asked.
      if (question.step === 'phone-and-email')
        await page.getByRole('textbox', { name: 'Mobile phone' }).fill(person.phone);
      else await question.answer(page, person);
      await pressContinue(page);
    }
    await waitForQuestion(page, 'One last thing');
    await page.getByRole('checkbox', { name: /privacy policy/ }).check();
    await page.getByRole('checkbox', { name: /electronically/ }).check();
    await pressContinue(page, 'See my offers');
    const dialog = page.getByRole('alertdialog', { name: 'Action Required: Contact Your Loan Officer' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Call (303) 555-0152' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: /bo\.rivers@broker\.example/ })).toBeVisible();
    await expectGoodPage(page);
  },
);

test(
  'an admin adds a loan officer, reads what is wrong in a file, and imports a good one',
  { tag: '@long-run' },
  async ({ page, world }) => {
    await logInToConsole(page, await createStaff(world, 'admin'));
    await followMenuLink(page, 'Loan officers');
    await waitForHeading(page, 'Loan officers');
    const file = (rows: string) => ({
      name: 'officers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`kind,name,nmlsId,phone,email,licensedStates,enforceLicensedStates\n${rows}`),
    });
    await page.getByLabel('CSV file').setInputFiles(file('officer,,x,3035550161,a@example.com,CO,yes\n'));
    await pressButton(page, 'Import');
    await expect(page.getByText('Row 2, name: Enter a name.')).toBeVisible();
    await expect(page.getByText('Row 2, nmlsId: Enter an NMLS ID: 1 to 10 digits.')).toBeVisible();
    await expectGoodPage(page);
    await page
      .getByLabel('CSV file')
      .setInputFiles(file('officer,Nina Imported,4000001,3035550161,a@example.com,CO,yes\n'));
    await pressButton(page, 'Import');
    await expect(page.getByText('Nina Imported', { exact: true })).toBeVisible();

    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Add', exact: true }) });
    await expect(form).toBeHidden();
    await page.getByText('Add a loan officer or broker', { exact: true }).click();
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Abe Added');
    await form.getByRole('textbox', { name: 'NMLS ID' }).fill('4000002');
    await form.getByRole('textbox', { name: 'Phone' }).fill('3035550162');
    await form.getByRole('textbox', { name: 'Email' }).fill('abe@example.com');
    await form.getByRole('textbox', { name: 'Licensed states' }).fill('CO');
    await expectGoodPage(page);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Abe Added', { exact: true })).toBeVisible();
  },
);
