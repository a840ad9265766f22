import { createHeloc } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { expireStepUp } from '../pages/bank.ts';
import { FINAL_OFFER_HEADING, OWNERS_HEADING } from '../pages/closing.ts';
import { logInAtProvider, logOutAtProvider, PROVIDER_HEADING, removePassword } from '../pages/external-login.ts';
import { logInAtSource } from '../pages/income.ts';
import { expectOffers } from '../pages/offer.ts';
import { pressButton, waitForHeading } from '../pages/page-actions.ts';
import { newPerson, type Person } from '../pages/person.ts';
import { getQuestions, pressContinue, toRegistrationUrl, waitForQuestion } from '../pages/registration.ts';
import { drive } from '../pages/sandbox.ts';
import {
  openSignerBrowser,
  SIGNER_HOME_HEADING,
  SIGNER_LOGIN_HEADING,
  SIGNER_PATH,
  waitForSignerLinks,
} from '../pages/signer.ts';
import { expect, expectAccessible, expectGoodPage, expectLogged, test } from '../test.ts';

const ORG = 'FIGURE';
test.use({ settings: { EXTERNAL_LOGIN_ORGS: ORG } });

const LOGIN_HEADING = 'Log in or create your login';
const readToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('jwt'));

/** Answers every question that needs no login. */
async function answerOpenQuestions(page: Page, person: Person): Promise<void> {
  await page.goto(toRegistrationUrl(ORG));
  for (const question of getQuestions(person).slice(0, -2)) {
    await waitForQuestion(page, question.heading);
    await question.answer(page, person);
    await pressContinue(page);
  }
}

async function agreeAndFinish(page: Page): Promise<void> {
  await waitForHeading(page, 'One last thing');
  await page.getByRole('checkbox', { name: /privacy policy/ }).check();
  await page.getByRole('checkbox', { name: /electronically/ }).check();
}

async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /menu|account/i })
    .first()
    .click();
  await pressButton(page, 'Log out');
}

test('a borrower registers with the lender’s own login, without contact and password steps, and logs out and in again [AUTH-001, AUTH-002, AUTH-003, AUTH-008, REG-005, PROG-018, OP-A-061, OP-B-029]', async ({
  page,
}) => {
  const person = newPerson();
  await answerOpenQuestions(page, person);
  await waitForHeading(page, LOGIN_HEADING);
  await expect(page.getByText('Question 5 of 5')).toBeAttached();
  await expect(page.getByText('Contact Info')).toHaveCount(0);
  await expect(page.getByText('Login Info')).toHaveCount(0);
  await expectGoodPage(page);

  const toProvider = page.waitForRequest((request) => request.url().includes('/oidc/auth?'));
  await pressButton(page, 'Continue to log in');
  const query = new URL((await toProvider).url()).searchParams;
  for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)).toMatch(/^[\w-]{32,}$/);
  await waitForHeading(page, PROVIDER_HEADING);
  await expectAccessible(page);
  await logInAtProvider(page, person.email);

  // The answers are still there, and the provider knew email and phone number.
  await agreeAndFinish(page);
  await expect(page).toHaveURL(/\/register-v2\/set-password$/);
  await expect(page.getByText('Question 5 of 5')).toBeAttached();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectGoodPage(page);
  const token = await readToken(page);
  const creation = page.waitForRequest((request) => new URL(request.url()).pathname === createHeloc.path);
  await pressButton(page, 'See my offers');
  expect((await creation).headers()['authorization']).toBe(`Bearer ${token}`);
  await expectOffers(page);

  await logOut(page);
  await pressButton(page, 'Skip and log out');
  await waitForHeading(page, 'Log out of Sample Login?');
  await expectAccessible(page);
  await logOutAtProvider(page);
  await waitForHeading(page, 'Log in');
  await expect(page).toHaveURL(/\/auth\/login(\?|$)/);
  expect(await readToken(page)).toBeNull();
  await expectGoodPage(page);

  await pressButton(page, 'Continue to log in');
  await logInAtProvider(page, person.email);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await readToken(page)).not.toBeNull();
});

test(
  'a visitor who logs in first is asked for the phone number that the provider lacks [REG-005, REG-009, OP-B-029]',
  { tag: '@long-run' },
  async ({ page }) => {
    const person = newPerson({ tag: 'no-phone' });
    await page.goto(`/auth/login?org=${ORG}&redirectUrl=${encodeURIComponent('/account/heloc/register-v2')}`);
    await pressButton(page, 'Continue to log in');
    await logInAtProvider(page, person.email);
    await expect(page).toHaveURL(/\/register-v2$/);
    await answerOpenQuestions(page, person);
    await waitForHeading(page, 'How can we reach you?');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Mobile phone' }).fill(person.phone);
    await pressContinue(page);
    await agreeAndFinish(page);
    await pressButton(page, 'See my offers');
    await expectOffers(page);
  },
);

