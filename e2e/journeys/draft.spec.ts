import { createHeloc, registerIdentity, verifyAbilityToStart } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { createCaller, registration } from '../pages/caller.ts';
import { matchUrl, matchRequest } from '../pages/elsewhere.ts';
import { offersStand } from '../pages/offer.ts';
import { somebody } from '../pages/person.ts';
import { BASE, answerUntil, firstStep, goOn, question, questionsFor, register } from '../pages/registration.ts';
import { drive, logIn } from '../pages/sandbox.ts';
import { expect, expectLogged, test } from '../test.ts';

const CREATION = matchUrl(createHeloc);
const NAME = { heading: 'What’s your legal name?', path: `${BASE}/register-v2/legal-name` };
const first = (page: Page) => page.getByRole('textbox', { name: 'First name' });

test('Back, the Back link, a reload and a second tab all find what was typed', async ({ page, org, context }) => {
  const person = somebody();
  await answerUntil(page, org, person, 'birthdate');
  await page.goBack();
  await question(page, NAME.heading);
  await expect(first(page)).toHaveValue(person.first);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: 'Yearly income before taxes' })).toHaveValue(/^118,?000$/);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Yearly income before taxes' })).toHaveValue(/^118,?000$/);
  const second = await context.newPage();
  await second.goto(NAME.path);
  await expect(first(second)).toHaveValue(person.first);
});

test('what is typed is saved without a press', async ({ page, org }) => {
  await answerUntil(page, org, somebody(), 'legal-name');
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
  await first(page).fill('Mariana');
  await saved;
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await page.reload();
  await expect(first(page)).toHaveValue('Mariana');
});

test('the lender of the first page stays, by its cookie, without the parameter', async ({ page }) => {
  await page.goto(firstStep('HOMEPOINT'));
  await expect(page).toHaveTitle(/Brightwell/);
  await page.goto(`${BASE}/register-v2`);
  await expect(page).toHaveTitle(/Brightwell/);
  await page.goto('/auth/login');
  await expect(page).toHaveTitle(/Brightwell/);
});

test('offline the page says so, keeps what was typed, and goes on when the line is back', async ({
  page,
  org,
  context,
  faults,
}) => {
  await answerUntil(page, org, somebody(), 'legal-name');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText("You're offline. Keep this page open: what you typed is still here.")).toBeVisible();
  await first(page).fill('Maria');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Delgado');
  await goOn(page);
  await expect(
    page.getByText('We couldn’t save your answers. Check your connection and select Continue again.'),
  ).toBeVisible();
  await expect(first(page)).toHaveValue('Maria');
  await context.setOffline(false);
  await goOn(page);
  await question(page, 'What’s your date of birth?');
  expectLogged(faults, /^\[(register legal-name|draft)\]/);
});

test('nothing personal lies in browser storage or in addresses on the way', async ({ page, org }) => {
  const addresses: string[] = [];
  page.on('request', (request) => void addresses.push(request.url()));
  await answerUntil(page, org, somebody(), 'set-password');
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  expect(`${kept} ${addresses.filter((url) => !/search|address/.test(url)).join(' ')}`).not.toMatch(
    /Delgado|Alder|118000|1984|maria\./i,
  );
});

test('an account that exists is asked to log in, and its answers come with it [MODAL-002, REG-040, REG-043]', async ({
  page,
  org,
  world,
  faults,
}) => {
  // A person without an application: the registration redirects anyone who has an open one.
  const known = somebody();
  await createCaller(world, org).send(registerIdentity, {
    query: { organization: org },
    body: registration(known),
  });
  await register(page, org, somebody({ email: known.email }));
  const dialog = page.getByRole('alertdialog', { name: 'You already have an account. Please log in.' });
  await expect(dialog).toBeVisible();
  expectLogged(faults, /^\[submit register\]/);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(known.email);
  await page.getByLabel('Password', { exact: true }).fill(known.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await question(page, 'One last thing');
});

test('who is signed in is asked for no phone, e-mail or password again; one active application is the limit, and its Continue leads to it [ELIG-022, MODAL-003, REG-009, REG-012, PROG-015, AUTH-020]', async ({
  page,
  org,
  world,
}) => {
  const known = await drive(world, 'found');
  await logIn(page, known);
  await offersStand(page);
  // Opening the registration with an open application leads to the application right away, and so does Back.
  await page.goto(firstStep(org));
  await offersStand(page);
  expect(page.url()).toContain(known.uuid);
  // When that can't be read, the last press reports it.
  const ability = matchUrl(verifyAbilityToStart);
  await page.route(ability, (route) => route.abort());
  await page.goto(firstStep(org));
  const asked = questionsFor(somebody()).filter(({ step }) => !['phone-and-email', 'set-password'].includes(step));
  const person = somebody();
  for (const { heading, answer } of asked) {
    await question(page, heading);
    await answer(page, person);
    await goOn(page);
  }
  await question(page, 'One last thing');
  await expect(page.getByText('Step 4 of 4')).toBeAttached();
  await expect(page.getByLabel(/Password|Email|phone/i)).toHaveCount(0);
  const unread = page.waitForEvent('requestfailed', matchRequest(verifyAbilityToStart));
  await page.reload();
  await question(page, 'One last thing');
  await unread;
  await page.unroute(ability);
  await agreeAndAsk(page);
  const dialog = page.getByRole('alertdialog', { name: 'Active application already exists.' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await offersStand(page);
  expect(page.url()).toContain(known.uuid);
});

test('resume by login: the application stands where it was left [ROUTE-001]', async ({ page, world }) => {
  await logIn(page, await drive(world, 'found'));
  await offersStand(page);
  await page.getByRole('button', { name: '$1,000 less' }).click();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'Your offers are ready.' })).toBeVisible();
  await page
    .getByRole('link', { name: /Continue/ })
    .first()
    .click();
  await offersStand(page);
});

test('a creation that fails leads to the dashboard with the draft, and the next press makes it [REG-040, REG-041]', async ({
  page,
  org,
  faults,
}) => {
  // The server itself refuses: the consent text is out of date.
  await page.route(CREATION, async (route) => {
    const body = route.request().postDataJSON() as { consentListRequest: { version: string }[] };
    body.consentListRequest.forEach((consent) => {
      consent.version = 'of-yesterday';
    });
    await route.continue({ postData: JSON.stringify(body) });
  });
  await register(page, org, somebody());
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Try again' })).toBeVisible();
  expectLogged(faults, /^\[submit create\]/);
  await page.unroute(CREATION);
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await question(page, 'One last thing');
  await agreeAndAsk(page);
  await offersStand(page);
});

test('an address of no page of ours is a 404 with a way on, and one without an application leads home [ROUTE-063]', async ({
  page,
  world,
}) => {
  const reply = await page.goto('/nothing/here');
  expect(reply?.status()).toBe(404);
  await question(page, "This page isn't part of your application.");
  const known = await drive(world, 'found');
  await logIn(page, known);
  await page.goto(`${BASE}/00000000-0000-4000-8000-000000000000`);
  await expect(page).toHaveURL(/\/dashboard$/);
});

async function agreeAndAsk(page: Page): Promise<void> {
  for (const consent of [/privacy policy/, /electronically/])
    await page.getByRole('checkbox', { name: consent }).check();
  await goOn(page, 'See my offers');
}
