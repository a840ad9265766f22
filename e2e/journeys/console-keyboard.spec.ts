import { getTotpCode, createStaff, logInToConsole } from '../pages/console.ts';
import { chooseByKey, pressByKey, tabTo } from '../pages/keyboard.ts';
import { waitForHeading } from '../pages/page-actions.ts';
import { drive } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';

test(
  'a staff member logs in, opens a file and a document, and records a decision by keyboard only',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const [una, waiting] = [await createStaff(world, 'underwriter'), await drive(world, 'identity-review')];
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/desk/login?org=FIGURE');
    await waitForHeading(page, 'Log in to the console');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'Work email' }));
    await page.keyboard.type(una.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(una.password);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('textbox', { name: 'Code' }));
    await page.keyboard.type(getTotpCode(una.totpSecret));
    await page.keyboard.press('Enter');
    await waitForHeading(page, /\d+ open reviews?/);

    await tabTo(page, page.locator(`a[href$="/applications/${waiting.uuid}"]`).first());
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Iris Looker');

    await tabTo(page, page.getByRole('link', { name: /^Documents/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Documents' })).toBeVisible();
    const document = page
      .getByRole('main')
      .getByRole('button', { name: /^View / })
      .first();
    await tabTo(page, document);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(document).toBeFocused();

    await tabTo(page, page.getByRole('link', { name: 'Overview' }));
    await page.keyboard.press('Enter');
    const decision = page.getByRole('complementary', { name: 'Your decision' });
    await chooseByKey(page, decision.getByRole('radio', { name: 'Identity verified' }));
    const form = decision.locator('form').filter({ has: page.getByRole('button', { name: 'Record decision' }) });
    await tabTo(page, form.getByRole('combobox', { name: 'Reason' }));
    // Typing the first letters of an option selects it.
    await page.keyboard.type('ID and');
    await expect(form.getByRole('combobox', { name: 'Reason' })).toHaveValue('COMPARED');
    await pressByKey(page, 'Record decision');
    await expect(page.getByText('Decision saved.')).toBeVisible();
    await expect(decision).toBeFocused();
    await expectGoodPage(page);
  },
);

test(
  'the menu is one row at a desk and on a phone with rare pages under More, and the account menu opens and closes by keyboard',
  { tag: '@long-run' },
  async ({ page, world }) => {
    await logInToConsole(page, await createStaff(world, 'admin'));
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await menu.getByRole('link', { name: 'Audit trail' }).click();
      await waitForHeading(page, 'Audit trail');
      const links = await menu.getByRole('link').all();
      expect((await menu.getByRole('button', { name: 'More' }).boundingBox())?.y).toBeCloseTo(
        (await links[0]?.boundingBox())?.y ?? 0,
      );
      const rows = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
      expect(links.length).toBeGreaterThan(3);
      expect(new Set(rows).size).toBe(1);
      await expect(menu.getByRole('link', { name: 'Audit trail' })).toBeInViewport({ ratio: 1 });
      if (width === 1280) expect(await menu.evaluate((row) => row.scrollWidth <= row.clientWidth)).toBe(true);
      await expectGoodPage(page);
    }

    // Rarely used pages are under "More", which marks itself while one of them is open.
    for (const [width, name] of [
      [1280, 'Banners'],
      [320, 'Offer codes'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const more = menu.getByRole('button', { name: 'More', exact: true });
      await more.focus();
      await page.keyboard.press('Enter');
      const link = menu.getByRole('link', { name, exact: true });
      await expect(link).toBeInViewport({ ratio: 1 });
      await expectGoodPage(page);
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(more).toBeFocused();
      await page.keyboard.press('Enter');
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await waitForHeading(page, name);
      await expect(link).toBeHidden();
      await expect(more).toHaveAttribute('aria-current', 'true');
    }

    const button = page.getByRole('button', { name: 'AM Account menu of Adam Min' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expectGoodPage(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: 'Your account' }));
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Your account');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();
  },
);
