import { readFunding } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { openPhonePage, logInToClosing, expectText, followTaskLink } from '../pages/console-closing.ts';
import { createStaff, logInToQueue } from '../pages/console.ts';
import { sendPayoffLetter } from '../pages/device.ts';
import { locateErrorSummary } from '../pages/page-actions.ts';
import { driveFurther, driveWithLevers, readLoanClock, readVendorRequests, sendVendorEvent } from '../pages/sandbox.ts';
import { createStaffCaller } from '../pages/staff.ts';
import { expect, expectGoodPage, test } from '../test.ts';
import type { World } from '../world.ts';

/** A closer, logged in, on the review of a file. */
async function openAsCloser(page: Page, world: World, uuid: string): Promise<void> {
  const closer = await createStaff(world, 'closer');
  await logInToQueue(page, closer);
  await page.goto(`/desk/applications/${uuid}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Payoff figures' })).toBeVisible();
}

/** Enters the figures from the creditor's letter. */
async function enterPayoffFigures(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Debt' }).selectOption({ index: 1 });
  for (const [name, value] of [
    ['Payoff amount, dollars', '30,214.40'],
    ['Per diem, dollars', '5.13'],
    ['Name', 'Mesa Valley Credit Union'],
    ['Address', '1 Mesa Way'],
    ['Routing number', '102000076'],
    ['Account number', '44081137726'],
  ] as const) {
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  }
  await page.getByLabel('Good through').fill('2027-06-15');
  await page.getByRole('button', { name: 'Save figures' }).click();
  await expectText(page, 'Figures saved. They count once the entries of two people match.');
}

test(
  'two closers enter the same payoff figures, and an approver sees the account, both entries and the letter',
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    // The creditor quotes no figure, and its receipt comes later.
    const paul = await driveWithLevers(world, 'payoff-waiting', 'PAYOFF_REQUEST_PENDING', {
      tag: 'payoff-later.payoff-slow',
    });
    await sendPayoffLetter(world, paul);
    const second = await openPhonePage(browser, world);
    await openAsCloser(page, world, paul.uuid);
    await enterPayoffFigures(page);
    await expect(
      page.getByText(/^You made the first entry on .*\. A second person must confirm it\.$/).first(),
    ).toBeVisible();
    await expectGoodPage(page);
    await page.goto('/desk/reviews');
    const work = page.locator('main').getByRole('table');
    await expect(work.getByText('Payoff letter to review').first()).toBeVisible();
    await expect(work.getByText('Payoff figures to confirm')).toHaveCount(0);

    const other = await createStaff(world, 'second closer');
    await logInToQueue(second, other);
    await expect(
      second
        .getByText(/^Clara Close made the first entry on .*\. A second person must confirm it\.$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await second.goto(`/desk/applications/${paul.uuid}`);
    await expect(
      second.getByText(/^Clara Close made the first entry on .*\. A second person must confirm it\.$/).first(),
    ).toBeVisible();
    await expect(second.getByText('To confirm it, enter the figures from the letter yourself.')).toBeVisible();
    await expectGoodPage(second);
    await enterPayoffFigures(second);
    await expect(second.getByText(/A second person must confirm it/)).toHaveCount(0);

    await driveFurther(world, 'payoff-waiting', 'FUNDING_DECISION', paul);
    const approver = await openPhonePage(browser, world);
    await logInToClosing(approver, world, 'funder', paul.uuid);
    await approver.getByRole('button', { name: /^Propose funding of \$[\d,]+\.\d{2}$/ }).click();
    await expectText(
      approver,
      'You proposed funding, entered a payoff or verified the account. Another person must approve.',
    );
    await approver.context().close();
    const fay = await (
      await browser.newContext({ baseURL: world.address, viewport: { width: 1280, height: 800 } })
    ).newPage();
    await logInToClosing(fay, world, 'second funder', paul.uuid);
    const account = fay.getByRole('definition').filter({ hasText: 'ending in 7726' });
    await expect(account).toContainText(/Entered by Clara Close, .*Entered again by Cleo Second, /);
    await expectGoodPage(fay);

    // The letter by keyboard: zoomed, rotated, closed; the focus returns to where it was.
    const view = account.getByRole('button', { name: /^View / });
    await view.focus();
    await fay.keyboard.press('Enter');
    const letter = fay.getByRole('dialog');
    await expect(letter.getByRole('group', { name: /^Pages of / })).toBeVisible();
    await expectGoodPage(fay);
    const canvas = letter.locator('canvas').first();
    const fetchShape = async () => {
      const box = await canvas.boundingBox();
      return { width: box?.width ?? 0, isWide: (box?.width ?? 0) > (box?.height ?? 0) };
    };
    await expect.poll(async () => (await fetchShape()).width).toBeGreaterThan(300);
    const before = await fetchShape();
    await letter.getByRole('button', { name: 'Zoom in' }).press('Enter');
    await expect(letter.getByText('150%')).toBeVisible();
    await expect.poll(async () => (await fetchShape()).width).toBeGreaterThan(before.width * 1.4);
    await letter.getByRole('button', { name: 'Rotate' }).press('Enter');
    await expect.poll(async () => (await fetchShape()).isWide).toBe(!before.isWide);
    await fay.keyboard.press('Escape');
    await expect(letter).toHaveCount(0);
    await expect(view).toBeFocused();

    await fay.getByRole('button', { name: /^Approve funding of \$/ }).click();
    await expect(fay.getByText('Approved by')).toBeVisible();

    // The creditor posts a cent less than was paid.
    const funder = await createStaffCaller(world, 'funder');
    const fetchFunding = () => funder.send(readFunding, { params: { uuid: paul.uuid } });
    await expect.poll(async () => (await readVendorRequests(world, paul.uuid, 'payoff.pay'))[0]?.outcome).toBe('SENT');
    const [debt] = (await fetchFunding()).payoffs;
    await sendVendorEvent(world, 'payoff', 'paid', `${paul.uuid}:pay-creditors:1`, {
      liabilityUuid: debt!.liabilityUuid,
      amount: Math.round(debt!.amount * 100 - 1) / 100,
      on: (await readLoanClock(world)).now.slice(0, 10),
    });
    await expect.poll(async () => (await fetchFunding()).differences.length).toBe(1);
    await followTaskLink(fay, paul.uuid, { title: 'Disbursement mismatch', link: 'Go to funding' });
    const mismatch = fay
      .locator('section')
      .filter({ has: fay.getByRole('heading', { level: 2, name: 'Disbursement mismatch' }) })
      .last();
    await expect(mismatch).toContainText(/Amount paid\s*\$[\d,]+\.\d{2}\s*Amount posted\s*\$[\d,]+\.\d{2}/);
    const closeMismatch = mismatch.getByRole('button', { name: 'Close mismatch' });
    await closeMismatch.click();
    await expect(locateErrorSummary(fay)).toContainText('Enter notes.');
    await expectGoodPage(fay);
    await mismatch.getByRole('textbox', { name: 'Notes' }).fill('The creditor corrects its receipt.');
    await closeMismatch.click();
    await expectText(fay, 'Mismatch closed.');
    await expect(mismatch).toHaveCount(0);

    // A document of several pages, opened from the list of all documents.
    await fay.goto(`/desk/applications/${paul.uuid}/documents`);
    await fay
      .getByRole('row')
      .filter({ hasText: /[2-9] pages/ })
      .first()
      .getByRole('button', { name: /^View / })
      .press('Enter');
    await expect(
      letter
        .getByText(/^Page 1 of \d$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await letter.getByRole('button', { name: 'Next page' }).press('Enter');
    await expect(letter.getByRole('status').filter({ hasText: /^Page 2 of / })).toBeVisible();
    await expect(letter.getByRole('button', { name: 'Previous page' })).toBeEnabled();
    await fay.context().close();
    await second.context().close();
  },
);
