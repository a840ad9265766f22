import { expectAccessible, expectNoSidewaysScroll, test } from '../test.ts';
import { EVERY_BRAND, MAIN_BRAND } from '../screens.ts';

const SIZES = [{ width: 390, height: 844 }, { width: 1280, height: 900 }] as const;

const ALL = [...EVERY_BRAND.map((screen) => ({ screen, org: 'FIGURE' })), ...MAIN_BRAND.map((screen) => ({ screen, org: 'FIGURE' })), ...EVERY_BRAND.map((screen) => ({ screen, org: 'HOMEPOINT' }))];

// No screen needs another one: both workers take part, or the last minutes of a run are this file's alone.
test.describe.configure({ mode: 'parallel' });

for (const { screen, org } of ALL) {
  test(`${screen.name} of ${org} is accessible at both sizes and fits 320 px [SCOPE-018]`, async ({ page, world }) => {
    await screen.open({ page, world, org });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}
