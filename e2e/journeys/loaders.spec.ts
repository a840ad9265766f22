import { readIdentityVerification, readLink, registerIdentity } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { matchUrl } from '../pages/fake-replies.ts';
import { holdRequests } from '../pages/hold-requests.ts';
import { locateLoader, readAnimations, readLoaderTimes, trackLoader } from '../pages/loader.ts';
import { stopClock, waitForHeading } from '../pages/page-actions.ts';
import { newPerson } from '../pages/person.ts';
import { answerUntil, getQuestions, pressContinue } from '../pages/registration.ts';
import { driveOnce, logIn } from '../pages/sandbox.ts';
import { expect, expectAccessible, test } from '../test.ts';

const isLoginChunk = ({ pathname }: URL): boolean => /\/login-screen-[\w-]+\.js$/.test(pathname);

/** Moves the page's clock in small steps until something is true. */
async function tickUntil(page: Page, isTrue: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(10);
        return isTrue();
      },
      { intervals: [10] },
    )
    .toBe(true);
}

/** Answers the registration's questions, all but the press that creates the application. */
async function answerAll(page: Page, org: string): Promise<void> {
  const person = newPerson();
  await answerUntil(page, org, person, 'set-password');
  await getQuestions(person).at(-1)?.answer(page, person);
}

for (const { org, animation, tag } of [
  { org: 'FIGURE', animation: ['transform'], tag: [] },
  { org: 'HOMEPOINT', animation: ['transform', 'opacity'], tag: ['@long-run'] },
  { org: 'CMG', animation: ['backgroundPositionX'], tag: ['@long-run'] },
]) {
  test(
    `a page that loads slowly is covered by the animation of ${org}, which reduced motion stops [LOAD-001, BRAND-004]`,
    { tag },
    async ({ page }) => {
      const release = await holdRequests(page, isLoginChunk);
      await page.goto(`/dashboard?org=${org}`);
      const loader = locateLoader(page);
      await expect(loader).toBeVisible();
      const { width, height } = page.viewportSize()!;
      expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, width, height });
      expect(await readAnimations(page)).toEqual([animation]);
      await expectAccessible(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await readAnimations(page)).toEqual([]);
      await expect(loader).toBeVisible();
      release();
      await expect(loader).toBeHidden();
      await waitForHeading(page, 'Log in');
    },
  );
}

test('a slow read shows its message, and the loader hides 300 ms after loading stops [LOAD-001, LOAD-002, CONST-003]', async ({
  page,
  world,
}) => {
  await logIn(page, await driveOnce(world, 'income-linked'));
  await waitForHeading(page, 'Verify your identity');
  await trackLoader(page);
  await page.clock.install();
  const release = await holdRequests(page, matchUrl(readIdentityVerification));
  await page.reload();
  await expect(locateLoader(page)).toHaveText('Verify your identity');
  await stopClock(page);
  release();
  await tickUntil(page, async () => (await readLoaderTimes(page)).hidden !== undefined);
  const { loaded = 0, hidden = 0 } = await readLoaderTimes(page);
  expect(hidden - loaded).toBeGreaterThanOrEqual(299);
  expect(hidden - loaded).toBeLessThan(320);
});

const MESSAGES = [
  'Saving your answers',
  'Protecting your information with 256-bit encryption',
  'Starting your application',
  'Starting your soft credit check, which won’t affect your score',
  'This is taking a little longer than usual. You don’t need to do anything.',
];

test('creating an application shows each of its five messages for a fifth of 67 seconds [LOAD-003, CONST-065]', async ({
  page,
  org,
}) => {
  await page.clock.install();
  await answerAll(page, org);
  const release = await holdRequests(page, matchUrl(registerIdentity));
  await stopClock(page);
  await pressContinue(page, 'See my offers');
  const loader = locateLoader(page);
  await tickUntil(page, () => loader.isVisible());
  // The call under way gives up before the last message.
  for (const message of MESSAGES.slice(0, 3)) {
    await expect(loader).toHaveText(message);
    await page.clock.fastForward(12_600);
    await expect(loader).toHaveText(message);
    await page.clock.runFor(800);
  }
  await expect(loader).toHaveText(MESSAGES[3]!);
  release();
  // The page's clock stays slow: in five more of its seconds the call would give up.
  await tickUntil(page, async () => /\/account\/heloc\/[0-9a-f-]{36}/.test(page.url()));
  await tickUntil(page, () => loader.isHidden());
});

test('the loader of a new application is shown for 1000 ms at least [LOAD-004, CONST-066]', async ({ page, org }) => {
  await trackLoader(page);
  await page.clock.install();
  await answerAll(page, org);
  await stopClock(page);
  await pressContinue(page, 'See my offers');
  await expect(locateLoader(page)).toBeVisible();
  await tickUntil(page, async () => /[0-9a-f-]{36}/.test(page.url()));
  await tickUntil(page, async () => (await readLoaderTimes(page)).hidden !== undefined);
  const { shown = 0, hidden = 0 } = await readLoaderTimes(page);
  expect(hidden - shown).toBeGreaterThanOrEqual(1000);
});

test('the processing dialog of a slow connection closes after 30 seconds and leaves the borrower a choice [LOAD-007, MODAL-007, CONST-004]', async ({
  page,
  world,
}) => {
  await logIn(page, await driveOnce(world, 'income-linked'));
  await waitForHeading(page, 'Verify your identity');
  await page.clock.install();
  const release = await holdRequests(page, matchUrl(readLink));
  await page.goto('/account/heloc/plaid-oauth-success?oauth_state_id=3f2504e0-4f89-41d3-9a0c-0305e82c3301');
  const dialog = page.getByRole('dialog', { name: 'Finishing the connection' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await stopClock(page);
  await page.clock.runFor(20_000);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(dialog).toBeHidden();
  await waitForHeading(page, 'We’re still finishing the connection');
  await expect(page.getByRole('alert')).toContainText('This is taking longer than usual.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.clock.resume();
  release();
});
