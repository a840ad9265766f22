import { createHeloc, registerIdentity, verifyAbilityToStart } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { createCaller, toRegistration } from '../pages/caller.ts';
import { matchUrl, matchRequest } from '../pages/fake-replies.ts';
import { expectOffers } from '../pages/offer.ts';
import { newPerson } from '../pages/person.ts';
import {
  BASE_PATH,
  answerUntil,
  toRegistrationUrl,
  pressContinue,
  waitForQuestion,
  getQuestions,
  register,
} from '../pages/registration.ts';
import { drive, logIn } from '../pages/sandbox.ts';
import { expect, expectLogged, test } from '../test.ts';

const matchCreation = matchUrl(createHeloc);
const NAME_QUESTION = { heading: 'What’s your legal name?', path: `${BASE_PATH}/register-v2/legal-name` };
const locateFirstName = (page: Page) => page.getByRole('textbox', { name: 'First name' });

test('Back, the Back link, a reload and a second tab keep the typed values', async ({ page, org, context }) => {
  const person = newPerson();
  await answerUntil(page, org, person, 'birthdate');
  await page.goBack();
  await waitForQuestion(page, NAME_QUESTION.heading);
  await expect(locateFirstName(page)).toHaveValue(person.firstName);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: 'Yearly income before taxes' })).toHaveValue(/^118,?000$/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Yearly income before taxes' })).toHaveValue(/^118,?000$/);
  const second = await context.newPage();
  await second.goto(NAME_QUESTION.path);
  await expect(locateFirstName(second)).toHaveValue(person.firstName);
});

test(
  'the bar is at the index of the step over the number of steps, and names each step and its part [REG-045, PROG-014, PROG-016]',
  { tag: '@long-run' },
  async ({ page, org }) => {
    const bar = page.getByRole('list', { name: 'Progress' });
    const places: string[] = [];
    await answerUntil(page, org, newPerson({ occupancy: 'Second home' }), 'set-password', async () => {
      const [done, all] = [await bar.getByText(', completed').count(), await bar.getByRole('listitem').count()];
      places.push(`${done}/${all} ${await bar.locator('[aria-current=step]').textContent()}`);
    });
    expect(places).toEqual([
      '0/8 Property Info: Address, current step',
      '1/8 Property Info: Address, current step',
      '2/8 Property Info: Sale Status, current step',
      '3/8 Income Info, current step',
      '4/8 Personal Info: Name, current step',
      '5/8 Personal Info: Birthdate, current step',
      '6/8 Contact Info, current step',
      '7/8 Login Info, current step',
    ]);
  },
);

test('typed values are saved without a click', { tag: '@long-run' }, async ({ page, org }) => {
  await answerUntil(page, org, newPerson(), 'legal-name');
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
  await locateFirstName(page).fill('Mariana');
  await saved;
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await page.reload();
  await expect(locateFirstName(page)).toHaveValue('Mariana');
});

test('a cookie keeps the lender of the first page without the URL parameter', async ({ page }) => {
  await page.goto(toRegistrationUrl('HOMEPOINT'));
  await expect(page).toHaveTitle(/Brightwell/);
  await page.goto(`${BASE_PATH}/register-v2`);
  await expect(page).toHaveTitle(/Brightwell/);
  await page.goto('/auth/login');
  await expect(page).toHaveTitle(/Brightwell/);
});

test('an offline page keeps the typed values and continues once the connection is back', async ({
  page,
  org,
  context,
  faults,
}) => {
  await answerUntil(page, org, newPerson(), 'legal-name');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('You’re offline. Keep this page open: what you typed is still here.')).toBeVisible();
  await locateFirstName(page).fill('Maria');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Delgado');
  await pressContinue(page);
  await expect(
    page.getByText('We couldn’t save your answers. Check your connection and select Continue again.'),
  ).toBeVisible();
  await expect(locateFirstName(page)).toHaveValue('Maria');
  await context.setOffline(false);
  await pressContinue(page);
  await waitForQuestion(page, 'What’s your date of birth?');
  expectLogged(faults, /^\[(register legal-name|draft)\]/);
});

test('registration puts no personal data in browser storage or URLs', async ({ page, org }) => {
  const addresses: string[] = [];
  page.on('request', (request) => void addresses.push(request.url()));
  await answerUntil(page, org, newPerson(), 'set-password');
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  expect(`${stored} ${addresses.filter((url) => !/search|address/.test(url)).join(' ')}`).not.toMatch(
    /Delgado|Alder|118000|1984|maria\./i,
  );
});

