import { readFile } from 'node:fs/promises';
import { logOut, sendFeedback, sendLeaveSurvey } from '@lintel/contract';
import type { Page, Request } from '@playwright/test';
import { createStaff, followMenuLink, logInToConsole } from '../pages/console.ts';
import { openApplication } from '../pages/device.ts';
import { locateSurvey, openFeedback, openSurvey, pressLogOut } from '../pages/feedback.ts';
import { expectOffers } from '../pages/offer.ts';
import { pressButton, waitForHeading } from '../pages/page-actions.ts';
import { drive, logIn, type DrivenLoan } from '../pages/sandbox.ts';
import { expect, expectGoodPage, expectLogged, test } from '../test.ts';

const MESSAGE = 'Every screen told me what comes next.';
/** Milliseconds from the end of the survey to the logout, and how much longer a busy machine may take. */
const LOGOUT_DELAY_MS = 750;
const SLACK_MS = 5_000;

const isCall =
  ({ path }: { path: string }) =>
  (request: Request): boolean =>
    new URL(request.url()).pathname === path;

const locateForm = (page: Page) => page.getByRole('dialog', { name: 'Share your thoughts with our CEO' });
const send = (page: Page) => locateForm(page).getByRole('button', { name: 'Send', exact: true }).click();

async function openOffers(page: Page, { uuid }: DrivenLoan): Promise<void> {
  await page.goto(`/account/heloc/${uuid}/product/select`);
  await expectOffers(page);
}

async function expectTotal(page: Page, choice: string, count: number): Promise<void> {
  const total = page.getByText(choice, { exact: true }).locator('..').getByRole('definition');
  await expect(total.first()).toHaveText(String(count));
}

test('a borrower writes to the CEO, after correcting the form and a failed try, and staff read, filter and export it [FEED-001, FEED-003, FEED-004, FEED-005, FEED-006, FEED-007, FEED-008, FEED-009, ERR-017, ENUM-036, CONST-018, SCOPE-010, CALL-026, DATA-023]', async ({
  page,
  world,
  faults,
}) => {
  const maria = await drive(world, 'found');
  await logIn(page, maria);
  await page.goto('/dashboard');
  await openFeedback(page);
  const form = locateForm(page);
  await send(page);
  for (const sentence of ['Choose a topic.', 'Enter your message.', 'Choose Yes or No.'])
    await expect(form.getByText(sentence)).toBeVisible();
  await expect(form.getByRole('radio', { name: 'Improve our product' })).toBeFocused();
  await expectGoodPage(page);
  await form.getByRole('radio', { name: 'Give us a compliment' }).check();
  await form.getByRole('radio', { name: 'Yes' }).check();
  const message = form.getByRole('textbox', { name: 'Your message' });
  for (const [length, sentence] of [
    [9, 'Must be at least 10 characters'],
    [1001, 'Must be at most 1000 characters'],
  ] as const) {
    await message.fill('a'.repeat(length));
    await send(page);
    await expect(form.getByText(sentence)).toBeVisible();
    await expect(message).toBeFocused();
  }
  await message.fill(MESSAGE);
  await expect(form.getByText(`${MESSAGE.length} of 1000 characters`)).toBeVisible();

  // What was typed survives a failed try and a closed dialog.
  await page.context().setOffline(true);
  await send(page);
  await expect(form.getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  expectLogged(faults, /no-response|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /account menu/i })).toBeFocused();
  await openFeedback(page);
  await expect(message).toHaveValue(MESSAGE);
  const sent = page.waitForRequest(isCall(sendFeedback));
  await send(page);
  expect((await sent).postDataJSON()).toEqual({
    applicationUuid: null,
    topic: 'Give us a compliment',
    message: MESSAGE,
    marketingConsent: true,
    pathname: '/dashboard',
    productType: 'HELOC',
  });
  await expect(form.getByText('Thank you. We read every message.')).toBeVisible();
  await expectGoodPage(page);

  // On a page of the application, its ID goes along.
  await openOffers(page, maria);
  await openFeedback(page);
  await form.getByRole('radio', { name: 'Improve our product' }).check();
  await message.fill('Please add a dark theme.');
  await form.getByRole('radio', { name: 'No' }).check();
  const second = page.waitForRequest(isCall(sendFeedback));
  await send(page);
  expect((await second).postDataJSON()).toMatchObject({
    applicationUuid: maria.uuid,
    pathname: `/account/heloc/${maria.uuid}/product/select`,
    marketingConsent: false,
  });
  await expect(form.getByText('Thank you. We read every message.')).toBeVisible();

  await logInToConsole(page, await createStaff(world, 'compliance'));
  await followMenuLink(page, 'Feedback');
  await waitForHeading(page, 'Feedback');
  const row = page.getByRole('row').filter({ hasText: MESSAGE });
  await expect(row).toContainText('May be quoted');
  await expect(page.getByRole('row').filter({ hasText: 'dark theme' })).toContainText('Don’t quote publicly');
  await expectGoodPage(page);
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('Improve our product');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'dark theme' })).toContainText('/product/select');
  const download = page.waitForEvent('download');
  await pressButton(page, 'Export');
  const file = await download;
  expect(file.suggestedFilename()).toBe('ceo-feedback.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('Improve our product,Please add a dark theme.,false,');
  expect(text).not.toContain(MESSAGE);
  await page.getByLabel('From').fill('2099-01-01');
  await expect(page.getByText('Nothing received for these filters.')).toBeVisible();
});

