import { EVERY_BRAND, MAIN_BRAND } from '../screens.ts';
import { expectAccessible, expectLargeTextFits, expectNoSidewaysScroll, test } from '../test.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

const ALL = [
  ...EVERY_BRAND.map((screen) => ({ screen, org: 'FIGURE' })),
  ...MAIN_BRAND.map((screen) => ({ screen, org: 'FIGURE' })),
  ...EVERY_BRAND.map((screen) => ({ screen, org: 'HOMEPOINT' })),
];

/** Screens whose text may be twice as large on a phone without anything being cut off. */
const LARGE_TEXT = /^(register|waitlist|product|dashboard|login)/;

// No screen depends on another, so all workers share this file; otherwise it would run alone in the last minutes.
test.describe.configure({ mode: 'parallel' });

for (const { screen, org } of ALL) {
  test(`${screen.name} of ${org} is accessible at both sizes and fits 320 px, and large text where it must [SCOPE-018]`, async ({
    page,
    world,
  }) => {
    await screen.open({ page, world, org });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      if (size.width === 390 && LARGE_TEXT.test(screen.name)) await expectLargeTextFits(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}
