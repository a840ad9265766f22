import { expect, type Locator, type Page } from '@playwright/test';

const locateMenuButton = (page: Page): Locator => page.getByRole('button', { name: /account menu/i });

/** Opens the menu under the avatar and returns its dialog. */
export async function openMenu(page: Page): Promise<Locator> {
  await locateMenuButton(page).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
  return menu;
}

/** Opens the panel under the bell and returns its dialog. */
export async function openNotifications(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: 'View All' })).toBeVisible();
  return panel;
}

/** Returns the visible links of a menu or bar: their labels and addresses. */
export const readLinks = (within: Locator): Promise<Record<string, string | null>> =>
  within
    .getByRole('link')
    .filter({ visible: true })
    .evaluateAll((links) =>
      Object.fromEntries(links.map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href')])),
    );

/** Expects the menu closed and the focus back on its button. */
export async function expectMenuClosed(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(locateMenuButton(page)).toBeFocused();
}
