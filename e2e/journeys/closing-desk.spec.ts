import { another, atClosing, attorneyAtClosing, borrowerOf, byTask, opened, said } from '../pages/closing-desk.ts';
import { heading, press, problems } from '../pages/on-page.ts';
import { drive } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';

test('an attorney objects, the closer reads why, the attorney approves, and the borrower meets the notary [ROUTE-048, ROUTE-050]', async ({ page, world, browser }) => {
  test.setTimeout(150_000);
  const nell = await drive(world, 'attorney-state');
  const theirs = await borrowerOf(browser, world, nell);
  await expect(theirs).toHaveURL(/\/notary\/intro$/);
  await expect(theirs.getByRole('button', { name: 'Join now' })).toHaveCount(0);
  await attorneyAtClosing(page, world, nell.uuid);
  const give = page.getByRole('button', { name: 'Give the opinion' });
  await give.click();
  await expect(problems(page)).toContainText('Choose the opinion.');
  await page.getByText('Something must change first', { exact: true }).click();
  await give.click();
  await expect(problems(page)).toContainText('Write what must change.');
  await expectGoodPage(page);
  await page.getByRole('textbox', { name: 'What must change' }).fill('The legal description lacks the lot number.');
  await give.click();
  await said(page, 'Objected');
  await expect(page.getByRole('definition').filter({ hasText: 'The legal description lacks the lot number.' })).toBeVisible();
  await expectGoodPage(page);

  const clara = await another(browser, world);
  await atClosing(clara, world, 'closer', nell.uuid);
  await byTask(clara, nell.uuid, { title: 'An attorney objects', link: 'Go to the closing' });
  await expect(clara.getByRole('definition').filter({ hasText: 'The legal description lacks the lot number.' })).toBeVisible();
  await expect(clara.getByRole('button', { name: 'Give the opinion' })).toHaveCount(0);
  await clara.context().close();

  await page.getByText('The papers can be signed', { exact: true }).click();
  await give.click();
  await said(page, 'Approved');
  await expect(theirs.getByRole('button', { name: 'Join now' })).toBeVisible({ timeout: 30_000 });
  await expect(theirs).toHaveURL(/\/notary\/intro$/);
  await theirs.context().close();
});

test('a closing that was signed in part is voided on a ground: the borrower is led calmly to new papers', async ({ page, world, browser }) => {
  test.setTimeout(150_000);
  const maria = await drive(world, 'found', 'DEED_SIGNING');
  const theirs = await borrowerOf(browser, world, maria);
  await atClosing(page, world, 'closer', maria.uuid);
  const part = await opened(page, 'Void the closing');
  await part.getByRole('button', { name: 'Void it' }).click();
  await expect(problems(page)).toContainText('Choose the consent of everybody, or a ground.');
  await expectGoodPage(page);
  await part.getByRole('combobox', { name: 'Ground' }).selectOption('PAPERS_WRONG');
  await part.getByRole('textbox', { name: /A word for the file/ }).fill('The lot number is missing.');
  await part.getByRole('button', { name: 'Void it' }).click();
  await said(page, 'The closing is void. New papers follow.');
  // The borrower's next press meets papers that count no more.
  await press(theirs, 'Join now');
  await heading(theirs, 'Your final offer');
  await expectGoodPage(theirs);
  await theirs.context().close();
});
