import { isLongRun } from '../../tools/long-run.mjs';
import {
  collectData,
  expectNotClipped,
  expectTranslated,
  findInEitherLocale,
  IN_PSEUDO_LOCALE,
} from '../pseudo-locale.ts';
import { COMMON_SCREENS, MAIN_BRAND_SCREENS } from '../screens.ts';
import { test } from '../shared-context.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleButContrast,
  expectLargeTextFits,
  expectNoSidewaysScroll,
} from '../test.ts';

const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };
const COMPUTER = { width: 1280, height: 900 };

const of = (screens: typeof COMMON_SCREENS, org: string) => screens.map((screen) => ({ screen, org }));

/** What `npm test` opens: one page in four, in its first state. `npm run test:long` opens every state of every page. */
function takeSample(screens: typeof COMMON_SCREENS): typeof COMMON_SCREENS {
  if (isLongRun) return screens;
  const pages = Map.groupBy(screens, ({ name }) => name.split(', ')[0]);
  return [...pages.values()].filter((_states, index) => index % 4 === 0).map(([first]) => first!);
}

/** Screens whose text may be twice as large on a phone without anything being cut off. */
const LARGE_TEXT = isLongRun
  ? /^(register|waitlist|product|dashboard|login|forgot password|new password)/
  : /^(register (index|legal-name)|waitlist|product select|dashboard|login)$/;

/** Screens that every kind of part is on: fields, tiles, figures, pictures, lists, notices, tags. */
const DARK = /^(register index|register set-password|login|product select|product confirm|disclosures|dashboard)$/;

// No screen depends on another, so all workers share this file; otherwise it would run alone in the last minutes.
test.describe.configure({ mode: 'parallel' });

/**
 * Screens of a second lender that show what its colors, names and state change, besides its registration, which a
 * journey walks without measuring contrast. `npm run test:long` opens all of them; the console looks the same at every
 * lender.
 */
const SECOND_LENDER = /^(register index|waitlist|login|product select|disclosures|dashboard|not found)$/;

// A second lender's screens are read in English. The main lender's are opened once, in the pseudo-locale below, and in
// English only where text must be able to grow or the brand has a palette for the dark.
const GROWING_OR_DARK = COMMON_SCREENS.filter(({ name }) => LARGE_TEXT.test(name) || DARK.test(name));
const OF_SECOND_LENDER = COMMON_SCREENS.filter(({ name }) => isLongRun || SECOND_LENDER.test(name));
for (const { screen, org } of [...of(GROWING_OR_DARK, 'FIGURE'), ...of(OF_SECOND_LENDER, 'HOMEPOINT')]) {
  const schemes = DARK.test(screen.name) ? (['light', 'dark'] as const) : (['light'] as const);
  const palettes = schemes.length > 1 ? ' in light and dark,' : '';
  const allowsLargeText = LARGE_TEXT.test(screen.name);
  test(`${screen.name} of ${org} is accessible at both sizes,${palettes} and fits 320 px${allowsLargeText ? ' and large text' : ''} [SCOPE-018]`, async ({
    page,
    world,
  }) => {
    await screen.open({ page, world, org });
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    if (allowsLargeText) await expectLargeTextFits(page);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(colorScheme);
      await expectAccessible(page);
    }
    await page.setViewportSize(COMPUTER);
    await expectNoSidewaysScroll(page);
    await expectAccessibleButContrast(page);
    await page.setViewportSize(NARROWEST);
    await expectNoSidewaysScroll(page);
  });
}

// The screens are read in the pseudo-locale, a third longer: what fits there also fits in English.
test.describe('in the pseudo-locale', () => {
  test.use(IN_PSEUDO_LOCALE);

  for (const { screen, org } of of(takeSample([...COMMON_SCREENS, ...MAIN_BRAND_SCREENS]), 'FIGURE')) {
    test(`${screen.name} of ${org} is accessible, has only text from words files, and clips nothing [SCOPE-018]`, async ({
      page,
      world,
    }) => {
      findInEitherLocale(page);
      const data = await collectData(page);
      await screen.open({ page, world, org });
      await expectTranslated(page, await data());
      for (const size of [PHONE, COMPUTER, NARROWEST]) {
        await page.setViewportSize(size);
        if (size === PHONE) await expectAccessible(page);
        if (size === COMPUTER) await expectAccessibleButContrast(page);
        await expectNoSidewaysScroll(page);
        if (size !== PHONE) await expectNotClipped(page);
      }
    });
  }
});
