import type { Page, Request, Route } from '@playwright/test';
import { newPerson } from '../pages/person.ts';
import { BASE_PATH, answerUntil, toRegistrationUrl, waitForQuestion } from '../pages/registration.ts';
import { expect, test } from '../test.ts';

const ENTRY_SCRIPT = /\/assets\/entry-client-[^/]*\.js$/;
const NAME_PATH = `${BASE_PATH}/register-v2/legal-name`;

/**
 * Opens a fresh name step after answering the steps before it. `entry` handles the request for the entry script; null
 * means the script never arrives.
 */
async function openNameStep(
  page: Page,
  org: string,
  entry: ((route: Route) => Promise<unknown>) | null,
): Promise<Request[]> {
  await answerUntil(page, org, newPerson(), 'legal-name');
  await page.route(ENTRY_SCRIPT, (route) => entry?.(route));
  await page.goto(NAME_PATH, { waitUntil: 'commit' });
  await waitForQuestion(page, 'What’s your legal name?');
  const writes: Request[] = [];
  // From here on: the page before may save its draft while it closes.
  page.on('request', (request) => {
    if (['POST', 'PUT'].includes(request.method()) && !/csp-report|telemetry/.test(request.url())) writes.push(request);
  });
  return writes;
}

/** Presses several times inside the page: a press sent from Playwright could land on the next question. */
async function typeAndPress(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Maria');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Delgado');
  await page.getByLabel('Suffix').selectOption('JR');
  await page.getByRole('button', { name: 'Continue' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    setTimeout(() => button.click());
  });
}

/** Pauses the page's clock; from then on it moves only when the test moves it. */
const pauseClock = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 60_000);

/** Expects the next question, and the typed values after going back. */
async function expectNextQuestionAndValues(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'What’s your date of birth?' })).toBeVisible();
  expect(page.url()).not.toContain('Maria');
  await page.unroute(ENTRY_SCRIPT);
  await page.goto(NAME_PATH);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Maria');
  await expect(page.getByLabel('Suffix')).toHaveValue('JR');
}

test('a click before the script loads is replayed once', async ({ page, org }) => {
  let releaseScript = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    releaseScript = resolve;
  });
  const writes = await openNameStep(page, org, async (route) => {
    await late;
    await route.continue();
  });
  await typeAndPress(page);
  expect(writes).toEqual([]);
  releaseScript();
  await expectNextQuestionAndValues(page);
  expect(writes.map((request) => request.method())).toEqual(['PUT']);
});

test('the browser submits a click once when the script fails', { tag: '@long-run' }, async ({ page, org, faults }) => {
  const writes = await openNameStep(page, org, (route) => route.abort('failed'));
  await typeAndPress(page);
  await expectNextQuestionAndValues(page);
  expect(writes.map((request) => request.method())).toEqual(['POST']);
  expect(faults).toEqual([]);
});

test('the browser submits a click once after the script hangs for 8 s', async ({ page, org }) => {
  const writes = await openNameStep(page, org, null);
  await pauseClock(page);
  await typeAndPress(page);
  await page.clock.runFor(7900);
  expect(writes).toEqual([]);
  await page.clock.runFor(100);
  await page.clock.resume();
  await expectNextQuestionAndValues(page);
  expect(writes.map((request) => request.method())).toEqual(['POST']);
});

test(
  'the password step asks for a reload and never submits without the script',
  { tag: '@long-run' },
  async ({ page, org }) => {
    const person = newPerson();
    await answerUntil(page, org, person, 'set-password');
    await page.route(ENTRY_SCRIPT, () => undefined);
    const posts: string[] = [];
    // Only the browser itself can submit here; the page before may still send its telemetry.
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.isNavigationRequest()) posts.push(request.url());
    });
    await page.goto(`${BASE_PATH}/register-v2/set-password`, { waitUntil: 'commit' });
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await pauseClock(page);
    await page.getByRole('button', { name: 'See my offers' }).click({ noWaitAfter: true });
    await page.clock.runFor(8000);
    await expect(page.getByText('Reload this page to finish; your other answers are saved.')).toBeVisible();
    expect(posts).toEqual([]);
    expect(page.url()).not.toContain('Quiet');
    await page.unrouteAll();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first step redirects to the next step with a 303', async ({ page, org }) => {
    await page.goto(toRegistrationUrl(org));
    await page
      .getByRole('textbox', { name: /address/i })
      .or(page.getByRole('combobox', { name: /address/i }))
      .first()
      .fill('412 Alder Ridge Road, Boulder, CO 80302');
    await page.getByRole('radio', { name: /I live here/ }).check();
    const [answer] = await Promise.all([
      page.waitForResponse((reply) => reply.request().method() === 'POST'),
      page.getByRole('button', { name: 'Continue' }).click(),
    ]);
    expect(answer.status()).toBe(303);
    await waitForQuestion(page, /listed for sale/);
    // The page keeps the first page's lender.
    await expect(page).toHaveTitle(/Alderpoint/);
  });

  test('wrong values return a 422 with the errors and the typed values', async ({ page, org }) => {
    await page.goto(toRegistrationUrl(org));
    await page.getByRole('combobox', { name: /address/i }).fill('Somewhere');
    const [answer] = await Promise.all([
      page.waitForResponse((reply) => reply.request().method() === 'POST'),
      page.getByRole('button', { name: 'Continue' }).click(),
    ]);
    expect(answer.status()).toBe(422);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByRole('alert')).toContainText('Please enter a valid property address');
    await expect(page.getByRole('alert')).toContainText('Please select an occupancy type');
    // The lookup found no address: the form shows separate fields, with the typed values in them.
    await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveValue('Somewhere');
  });
});