test(
  'registering with an existing account asks for a login and keeps the answers [MODAL-002, REG-040, REG-043]',
  { tag: '@long-run' },
  async ({ page, org, world, faults }) => {
    // A person without an application: the registration redirects anyone who has an open one.
    const person = newPerson();
    await createCaller(world, org).send(registerIdentity, {
      query: { organization: org },
      body: toRegistration(person),
    });
    await register(page, org, newPerson({ email: person.email }));
    const dialog = page.getByRole('alertdialog', { name: 'You already have an account. Please log in.' });
    await expect(dialog).toBeVisible();
    expectLogged(faults, /^\[submit register\]/);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await waitForQuestion(page, 'One last thing');
  },
);

test('a logged-in borrower isn’t asked for phone, email or password and continues the only active application [ELIG-022, MODAL-003, REG-009, REG-012, PROG-015, AUTH-020]', async ({
  page,
  org,
  world,
}) => {
  const existing = await drive(world, 'found');
  await logIn(page, existing);
  await expectOffers(page);
  // Opening the registration with an open application leads to the application right away, and so does Back.
  await page.goto(toRegistrationUrl(org));
  await expectOffers(page);
  expect(page.url()).toContain(existing.uuid);
  // When that can't be read, the last press reports it.
  const ability = matchUrl(verifyAbilityToStart);
  await page.route(ability, (route) => route.abort());
  await page.goto(toRegistrationUrl(org));
  const questions = getQuestions(newPerson()).filter(({ step }) => !['phone-and-email', 'set-password'].includes(step));
  const person = newPerson();
  for (const { heading, answer } of questions) {
    await waitForQuestion(page, heading);
    await answer(page, person);
    await pressContinue(page);
  }
  await waitForQuestion(page, 'One last thing');
  await expect(page.getByText('Question 6 of 6')).toBeAttached();
  await expect(page.getByLabel(/Password|Email|phone/i)).toHaveCount(0);
  const unread = page.waitForEvent('requestfailed', matchRequest(verifyAbilityToStart));
  await page.reload();
  await waitForQuestion(page, 'One last thing');
  await unread;
  await page.unroute(ability);
  await submitRegistration(page);
  const dialog = page.getByRole('alertdialog', { name: 'Active application already exists.' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expectOffers(page);
  expect(page.url()).toContain(existing.uuid);
});

test(
  'logging in resumes the application where the borrower left it [ROUTE-001]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    await logIn(page, await drive(world, 'found'));
    await expectOffers(page);
    await page.getByRole('button', { name: '$1,000 less' }).click();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 3, name: 'Your offers are ready.' })).toBeVisible();
    await page
      .getByRole('link', { name: /Continue/ })
      .first()
      .click();
    await expectOffers(page);
  },
);

test(
  'a failed creation leads to the dashboard with the draft, and trying again succeeds [REG-040, REG-041]',
  { tag: '@long-run' },
  async ({ page, org, faults }) => {
    // The server itself refuses: the consent text is out of date.
    await page.route(matchCreation, async (route) => {
      const body = route.request().postDataJSON() as { consentListRequest: { version: string }[] };
      body.consentListRequest.forEach((consent) => {
        consent.version = 'of-yesterday';
      });
      await route.continue({ postData: JSON.stringify(body) });
    });
    await register(page, org, newPerson());
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Try again' })).toBeVisible();
    expectLogged(faults, /^\[submit create\]/);
    await page.unroute(matchCreation);
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    await waitForQuestion(page, 'One last thing');
    await submitRegistration(page);
    await expectOffers(page);
  },
);

test('an unknown path returns 404, and an unknown application leads to the dashboard [ROUTE-063]', async ({
  page,
  world,
}) => {
  const reply = await page.goto('/nothing/here');
  expect(reply?.status()).toBe(404);
  await waitForQuestion(page, 'This page isn’t part of your application.');
  const existing = await drive(world, 'found');
  await logIn(page, existing);
  await page.goto(`${BASE_PATH}/00000000-0000-4000-8000-000000000000`);
  await expect(page).toHaveURL(/\/dashboard$/);
});

async function submitRegistration(page: Page): Promise<void> {
  for (const consent of [/privacy policy/, /electronically/])
    await page.getByRole('checkbox', { name: consent }).check();
  await pressContinue(page, 'See my offers');
}
