import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the target has the focus; the focus must be visible there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}

/** Reaches a button by Tab and presses it with Enter. */
export async function pressByKey(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(
    page,
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first(),
  );
  await page.keyboard.press('Enter');
}

/** Reaches a choice by Tab and selects it with Space. */
export async function chooseByKey(page: Page, choice: Locator): Promise<void> {
  await tabTo(page, choice);
  await page.keyboard.press('Space');
  await expect(choice).toBeChecked();
}
