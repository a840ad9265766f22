import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { TEST_LOCALES } from '../tools/build.mjs';
import { isLongRun } from '../tools/long-run.mjs';
import { CHECKED_PAGES } from './checked-pages.ts';
import { expectNoPersonalData } from './pages/measurements.ts';
import { resetClockAndFaults } from './pages/sandbox.ts';
import { openWorld, type Store, type World } from './world.ts';

interface WorldFixtures {
  /** The database behind this worker's server. */
  store: Store;
  /** The script to start: the built server, or the development server for React's warnings. */
  script: string;
  /** Environment variables of the server, in addition to the usual ones. */
  settings: Record<string, string>;
  world: World;
}

interface PageFixtures {
  /** The organization in `?org=` of the addresses that a journey opens itself. */
  org: string;
  /** Faults in the page that no step shows: script errors, hydration warnings, policy violations. */
  faults: string[];
  /** Journeys of one worker share a server: each begins with the loan clock at the time of day and without faults. */
  sandboxReset: void;
}

/** Fails a journey on every script error, hydration warning and policy violation, even when all its steps pass. */
export const test = base.extend<PageFixtures, WorldFixtures>({
  // Without PostgreSQL (never in CI) the journeys run on the built-in database.
  store: [process.env['LINTEL_POSTGRES'] ? 'postgres' : 'pglite', { option: true, scope: 'worker' }],
  script: ['apps/server/src/main.ts', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  world: [
    async ({ store, script, settings }, use) => {
      // The development server speaks only the default locale.
      const locales: Record<string, string> = script.endsWith('main.ts') ? { LOCALES: TEST_LOCALES.join(',') } : {};
      const world = await openWorld(store, { ...locales, ...settings }, script);
      await use(world);
      try {
        await expectNoPersonalData(world);
      } finally {
        await world.stop();
      }
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  org: ['FIGURE', { option: true }],
  baseURL: async ({ world }, use) => use(world.address),
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      const stopRecording = await recordFaults(context, faults);
      await use(faults);
      await stopRecording();
      expect(faults, 'faults in the page').toEqual([]);
    },
    { auto: true },
  ],
  sandboxReset: [
    async ({ world }, use) => {
      await use();
      if (world.isRunning()) await resetClockAndFaults(world);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Records faults in every page of a browser context, the journey's own or another person's. Returns a function that
 * stops recording, for a context that stays open.
 */
export async function recordFaults(context: BrowserContext, faults: string[]): Promise<() => Promise<void>> {
  const script = await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  const watchPage = (page: Page): void => collectFaults(page, faults);
  context.on('page', watchPage);
  return async () => {
    context.off('page', watchPage);
    await script.dispose();
  };
}

/** Adds the faults of one page to the list as they happen. */
function collectFaults(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // A refused call is an answer, not a fault, and the browser logs every 4xx by itself.
    if (message.type() === 'error' && !/Failed to load resource/.test(text)) faults.push(text);
    if (message.type() === 'warning' && /hydrat|did not match/i.test(text)) faults.push(text);
  });
}

/** Expects at least one logged fault, and only ones that match `what`. */
export function expectLogged(faults: string[], what: RegExp): void {
  expect(faults).not.toEqual([]);
  expect(faults.splice(0).filter((fault) => !what.test(fault))).toEqual([]);
}

/** Forgets the faults of calls that a page couldn't finish: the connection was lost, or the page moved on. */
export function forgetUnfinishedCalls(faults: string[]): void {
  const others = faults.filter((fault) => !/Response was not defined|ERR_INTERNET_DISCONNECTED/.test(fault));
  faults.splice(0, faults.length, ...others);
}

/**
 * Waits until transitions and a fading loader have ended, because half-transparent text has too little contrast.
 * Doesn't wait for animations that repeat.
 */
export async function waitForTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const findRunning = () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    for (let running = findRunning(); running.length > 0; running = findRunning())
      await Promise.allSettled(running.map(({ finished }) => finished));
  });
}

/** The minified script, because the browser compiles it for every page. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const AXE_OPTIONS: Axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Measuring contrast takes as long as all other rules together, so a screen is measured once, in the sweep. */
const AXE_OPTIONS_WITHOUT_CONTRAST: Axe.RunOptions = {
  ...AXE_OPTIONS,
  rules: { 'color-contrast': { enabled: false } },
};

/**
 * Returns the violations that axe finds of WCAG 2.0 to 2.2 A and AA and of its best practices, one line each. Runs
 * axe-core itself, because @axe-core/playwright evaluates the large script twice for each page and takes twice as long.
 */
export async function findViolations(page: Page, options = AXE_OPTIONS): Promise<string[]> {
  for (const frame of page.frames()) if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(AXE);
  await waitForTransitions(page);
  return page.evaluate(async (runOptions) => {
    const { axe } = window as typeof window & { axe: typeof Axe };
    const { violations } = await axe.run(document, runOptions);
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html.slice(0, 160)).join('; ')})`,
    );
  }, options);
}

/** Expects no accessibility violation, including contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await findViolations(page), `accessibility of ${page.url()}`).toEqual([]);
}

/** Expects no accessibility violation except of contrast, where that is measured at another size or by the sweep. */
export async function expectAccessibleButContrast(page: Page): Promise<void> {
  expect.soft(await findViolations(page, AXE_OPTIONS_WITHOUT_CONTRAST), `accessibility of ${page.url()}`).toEqual([]);
}

/** Claims a check for one of the workers. Returns a function that gives the claim back, or undefined if it is taken. */
function claimCheck(outline: string): (() => void) | undefined {
  const claim = join(CHECKED_PAGES, createHash('sha256').update(outline).digest('hex'));
  mkdirSync(CHECKED_PAGES, { recursive: true });
  try {
    mkdirSync(claim);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  }
  return () => rmdirSync(claim);
}

/** Returns a text that is equal for visits to a lender's page with the same parts, so that it is checked only once. */
const readOutline = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts = [...document.body.querySelectorAll('*')].map((part) =>
      [
        part.localName,
        part.role,
        part.ariaLabel,
        part.ariaInvalid,
        part.ariaExpanded,
        part.hasAttribute('open'),
      ].join(),
    );
    const lender = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href;
    return [location.pathname.replaceAll(/[\da-f-]{36}/g, ''), lender, innerWidth, ...parts].join('\n');
  });

/**
 * Checks a page of a journey: accessible at the journey's size, and nothing cut off or scrolled sideways on the
 * narrowest phone. `npm test` checks pages of the same parts once.
 */
export async function expectGoodPage(page: Page): Promise<void> {
  const release = isLongRun ? () => {} : claimCheck(await readOutline(page));
  if (!release) return;
  const { errors } = base.info();
  const errorsBefore = errors.length;
  let isChecked = false;
  try {
    await (isLongRun ? expectAccessible(page) : expectAccessibleButContrast(page));
    await expectNarrowestFits(page);
    isChecked = errors.length === errorsBefore;
  } finally {
    // A second try of the journey checks the page again.
    if (!isChecked) release();
  }
}

/** Expects no sideways scroll on the narrowest phone. */
async function expectNarrowestFits(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}

/**
 * Expects no sideways scroll with text twice as large, as a browser's own setting makes it (WCAG 2.2, 1.4.4). Sizes in
 * media queries double too.
 */
export async function expectLargeTextFits(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expectNoSidewaysScroll(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await browser.detach();
}

/** Expects nothing wider than the window, at the current size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect.soft(wide, `width of ${page.url()}`).toBeLessThanOrEqual(window);
}