test(
  'a login that isn’t completed says what to do, and a password account keeps its own login [AUTH-008, ERR-004]',
  { tag: '@long-run' },
  async ({ page, world, faults }) => {
    await page.goto(`/auth/login?org=${ORG}&redirectUrl=/contact`);
    await pressButton(page, 'Continue to log in');
    await waitForHeading(page, PROVIDER_HEADING);
    await pressButton(page, 'Cancel');
    await waitForHeading(page, 'We couldn’t log you in');
    await expect(page).toHaveURL(/\/auth\/external$/);
    expect(await readToken(page)).toBeNull();
    await expectGoodPage(page);

    const maria = await drive(world, 'found');
    await pressButton(page, 'Try again');
    await logInAtProvider(page, maria.email);
    await waitForHeading(page, 'You already have an account with us');
    await expectGoodPage(page);
    await page.getByRole('link', { name: 'Log in with my password' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(maria.email);
    await page.getByLabel('Password', { exact: true }).fill(maria.password);
    await pressButton(page, /^Log in$/);
    await expect(page).toHaveURL(/\/contact$/);

    // A link with another person's response logs no one in.
    await page.evaluate(() => localStorage.removeItem('jwt'));
    await page.goto('/auth/external?code=stolen&state=stolen');
    await waitForHeading(page, 'We couldn’t log you in');
    await expect(page).toHaveURL(/\/auth\/external$/);
    expect(await readToken(page)).toBeNull();
    expectLogged(faults, /external login|login-not-completed|identity-exists/);
  },
);

test(
  'before an important act a borrower logs in again in a window of its own, and the step keeps what was entered',
  { tag: '@long-run' },
  async ({ page, context, world }) => {
    const driven = await drive(world, 'found', 'DISBURSEMENT_ACCOUNT');
    await removePassword(world, driven.uuid);
    await page.goto(`/auth/login?org=${ORG}&redirectUrl=/account/heloc/${driven.uuid}`);
    await pressButton(page, 'Continue to log in');
    await logInAtProvider(page, driven.email);
    await waitForHeading(page, 'Where should we send your money?');
    await pressButton(page, 'Continue');
    await pressButton(page, 'Connect your bank');
    await page.waitForURL(/\/link\/[0-9a-f-]{36}$/);
    await logInAtSource(page, 'user_good');
    await waitForHeading(page, 'Use this account?');

    await expireStepUp(world);
    await pressButton(page, 'Confirm');
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await expect(dialog.getByRole('link', { name: 'Log in again' })).toBeVisible();
    await expectGoodPage(page);
    const opening = context.waitForEvent('page');
    await dialog.getByRole('link', { name: 'Log in again' }).click();
    const window = await opening;
    // The provider asks again, although the borrower is logged in there.
    await logInAtProvider(window, driven.email);
    await waitForHeading(window, 'Thanks, we’ve confirmed it’s you');
    await expectGoodPage(window);
    await window.close();
    await waitForHeading(page, 'How would you like to pay?');
  },
);

test('a signer accepts without a password, and the signer login starts the lender’s login by itself, but not after logging out [OP-B-028, SCREEN-056]', async ({
  page,
  browser,
  world,
  faults,
}) => {
  const cora = await drive(world, 'co-owner');
  await page.goto(`/auth/login?with=password&org=${ORG}&redirectUrl=/account/heloc/${cora.uuid}`);
  await page.getByRole('textbox', { name: 'Email' }).fill(cora.email);
  await page.getByLabel('Password', { exact: true }).fill(cora.password);
  await pressButton(page, /^Log in$/);
  await waitForHeading(page, OWNERS_HEADING);
  const email = 'robin-external@example.com';
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('radio', { name: 'I don’t know' }).check();
  await pressButton(page, 'Save and invite');
  await waitForHeading(page, FINAL_OFFER_HEADING);

  const robin = await openSignerBrowser(browser, world, faults);
  const [link = ''] = await waitForSignerLinks(world, email);
  await robin.goto(link);
  await pressButton(robin, 'Open the request');
  await waitForHeading(robin, /You’ve been asked to sign for/);
  await expect(robin.getByLabel('Password', { exact: true })).toHaveCount(0);
  for (const box of await robin.getByRole('checkbox').all()) await box.check();
  await expectGoodPage(robin);
  await pressButton(robin, 'Continue');
  await waitForHeading(robin, SIGNER_HOME_HEADING);

  await logOut(robin);
  await waitForHeading(robin, SIGNER_LOGIN_HEADING);
  await expect(robin.getByRole('button', { name: 'Continue to log in' })).toBeVisible();
  await expectGoodPage(robin);
  await robin.goto(`${SIGNER_PATH}/login`);
  await logInAtProvider(robin, email);
  await waitForHeading(robin, 'Welcome back');

  // Now the provider knows the signer, and a page without a session comes back by itself.
  await robin.evaluate(() => localStorage.removeItem('jwt'));
  await robin.goto(`${SIGNER_PATH}/documents`);
  await waitForHeading(robin, 'Welcome back');
  const otherTab = await robin.context().newPage();
  await otherTab.goto(`${SIGNER_PATH}/documents`);
  await waitForHeading(otherTab, SIGNER_HOME_HEADING);
  await logOut(robin);
  await waitForHeading(otherTab, SIGNER_LOGIN_HEADING);
  await expect(otherTab.getByRole('button', { name: 'Continue to log in' })).toBeVisible();
  await otherTab.close();
  await logOutAtProvider(robin);
  await waitForHeading(robin, 'Log in');
});
