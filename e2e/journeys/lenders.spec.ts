import { toRegistrationUrl } from '../pages/registration.ts';
import { expect, expectLogged, test } from '../test.ts';

for (const { org, name, ...details } of [
  { org: 'FIGURE', name: 'Alderpoint Home' },
  { org: 'FIGURE_NY', name: 'Alderpoint Home NY' },
  { org: 'FIGURE_WHOLESALE', name: 'Alderpoint Wholesale', tag: '@long-run' },
  { org: 'FIGURE_NY_WHOLESALE', name: 'Alderpoint Wholesale NY', tag: '@long-run' },
  { org: 'FIGURE_MARKETS_CREDIT', name: 'Alderpoint Credit', tag: '@long-run' },
  { org: 'DEMO', name: 'Lintel Demo' },
])
  test(
    `the organization code ${org} opens under its own name and mark [ENUM-035, BRAND-009]`,
    details,
    async ({ page }) => {
      await page.goto(toRegistrationUrl(org));
      await expect(page).toHaveTitle(new RegExp(` – ${name}$`));
      const logo = page.getByRole('banner').getByRole('img', { name, exact: true });
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(logo).toHaveAttribute('src', new RegExp(`/brands/${org}/`));
    },
  );

test('a page without the global object of its organization fails with the specified error [BRAND-008, ERR-040]', async ({
  page,
  org,
  faults,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, '__PRIVATE_LABEL__', { value: undefined, writable: false });
  });
  await page.goto(toRegistrationUrl(org));
  await expect.poll(() => faults).not.toEqual([]);
  expectLogged(faults, /No private label data found/);
});

test('the small print claims funding in five business days after closing [LEGAL-004]', async ({ page, org }) => {
  await page.goto(toRegistrationUrl(org));
  await expect(page.getByText(/expect funding in five business days, subject to your right to cancel/)).toBeAttached();
});
