import {
  another,
  atClosing,
  openBorrowerPage,
  daysLater,
  deskTime,
  opened,
  openClosing,
  said,
  SCAN,
} from '../pages/closing-desk.ts';
import { comeIn } from '../pages/device.ts';
import { heading, problems } from '../pages/on-page.ts';
import { drive } from '../pages/sandbox.ts';
import { reloadUntil } from '../pages/ways.ts';
import { expect, expectGoodPage, test } from '../test.ts';

const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format();

test('over the amount two people pay: the proposer is offered no approval of their own, of two at once one wins, and the mortgage is paid off to its receipt', async ({
  page,
  world,
  browser,
}) => {
  const olive = await drive(world, 'lien-paid-off', 'FUNDING_DECISION');
  const theirs = await openBorrowerPage(browser, world, olive);
  const [fay, fred] = [await another(browser, world), await another(browser, world)];
  await atClosing(page, world, 'funder', olive.uuid);
  await expect(page.getByText(/^This amount takes two people/)).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('button', { name: /^Propose \$/ }).click();
  await said(page, 'Payment proposed.');
  await expect(page.getByRole('button', { name: /^Approve \$/ })).toHaveCount(0);
  await expectGoodPage(page);
  for (const other of [fay, fred]) await atClosing(other, world, 'second funder', olive.uuid);
  await Promise.all([fay, fred].map((other) => other.getByRole('button', { name: /^Approve \$/ }).click()));
  const won = (other: typeof page) => other.getByText('Payment approved.', { exact: true });
  const lost = (other: typeof page) => other.getByRole('heading', { name: 'This file changed while you had it open' });
  for (const other of [fay, fred]) await expect(won(other).or(lost(other)).first()).toBeVisible();
  expect(
    (await Promise.all([fay, fred].map((other) => won(other).count()))).reduce((sum, count) => sum + count, 0),
  ).toBe(1);
  await reloadUntil(page, page.getByText(/, Paid/), () => openClosing(page, olive.uuid));
  await expect(page.getByText(/^Fay Second, /)).toBeVisible();
  await expect(theirs).toHaveURL(/\/(dashboard)?$|\/complete$/);
  for (const one of [fay, fred, theirs]) await one.context().close();
});

test('an open line has its closing one press from the dashboard, where its own address leads', async ({
  page,
  world,
}) => {
  const maria = await drive(world, 'found', 'COMPLETE');
  await comeIn(page, world, maria, 'FIGURE');
  await expect(page).toHaveURL(/\/(dashboard)?$/);
  await page.getByRole('link', { name: 'View your closing' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${maria.uuid}/complete$`));
  await heading(page, 'Your money is on its way, Maria');
  await expect(page.getByRole('button', { name: 'Download all (.zip)' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'View your closing' })).toBeVisible();
  await expectGoodPage(page);
});

test('a letter that cancels in time closes the loan for the borrower at once; on an open line a late one is a task and one in time recalls the money', async ({
  page,
  world,
  browser,
}) => {
  const maria = await drive(world, 'found', 'RESCISSION');
  const theirs = await openBorrowerPage(browser, world, maria);
  await heading(theirs, "You've signed, Maria");
  await atClosing(page, world, 'closer', maria.uuid);
  const part = await opened(page, 'Cancellation by letter or fax');
  await part.getByRole('button', { name: 'Record cancellation' }).click();
  await expect(problems(page)).toContainText('Enter the date of the postmark or fax.');
  await expectGoodPage(page);
  await part.getByLabel('Sent on').fill(today());
  await part.getByLabel('Scan of the letter or fax').setInputFiles(SCAN);
  await part.getByRole('button', { name: 'Record cancellation' }).click();
  await said(page, 'Cancellation recorded.');
  await expect(theirs).toHaveURL(/\/(dashboard)?$/);
  await expect(theirs.getByRole('main')).toContainText('Your application is closed.');
  await theirs.context().close();

  const open = await drive(world, 'second-home');
  expect(open.status).toBe('FUNDING_DECISION');
  await openClosing(page, open.uuid);
  await expect(page.getByText('Cancellation by letter or fax')).toHaveCount(0);
  const done = await drive(world, 'found', 'COMPLETE');
  await openClosing(page, done.uuid);
  const recordLetter = async (day: string) => {
    const letter = await opened(page, 'Cancellation by letter or fax');
    await letter.getByLabel('Sent on').fill(day);
    await letter.getByLabel('Scan of the letter or fax').setInputFiles(SCAN);
    await letter.getByRole('button', { name: 'Record cancellation' }).click();
  };
  // The letter was sent two days after the money, three days ago on the loan clock.
  await daysLater(world, 5);
  await recordLetter((await deskTime(world, 3)).slice(0, 10));
  await said(page, 'Cancellation recorded.');
  await expect(page.getByRole('heading', { name: 'Late cancellation' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recall money' })).toHaveCount(0);
  await openClosing(page, done.uuid);
  await recordLetter(today());
  await said(page, 'Cancellation recorded.');
  await expect(page.getByRole('heading', { name: 'Recall money' })).toBeVisible();
});
