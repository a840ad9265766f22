import type { Page } from '@playwright/test';
import { HOSTILE_FILES, buildPaystub, buildPhoto } from '../../apps/server/test/hostile-files.ts';
import { waitForHeading, pressFirstButton, locateErrorSummary } from '../pages/page-actions.ts';
import { drive, logIn, readOutbox } from '../pages/sandbox.ts';
import { logInUnderwriter } from '../pages/staff.ts';
import { expect, expectGoodPage, expectLogged, test } from '../test.ts';

const locateCard = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Your files' }).getByRole('listitem').filter({ hasText: name });
const buildPdf = (name: string, buffer = buildPaystub()) => ({ name, mimeType: 'application/pdf', buffer });
const addFiles = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[data-picks=files]').setInputFiles(files);

test('a borrower uploads pay stubs, reads why files are refused, and loses nothing on a reload [SCREEN-081]', async ({
  page,
  world,
}) => {
  await logIn(page, await drive(world, 'found', 'INCOME_VERIFICATION'));
  await page.waitForURL(/income\/review$/);
  await page.getByRole('radio', { name: /Upload pay stubs/ }).check();
  await pressFirstButton(page, 'Continue');
  await waitForHeading(page, 'Upload your two most recent pay stubs');
  await expectGoodPage(page);
  await pressFirstButton(page, 'Send');
  await expect(locateErrorSummary(page)).toContainText('Add 2 more files.');

  const script = HOSTILE_FILES.find(({ what }) => what === 'script in a PDF');
  await addFiles(page, [
    buildPdf('June.pdf'),
    { name: 'July.jpg', mimeType: 'image/jpeg', buffer: await buildPhoto({ blur: 9 }) },
    buildPdf('active.pdf', (await script?.content()) as Buffer<ArrayBuffer>),
    buildPdf('empty.pdf', Buffer.alloc(0)),
  ]);
  await expect(locateCard(page, 'June.pdf')).toContainText('Ready to send.');
  await expect(locateCard(page, 'July.jpg')).toContainText('This looks blurry.');
  await expect(locateCard(page, 'active.pdf')).toContainText('This file contains a program, a form or other files.');
  await expect(locateCard(page, 'empty.pdf')).toContainText('This file is empty.');
  await expectGoodPage(page);
  for (const name of ['active.pdf', 'empty.pdf']) await pressFirstButton(page, `Remove ${name}`);

  await page.reload();
  await expect(page.getByText('2 of 2')).toBeVisible();
  await pressFirstButton(page, 'Send');
  await page.waitForURL(/income\/review$/);
  await waitForHeading(page, 'We’re reviewing your documents');
});

test('an upload that lost its connection succeeds after Try again', async ({ page, world, context, faults }) => {
  await logIn(page, await drive(world, 'found', 'INCOME_VERIFICATION'));
  await page.waitForURL(/income\/review$/);
  await page.goto(page.url().replace('review', 'upload/other'));
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
  await context.setOffline(true);
  await addFiles(page, buildPdf('award.pdf'));
  await expect(locateCard(page, 'award.pdf')).toContainText('The connection was lost, so we don’t have this file.');
  expectLogged(faults, /\[upload\]|no-response|not defined/);
  await context.setOffline(false);
  await pressFirstButton(page, 'Try again award.pdf');
  await expect(locateCard(page, 'award.pdf')).toContainText('Ready to send.');
});

test('a page of an application works without the parts that don’t arrive, and the next page fetches them again', async ({
  page,
  world,
  faults,
}) => {
  const missing = new Set<string>();
  const sideParts = /\/(own-hours|originator-card|loan-cards|receipts)-[\w-]+\.js$/;
  await page.route(sideParts, (route) => {
    missing.add(/([\w-]+?)-\w+\.js$/.exec(route.request().url())?.[1] ?? '');
    return route.abort();
  });
  await logIn(page, await drive(world, 'found', 'INCOME_VERIFICATION'));
  await page.waitForURL(/income\/review$/);
  await page.goto(page.url().replace('review', 'upload/other'));
  await expect.poll(() => [...missing].toSorted()).toEqual(['loan-cards', 'originator-card', 'own-hours', 'receipts']);
  await addFiles(page, buildPdf('award.pdf'));
  await expect(locateCard(page, 'award.pdf')).toContainText('Ready to send.');
  const protection = page.getByText('Your data is protected with 256-bit encryption.');
  await expect(protection).toBeHidden();
  await page.unroute(sideParts);
  await page.getByRole('link', { name: 'Choose another way' }).click();
  await expect(protection).toBeVisible();
  expectLogged(faults, /Failed to fetch dynamically imported module|^\[screen stack\]/);
});

test('a borrower answers conditions with a document and a phone number and reads why staff returned one [SCREEN-066, SCREEN-067, SCREEN-068, NOTIF-025]', async ({
  page,
  world,
}) => {
  const driven = await drive(world, 'found');
  const underwriter = await logInUnderwriter(world);
  const bill = await underwriter.condition(driven.uuid, {
    categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
    blocks: 'NOW',
    requestDocuments: ['Property tax bill'],
    commentsToBorrower: 'Please send every page.',
  });
  await underwriter.condition(driven.uuid, {
    categoryEnum: 'MISSING_PHONE_NUMBER',
    blocks: 'CLOSING',
    requestDocuments: [],
    commentsToBorrower: 'For the codes of your signing.',
  });
  await logIn(page, driven);
  await waitForHeading(page, 'We need something from you first');
  await expect(page.getByText('Please send every page.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your to-do list' }).click();
  await waitForHeading(page, 'Your to-do list');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Send: Property tax bill', 'Add a mobile number']);
  await expectGoodPage(page);

  await page.getByRole('link', { name: 'Add files' }).click();
  await waitForHeading(page, 'Send: Property tax bill');
  await expectGoodPage(page);
  await pressFirstButton(page, 'Send');
  await expect(locateErrorSummary(page)).toContainText('Add one more file.');
  await addFiles(page, buildPdf('bill.pdf'));
  await expect(locateCard(page, 'bill.pdf')).toContainText('Ready to send.');
  await pressFirstButton(page, 'Send');
  await waitForHeading(page, 'Your to-do list');
  await expect(page.getByRole('heading', { level: 2, name: 'In progress' })).toBeVisible();

  await page.getByRole('link', { name: 'Add number' }).click();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('(303) 555-0199');
  await pressFirstButton(page, 'Text me a code');
  await expect(page.getByText('We sent a code to')).toBeVisible();
  await expectGoodPage(page);
  const [code = ''] = (await readOutbox(world))
    .map(({ text }) => /your code is (\d{6})/.exec(text)?.[1])
    .filter((one) => one !== undefined);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await pressFirstButton(page, 'Confirm');
  await expect(page.getByRole('heading', { level: 2, name: 'Done' })).toBeVisible();

  await underwriter.returnCondition(driven.uuid, bill, 'UNREADABLE', 'The second page is missing.');
  await page.reload();
  await expect(page.getByText('Sent back:')).toBeVisible();
  await expect(page.getByText('The second page is missing.')).toBeVisible();
});
