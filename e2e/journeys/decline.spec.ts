import type { Page } from '@playwright/test';
import { createStaff, logInToQueue } from '../pages/console.ts';
import { reloadUntil } from '../pages/open-screen.ts';
import { drive, moveLoanClock, logIn, readOutbox } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';

const DAY = 86_400;

// Everyone in this world shares the loan clock.
test.afterEach(async ({ world }) => {
  await fetch(`${world.sandbox}/_sandbox/reset`, { method: 'POST' });
});

/** Opens the notice on the page and returns its text. */
async function openNotice(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Read your notice' }).click();
  const notice = page.getByRole('region', { name: 'Notice of our decision' });
  await expect(notice.getByRole('heading', { name: 'Equal Credit Opportunity Act notice' })).toBeVisible();
  return notice.innerText();
}

test('a declined borrower reads the reason and the notice, saves its PDF, and gets it by mail without E-SIGN consent [SCREEN-071, ROUTE-009]', async ({
  page,
  world,
}) => {
  const dina = await drive(world, 'declined');
  await logIn(page, dina);
  await expect(page).toHaveURL(/\/error\/decline$/);
  const reason = 'Delinquent past or present credit obligations with others';
  await expect(page.getByText(reason)).toBeVisible();
  const text = await openNotice(page);
  for (const part of [
    reason,
    'Experian',
    '540',
    '300 to 850',
    'within 60 days',
    'NMLS',
    'Federal Trade Commission',
    'Dina Clyne',
  ])
    expect(text).toContain(part);
  await expectGoodPage(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('button', { name: 'Close the notice' }).click();
  await expect(page.getByRole('region', { name: 'Notice of our decision' })).toBeHidden();
  await reloadUntil(page, page.getByText(/Mail date: (?!Sun)/));
  const mails = (await readOutbox(world)).filter(
    (mail) => mail.to === dina.email && mail.subject === 'A notice about your application',
  );
  expect(mails).toHaveLength(1);
});

test(
  'an underwriter previews the notice before declining, and the borrower gets the same notice',
  { tag: '@long-run' },
  async ({ page, browser, world }) => {
    const maria = await drive(world, 'found');
    const consolePage = await (
      await browser.newContext({
        baseURL: world.address,
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
      })
    ).newPage();
    await logInToQueue(consolePage, await createStaff(world, 'underwriter'));
    await consolePage.goto(`/desk/applications/${maria.uuid}/end`);
    await consolePage.getByText('Decline', { exact: true }).click();
    await consolePage.getByRole('checkbox', { name: 'Unable to verify identity' }).check();
    await consolePage.getByRole('button', { name: 'Review the notice' }).click();
    const question = consolePage.getByRole('dialog', { name: 'Decline this application?' });
    await expect(question).toContainText('This can’t be undone.');
    const notice = question.getByRole('region', { name: 'Notice of our decision' });
    await expect(notice).toContainText('Unable to verify identity');
    await expectGoodPage(consolePage);
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(question).toBeHidden();
    await expect(consolePage.getByRole('checkbox', { name: 'Unable to verify identity' })).toBeChecked();
    await consolePage.getByRole('button', { name: 'Review the notice' }).click();
    await expect(notice).toContainText('Unable to verify identity');
    const shown = (await notice.getByRole('listitem').or(notice.getByRole('paragraph')).allInnerTexts()).filter(
      (text) => text !== '',
    );
    expect(shown.length).toBeGreaterThan(5);
    await question.getByRole('button', { name: /^Decline and / }).click();
    await expect(consolePage.getByText('This application was declined.')).toBeVisible();
    await consolePage.context().close();

    await logIn(page, maria);
    await expect(page).toHaveURL(/\/error\/decline$/);
    const text = await openNotice(page);
    expect(shown.filter((part) => !text.includes(part))).toEqual([]);
  },
);

test(
  'a missing credit file leads to a decline after 30 days, with its notice the same day [OP-D-011]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const nils = await drive(world, 'no-match-twice');
    // 31 days reach the 30th day at any hour of the application.
    await moveLoanClock(world, { by: 31 * DAY });
    await logIn(page, nils);
    await expect(page).toHaveURL(/\/error\/decline$/);
    await expect(page.getByText('We found no credit file for you')).toBeVisible();
    const text = await openNotice(page);
    expect(text).toContain('No credit file');
    expect(text).not.toContain('Your credit score');
    // The dates of the notice and of the decision it is about are the same day.
    const days = text.match(/[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \d{4}/g) ?? [];
    expect([days.length, new Set(days).size]).toEqual([2, 1]);
    await expectGoodPage(page);
  },
);

test('withdrawing from the dashboard asks first, closes the application and sends one email [AP-13]', async ({
  page,
  world,
}) => {
  const maria = await drive(world, 'found', 'OFFER_SELECTION');
  await logIn(page, maria);
  await page.goto('/dashboard');
  const dialog = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Stop this application' }).click();
  await expect(dialog).toContainText('You can apply again at any time.');
  await expectGoodPage(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Stop this application' }).click();
  await dialog.getByLabel(/^Why are you stopping/).selectOption({ label: 'I chose another lender' });
  await dialog.getByRole('button', { name: 'Stop my application' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Your application is closed.' })).toBeVisible();
  await expect(page.getByText('We emailed you a confirmation.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop this application' })).toHaveCount(0);
  await expectGoodPage(page);
  await expect
    .poll(
      async () =>
        (await readOutbox(world)).filter(
          (mail) => mail.to === maria.email && mail.subject === 'Your application is closed',
        ).length,
    )
    .toBe(1);
  await page.getByRole('link', { name: 'Start a new application' }).click();
  await expect(page).toHaveURL(/register-v2/);
});
