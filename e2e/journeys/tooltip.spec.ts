import type { Locator } from '@playwright/test';
import { expectOffers } from '../pages/offer.ts';
import { driveOnce, logIn } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';

async function measure(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('This part is not shown');
  return box;
}

test('an explanation is shown by mouse, focus and tap, 12 pixels from its icon with an arrow of 13, 8 from the edges of the window; Esc hides it [DS-001, DS-011, DS-012, DS-013, CONST-038, CONST-039, CONST-040]', async ({
  page,
  world,
}) => {
  await logIn(page, await driveOnce(world, 'found'));
  await expectOffers(page);
  const trigger = page.getByRole('button', { name: 'What is the draw period?' });
  const tooltip = page.getByRole('tooltip');
  await expect(trigger).toHaveAccessibleDescription(/borrow again/);
  await expect(tooltip).toBeHidden();

  await trigger.hover();
  await expect(tooltip).toContainText('In these years, you can also borrow again, up to what you’ve paid back.');
  await expectGoodPage(page);
  await page.mouse.move(0, 0);
  await trigger.hover();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  await trigger.focus();
  await expect(tooltip).toBeVisible();
  const [icon, tip, arrow, button] = [
    await measure(trigger.locator('svg')),
    await measure(tooltip),
    await measure(tooltip.locator('svg')),
    await measure(trigger),
  ];
  const gap = tip.y < icon.y ? icon.y - tip.y - tip.height : tip.y - icon.y - icon.height;
  expect(gap).toBeCloseTo(12, 0);
  expect(arrow.width).toBeCloseTo(13, 0);
  expect(arrow.x + arrow.width / 2).toBeCloseTo(icon.x + icon.width / 2, 0);
  expect(tip.x).toBeGreaterThanOrEqual(8);
  expect(tip.x + tip.width).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) - 8);
  expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
  await trigger.blur();
  await expect(tooltip).toBeHidden();

  await trigger.dispatchEvent('click');
  await expect(tooltip).toBeVisible();
});
