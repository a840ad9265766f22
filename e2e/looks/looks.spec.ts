import type { Page } from '@playwright/test';
import { COMMON_SCREENS, MAIN_BRAND_SCREENS, type Screen } from '../screens.ts';
import { test } from '../shared-context.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleButContrast,
  expectLargeTextFits,
  expectNoSidewaysScroll,
} from '../test.ts';
import { applyBrand } from './repaint.ts';

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
/** A window of 1280 by 1024 px at 400%. */
const ZOOMED = { width: 320, height: 256 };
const PHONE = SIZES[1]!;
const COMPUTER = SIZES[3]!;

/** The lenders in whose looks every screen is seen. */
const BRANDS = ['FIGURE', 'HOMEPOINT', 'CMG'];

/** Screens before the login, which open at every lender. Those behind it show the main lender's persona. */
const PUBLIC =
  /^(register|offer code|waitlist|coming soon|login|forgot password|new password|contact|terms|privacy|communications|licenses|not found)/;

/** A screen at each lender where it opens; the main lender's page is then repainted as the `others` would show it. */
const atLenders = (screen: Screen, orgs: readonly string[]) =>
  orgs.map((org) => ({ screen, org, others: org === 'FIGURE' ? BRANDS.filter((brand) => !orgs.includes(brand)) : [] }));

const SCREENS = [
  ...COMMON_SCREENS.flatMap((screen) => atLenders(screen, PUBLIC.test(screen.name) ? BRANDS : ['FIGURE'])),
  ...MAIN_BRAND_SCREENS.flatMap((screen) => atLenders(screen, ['FIGURE'])),
];

test.describe.configure({ mode: 'parallel' });

for (const { screen, org, others } of SCREENS)
  test(`${screen.name} of ${[org, ...others].join(', ')} is accessible in every look`, async ({ page, world }) => {
    await screen.open({ page, world, org });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // At the end of a page the bar at the window's bottom covers nothing, which axe would take for a small target.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await (size === PHONE ? expectAccessible(page) : expectAccessibleButContrast(page));
      await expectNoSidewaysScroll(page);
    }
    for (const size of [COMPUTER, PHONE]) {
      await page.setViewportSize(size);
      await expectLargeTextFits(page);
    }
    // Colors must not be read in the middle of a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect.soft(await countMovingParts(page), 'moving parts').toBe(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    // Forced colors are the user's own.
    await page.emulateMedia({ colorScheme: null, forcedColors: 'active' });
    await expectAccessibleButContrast(page);
    await page.emulateMedia({ forcedColors: null });
    await expectFocusOrder(page);
    await page.setViewportSize(ZOOMED);
    await expectNoSidewaysScroll(page);
    for (const brand of others) await expectBrandFits(page, brand);
  });

/** Expects the open page to be accessible in another lender's light and dark colors, faces and shapes. */
async function expectBrandFits(page: Page, brand: string): Promise<void> {
  await applyBrand(page, brand);
  for (const { size, colorScheme } of [
    { size: PHONE, colorScheme: 'light' },
    { size: COMPUTER, colorScheme: 'dark' },
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await test.step(`as ${brand}, ${colorScheme}`, async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  }
  await page.emulateMedia({ colorScheme: null });
}

const countMovingParts = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect).length,
  );

/** One stop of the Tab key. */
interface Stop {
  name: string;
  isVisible: boolean;
  hasOutline: boolean;
  /** The stop is after the previous one in the document. */
  isNext: boolean;
}

/** Expects the Tab key to go through the page in its own order, each stop in sight and marked. */
async function expectFocusOrder(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const stops: Stop[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    if (!stop) break;
    stops.push(stop);
  }
  expect.soft(stops.filter(({ isVisible, hasOutline, isNext }) => !isVisible || !hasOutline || !isNext)).toEqual([]);
}

declare global {
  interface Window {
    firstStop?: Element | undefined;
    lastStop?: Element | undefined;
  }
}

/** The focused element; undefined where the order begins again. */
const readStop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const stop = document.activeElement;
    if (!stop || stop === document.body || stop === window.firstStop) {
      window.firstStop = undefined;
      window.lastStop = undefined;
      return undefined;
    }
    window.firstStop ??= stop;
    const last = window.lastStop;
    // The browser marks the parts of a date field itself.
    const isInside = last === stop;
    window.lastStop = stop;
    // A control that is drawn by its label is marked there.
    const drawn = stop.matches('input[type=radio], input[type=checkbox], input[type=file]')
      ? [stop, ...((stop as HTMLInputElement).labels ?? []), stop.parentElement!]
      : [stop, stop.parentElement!];
    const { top, bottom, left, right } = stop.getBoundingClientRect();
    const marks = drawn.map((element) => getComputedStyle(element));
    return {
      name: `${stop.tagName.toLowerCase()} ${stop.getAttribute('aria-label') ?? stop.textContent.trim().slice(0, 40)}`,
      isVisible: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      hasOutline:
        isInside || marks.some(({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none'),
      isNext: !last || isInside || (last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
    };
  });