test(
  "a partner lender's borrower has no link to the CEO, and neither has a visitor who isn't logged in [FEED-002, SHELL-023]",
  { tag: '@long-run' },
  async ({ page, world }) => {
    await page.goto('/contact?org=FIGURE');
    await expect(page.getByRole('button', { name: /account menu/i })).toHaveCount(0);
    await expect(page.getByText('Send feedback')).toHaveCount(0);
    await openApplication(page, world, await drive(world, 'texas-homestead'), 'HOMEPOINT');
    await pressButton(page, /account menu/i);
    await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();
    await expect(page.getByText('Send feedback')).toHaveCount(0);
  },
);

test('a logout on the offers asks why once, ends 750 ms after the answer, and staff count the reasons [SURVEY-001, SURVEY-002, SURVEY-003, SURVEY-004, CONST-022, CONST-023]', async ({
  page,
  world,
}) => {
  const maria = await drive(world, 'found');
  await logIn(page, maria);
  await expectOffers(page);
  let loggedOutAt = 0;
  page.on('request', (request) => {
    if (isCall(logOut)(request)) loggedOutAt = Date.now();
  });
  await openSurvey(page);
  expect(loggedOutAt).toBe(0);
  await expectGoodPage(page);
  const survey = locateSurvey(page);
  await survey.getByRole('button', { name: 'Send and log out' }).click();
  await expect(survey.getByText('Choose a reason, or skip.')).toBeVisible();
  await survey.getByRole('radio', { name: 'I’ll finish later' }).check();
  await survey.getByRole('textbox').fill('I need to ask my partner.');
  const answered = page.waitForResponse((response) => isCall(sendLeaveSurvey)(response.request()));
  await survey.getByRole('button', { name: 'Send and log out' }).click();
  expect((await answered).status()).toBe(204);
  const answeredAt = Date.now();
  await waitForHeading(page, 'Log in');
  expect(loggedOutAt - answeredAt).toBeGreaterThan(LOGOUT_DELAY_MS - 200);
  expect(loggedOutAt - answeredAt).toBeLessThan(LOGOUT_DELAY_MS + SLACK_MS);

  // The second time it doesn't ask.
  await logIn(page, maria);
  await expectOffers(page);
  await pressLogOut(page);
  await waitForHeading(page, 'Log in');
  await expect(survey).toHaveCount(0);

  await logInToConsole(page, await createStaff(world, 'admin'));
  await followMenuLink(page, 'Feedback');
  await page.getByRole('link', { name: 'Exit survey' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'I need to ask my partner.' })).toContainText(
    'Will finish later',
  );
  await expectTotal(page, 'Will finish later', 1);
});

test(
  'a survey that is skipped, and one that can’t be sent, never stop the logout, and no other page asks [SURVEY-001, SURVEY-003]',
  { tag: '@long-run' },
  async ({ page, world, faults }) => {
    const [maria, ana] = [await drive(world, 'found'), await drive(world, 'found')];
    await logIn(page, maria);
    await page.goto('/dashboard');
    await pressLogOut(page);
    await waitForHeading(page, 'Log in');

    await logIn(page, maria);
    await expectOffers(page);
    await openSurvey(page);
    await page.keyboard.press('Escape');
    await waitForHeading(page, 'Log in');

    await logIn(page, ana);
    await expectOffers(page);
    await openSurvey(page);
    const survey = locateSurvey(page);
    await survey.getByRole('radio', { name: 'Another reason' }).check();
    await page.route(`**${sendLeaveSurvey.path}`, (route) => route.abort());
    await survey.getByRole('button', { name: 'Send and log out' }).click();
    await waitForHeading(page, 'Log in');
    expectLogged(faults, /\[survey\]|ERR_FAILED/);
  },
);
