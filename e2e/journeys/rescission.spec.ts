import { expect, expectGoodPage, expectLogged, test } from '../test.ts';
import { onLoan } from '../pages/caller.ts';
import { deskCaller } from '../pages/desk.ts';
import { comeIn, deviceOf } from '../pages/device.ts';
import { heading, press } from '../pages/on-page.ts';
import { enterLetter, moveClock, timeLeft } from '../pages/rescission.ts';
import { drive } from '../pages/sandbox.ts';

const DONE = "You're done, Maria";

test('an owner cancels in the last minute on the page; the loan is closed for all, and a person gives everything back', async ({ page, world }) => {
  test.setTimeout(180_000);
  const maria = await drive(world, 'found', 'RESCISSION');
  await comeIn(page, world, maria, 'FIGURE');
  await heading(page, DONE);
  await expect(page).toHaveURL(/\/complete$/);
  await expect(page.getByRole('list', { name: 'What happened, and what comes next' }).getByRole('listitem').filter({ hasText: 'Your right to cancel ends' })).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('main')).toContainText(/You may cancel until midnight, \w{3}, \w{3} \d+/);
  await expectGoodPage(page);

  // By keyboard alone: in, out again to what opened it, and where the error is.
  const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel the loan' });
  await cancel.first().press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeFocused();
  await dialog.getByRole('button', { name: 'Keep the loan' }).first().press('Enter');
  await expect(dialog).toBeHidden();
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Cancel the loan' }).press('Enter');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expect(dialog).toContainText('Type your full name to cancel.');
  await expectGoodPage(page);
  await moveClock(world, await timeLeft(await deviceOf(world, maria), maria.uuid), -60);
  await dialog.getByRole('textbox').fill('Maria Delgado');
  await dialog.getByRole('button', { name: 'Cancel the loan' }).click();
  await expect(page).toHaveURL(/\/(dashboard)?$/, { timeout: 20_000 });
  await expect(page.getByRole('main')).toContainText('Your application is closed.');
});

test('a minute after midnight the page says calmly that it is over; a letter that was sent in time still cancels while the money waits', async ({ page, world, faults }) => {
  test.setTimeout(180_000);
  const maria = await drive(world, 'found', 'RESCISSION');
  const device = await deviceOf(world, maria);
  await comeIn(page, world, maria, 'FIGURE');
  await heading(page, DONE);
  await press(page, 'Cancel the loan');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Maria Delgado');
  const endsAt = await timeLeft(device, maria.uuid);
  await moveClock(world, endsAt, 60);
  await dialog.getByRole('button', { name: 'Cancel the loan' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/The time to cancel ended on \w{3}, \w{3} \d+, \d{4}\. Call us\. The loan stays as it is\./);
  await expect(dialog.getByRole('button', { name: 'Keep the loan' }).first()).toBeFocused();
  await expectGoodPage(page);
  await page.keyboard.press('Enter');
  expectLogged(faults, /rescission-over/);
  // The county has recorded the deed at once; letters on their way are waited for.
  await expect(page.getByRole('main')).toContainText('A letter posted in time may still arrive', { timeout: 40_000 });
  await expect(page.getByRole('button', { name: 'Cancel the loan' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'I am not cancelling' })).toBeVisible();

  const clara = await deskCaller(world, 'closer');
  const late = await enterLetter(clara, maria.uuid, new Date(Date.parse(endsAt) + 30_000));
  expect([late.status, late.body.status]).toEqual([409, 'rescission-over']);
  const inTime = await enterLetter(clara, maria.uuid, new Date(Date.parse(endsAt) - 3_600_000));
  expect([inTime.status, inTime.body.kind]).toEqual([201, 'IN_TIME']);
  await expect(page).toHaveURL(/\/(dashboard)?$/, { timeout: 40_000 });
  await expect(page.getByRole('main')).toContainText('Your application is closed.');
  expect((await device.ask<{ canCancel: boolean }>('GET', `${onLoan(maria.uuid)}/rescission`)).body.canCancel).toBe(false);
});
