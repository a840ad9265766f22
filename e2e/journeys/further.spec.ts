import { dayAfter } from '@lintel/domain';
import {
  openPhonePage,
  logInToClosing,
  openBorrowerPage,
  advanceClockDays,
  getConsoleTime,
  openDisclosure,
  openClosing,
  expectText,
  SCAN,
} from '../pages/console-closing.ts';
import { openApplication } from '../pages/device.ts';
import { reloadUntil } from '../pages/open-screen.ts';
import { waitForHeading, locateErrorSummary, pressAndConfirm } from '../pages/page-actions.ts';
import { drive } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';

/** "Dec 4, 2026", as the console shows a day. */
const formatDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

const getToday = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format();

test(
  'a payment above the limit is approved by exactly one other person, and the mortgage is paid off',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    const olive = await drive(world, 'lien-paid-off', 'FUNDING_DECISION');
    const borrowerPage = await openBorrowerPage(browser, world, olive);
    const [fay, fred] = [await openPhonePage(browser, world), await openPhonePage(browser, world)];
    await logInToClosing(page, world, 'funder', olive.uuid);
    await expect(page.getByText(/^This amount takes two people/)).toBeVisible();
    await expectGoodPage(page);
    await page.getByRole('button', { name: /^Propose funding of \$[\d,]+\.\d{2}$/ }).click();
    await expectText(page, 'Funding proposed.');
    await expect(page.getByRole('button', { name: /^Approve funding of \$/ })).toHaveCount(0);
    await expectGoodPage(page);
    for (const other of [fay, fred]) await logInToClosing(other, world, 'second funder', olive.uuid);
    await Promise.all(
      [fay, fred].map((other) => other.getByRole('button', { name: /^Approve funding of \$/ }).click()),
    );
    const locateSuccess = (other: typeof page) => other.getByText('Funding approved.', { exact: true });
    const locateConflict = (other: typeof page) =>
      other.getByRole('heading', { name: 'This file changed while you had it open' });
    for (const other of [fay, fred]) await expect(locateSuccess(other).or(locateConflict(other)).first()).toBeVisible();
    expect(
      (await Promise.all([fay, fred].map((other) => locateSuccess(other).count()))).reduce(
        (sum, count) => sum + count,
        0,
      ),
    ).toBe(1);
    await reloadUntil(page, page.getByText(/, Paid/), () => openClosing(page, olive.uuid));
    await expect(page.getByText(/^Fay Second, /)).toBeVisible();
    await expect(borrowerPage).toHaveURL(/\/(dashboard)?$|\/complete$/);
    for (const one of [fay, fred, borrowerPage]) await one.context().close();
  },
);

test(
  'an open line’s card has balance, available credit and next payment, and links to its closing page',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const maria = await drive(world, 'found', 'COMPLETE');
    await openApplication(page, world, maria, 'FIGURE');
    await expect(page).toHaveURL(/\/(dashboard)?$/);
    const card = page.getByRole('main').locator('dl').first();
    await expect(card).toContainText(/Balance\s*\$[\d,]+\.\d\d/);
    await expect(card).toContainText(/Available to draw\s*\$[\d,]+\.\d\d/);
    // Whether the bank has sent the money yet depends on the weekday.
    await expect(card).toContainText(/(?:First|Next) payment, .+\$[\d,]+\.\d\d/);
    await expect(page.getByText('For questions about payments, your balance or a payoff, contact them:')).toBeVisible();
    await page.getByRole('link', { name: 'View your signed documents' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${maria.uuid}/complete$`));
    await waitForHeading(page, 'Your money is on its way, Maria');
    await expect(page.getByRole('button', { name: 'Download all (.zip)' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'View your signed documents' })).toBeVisible();
    await expectGoodPage(page);
  },
);

test(
  'a letter in time closes a signed loan; on an open line a late letter is a task and one in time recalls the money',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    const maria = await drive(world, 'found', 'RESCISSION');
    const borrowerPage = await openBorrowerPage(browser, world, maria);
    await waitForHeading(borrowerPage, 'You’ve signed, Maria');
    await logInToClosing(page, world, 'closer', maria.uuid);
    const right = page.getByRole('main');
    await expect(right).toContainText('for rescissions still in the mail');
    await expect(right).toContainText('The postmark, fax or hand-delivery date decides, even if it arrives later.');
    await expect(right).toContainText(
      /Maria Delgado:\s*Primary residence\. Notice:\s*acknowledged electronically .*M[SD]T \(property’s time zone\)/,
    );
    const part = await openDisclosure(page, 'Rescission by mail or fax');
    await part.getByRole('button', { name: 'Record letter or fax' }).click();
    await expect(locateErrorSummary(page)).toContainText('Enter the postmark, fax or hand-delivery date.');
    await expect(locateErrorSummary(page)).toContainText('Enter the date the letter or fax was received.');
    await expectGoodPage(page);
    await part.getByLabel('Sent on').fill(getToday());
    await part.getByLabel('Received on').fill(getToday());
    await part.getByLabel('Scan of the letter or fax').setInputFiles(SCAN);
    await pressAndConfirm(page, part.getByRole('button', { name: 'Record letter or fax' }), 'Record letter or fax');
    await expectText(page, 'Letter or fax recorded.');
    await expect(borrowerPage).toHaveURL(/\/(dashboard)?$/);
    await expect(borrowerPage.getByRole('main')).toContainText('Your application is closed.');
    await borrowerPage.context().close();

    const open = await drive(world, 'second-home');
    expect(open.status).toBe('FUNDING_DECISION');
    await openClosing(page, open.uuid);
    await expect(page.getByText('Rescission by mail or fax')).toHaveCount(0);
    const done = await drive(world, 'found', 'COMPLETE');
    await openClosing(page, done.uuid);
    const recordLetter = async (day: string, receivedOn = day) => {
      const letter = await openDisclosure(page, 'Rescission by mail or fax');
      await letter.getByLabel('Sent on').fill(day);
      await letter.getByLabel('Received on').fill(receivedOn);
      await letter.getByLabel('Scan of the letter or fax').setInputFiles(SCAN);
      await pressAndConfirm(page, letter.getByRole('button', { name: 'Record letter or fax' }), 'Record letter or fax');
    };
    // The letter was sent two days after the money, three days ago on the loan clock.
    await advanceClockDays(world, 5);
    const [sentOn, receivedOn] = [
      (await getConsoleTime(world, { daysAgo: 3 })).slice(0, 10),
      (await getConsoleTime(world, { daysAgo: 2 })).slice(0, 10),
    ];
    await recordLetter(sentOn, receivedOn);
    await expectText(page, 'Letter or fax recorded.');
    // The letter was received two days before it was entered, and the 20 days run from then.
    await expect(page.getByRole('main')).toContainText(formatDay(dayAfter(receivedOn, 20)));
    await expect(page.getByRole('heading', { name: 'Late rescission' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Wire or ACH recall' })).toHaveCount(0);
    await openClosing(page, done.uuid);
    await recordLetter(getToday());
    await expectText(page, 'Letter or fax recorded.');
    await expect(page.getByRole('heading', { name: 'Wire or ACH recall' })).toBeVisible();
  },
);
