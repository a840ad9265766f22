import type { Page } from '@playwright/test';
import { addPhoto, textHandOffLink } from '../pages/identity.ts';
import { waitForHeading, pressButton, locateErrorSummary } from '../pages/page-actions.ts';
import { drive, logIn } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';

async function chooseDocument(page: Page, document: RegExp): Promise<void> {
  await page.getByRole('radio', { name: document }).check();
  await pressButton(page, 'Continue');
  await expect(page.getByRole('button', { name: 'Send my photos' })).toBeVisible();
}

test(
  'a borrower whose ID fails reads the reason and continues with new photos [ROUTE-022, SCREEN-083]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const driven = await drive(world, 'identity-failed-then-passed', 'IDENTITY_VERIFICATION');
    await logIn(page, driven);
    await waitForHeading(page, 'Verify your identity');
    await expect(page).toHaveURL(/\/identity$/);
    await expectGoodPage(page);
    await pressButton(page, 'Continue');
    await expect(locateErrorSummary(page)).toContainText('Choose the ID you’ll use.');
    await chooseDocument(page, /Driver's License/);
    await pressButton(page, 'Send my photos');
    await expect(locateErrorSummary(page)).toContainText('Still missing: Your face');
    await expectGoodPage(page);
    for (const [index, side] of ['FRONT', 'BACK'].entries()) await addPhoto(page, side, index + 1);
    await page.reload();
    await expect(page.getByText('Photo added')).toHaveCount(2);
    await addPhoto(page, 'SELFIE', 3);
    await pressButton(page, 'Send my photos');
    await waitForHeading(page, 'Let’s try your ID again');
    await expect(page.getByText('The photo is too bright or blurred to read.')).toBeVisible();
    await expectGoodPage(page);
    await chooseDocument(page, /Passport/);
    for (const [index, side] of ['FRONT', 'SELFIE'].entries()) await addPhoto(page, side, index + 1);
    await pressButton(page, 'Send my photos');
    await expect(page).not.toHaveURL(/\/identity$/);
    await expect(page).toHaveURL(/\/liens$/);
  },
);

test('the page says that a loan specialist is reviewing the ID [SCREEN-083]', async ({ page, world }) => {
  await logIn(page, await drive(world, 'identity-review'));
  await waitForHeading(page, 'A loan specialist is reviewing your ID');
  await expectGoodPage(page);
});

test('a borrower sends ID photos from a phone by a link that works once, and the first page continues by itself', async ({
  page,
  browser,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page, await drive(world, 'income-linked'));
  await waitForHeading(page, 'Verify your identity');
  await chooseDocument(page, /Passport/);
  await pressButton(page, 'Show a code to scan');
  await expect(page.getByRole('figure', { name: 'QR code of the address below' })).toBeVisible();
  await expect(page.getByText(/hand-off#[\w-]{32}/)).toBeVisible();
  await expectGoodPage(page);
  const link = await textHandOffLink(page, world);
  const other = await browser.newContext({ baseURL: world.address, viewport: { width: 390, height: 844 } });
  const phone = await other.newPage();
  let releaseScript = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    releaseScript = resolve;
  });
  await phone.route(/\/assets\/entry-client-[^/]*\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await phone.goto(link, { waitUntil: 'commit' });
  // A press before the script has loaded isn't lost.
  await pressButton(phone, 'Start');
  releaseScript();
  await addPhoto(phone, 'FRONT', 1);
  await expect(page.getByText('Photo added')).toHaveCount(1);
  await addPhoto(phone, 'SELFIE', 2);
  await expectGoodPage(phone);
  await pressButton(phone, 'Send my photos');
  await waitForHeading(phone, 'We have your photos');
  await expect(page).not.toHaveURL(/\/identity$/);
  await phone.goto('about:blank');
  await phone.goto(link);
  await pressButton(phone, 'Start');
  await expect(phone.getByRole('alert')).toContainText('This link no longer works. Ask for a new one.');
  await other.close();
});
