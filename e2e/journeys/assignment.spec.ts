import { createStaff, logInToQueue, openFromQueue } from '../pages/console.ts';
import { drive } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';

test('a file is assigned to a colleague with the keyboard, who sees it and unassigns it', async ({
  page,
  world,
  browser,
}) => {
  const [una, clara, file] = [
    await createStaff(world, 'underwriter'),
    await createStaff(world, 'closer'),
    await drive(world, 'fraud-alert'),
  ];
  await page.setViewportSize({ width: 1280, height: 900 });
  await logInToQueue(page, una);
  await openFromQueue(page, 'Farah Alert', file.uuid);
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByText('Assigned to Una Writer', { exact: true })).toBeVisible();

  const colleague = page.getByRole('combobox', { name: 'Assign to' });
  await colleague.focus();
  // The arrow keys change a closed menu, and pass every colleague on the way: nothing is assigned yet.
  await page.keyboard.press('ArrowDown');
  await expect(colleague).not.toHaveValue('');
  await colleague.selectOption(clara.staffUuid);
  await expect(page.getByText('Assigned to Una Writer', { exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Assigned to Clara Close', { exact: true })).toBeVisible();
  await expectGoodPage(page);

  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: world.address });
  const other = await context.newPage();
  await logInToQueue(other, clara);
  await other.goto(`/desk/applications/${file.uuid}`);
  await other.getByRole('button', { name: 'Unassign' }).click();
  await expect(other.getByText('Unassigned', { exact: true })).toBeVisible();
  await context.close();
});
