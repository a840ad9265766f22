import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { resetClockAndFaults } from './pages/sandbox.ts';
import { openWorld, type Store, type World } from './world.ts';

interface WorldFixtures {
  /** Which database this worker's server runs on. */
  store: Store;
  /** What is started: the built server, or the development server where React itself must speak. */
  script: string;
  world: World;
}

interface PageFixtures {
  /** The organisation in `?org=` of the addresses that a journey opens itself. */
  org: string;
  /** What went wrong in the page without anybody seeing it: script errors, hydration warnings, policy violations. */
  faults: string[];
  /** Journeys of one worker share a server: the next one begins with its loan clock at the time of day and without faults. */
  sandboxReset: void;
}

/** A journey fails on every script error, hydration warning and policy violation, also when all its steps pass. */
export const test = base.extend<PageFixtures, WorldFixtures>({
  // Without a PostgreSQL (never so in CI) the journeys still run.
  store: [process.env['LINTEL_POSTGRES'] ? 'postgres' : 'pglite', { option: true, scope: 'worker' }],
  script: ['apps/server/src/main.ts', { option: true, scope: 'worker' }],
  world: [
    async ({ store, script }, use) => {
      const world = await openWorld(store, {}, script);
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  org: ['FIGURE', { option: true }],
  baseURL: async ({ world }, use) => use(world.address),
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      await listen(context, faults);
      await use(faults);
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

/** Hears what goes wrong in every page of a browser: of the journey's own, or of somebody else's in it. */
export async function listen(context: BrowserContext, faults: string[]): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  context.on('page', (page) => watch(page, faults));
}

function watch(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // A refused call is an answer, not a fault; the browser logs every 4xx by itself.
    if (message.type() === 'error' && !/Failed to load resource/.test(text)) faults.push(text);
    if (message.type() === 'warning' && /hydrat|did not match/i.test(text)) faults.push(text);
  });
}

/** The app logs what it could not do; here that was meant to happen, exactly once or more, and nothing else. */
export function expectLogged(faults: string[], what: RegExp): void {
  expect(faults).not.toEqual([]);
  expect(faults.splice(0).filter((fault) => !what.test(fault))).toEqual([]);
}

/** WCAG 2.0 to 2.2 A and AA and axe's best practices; no finding is accepted. */
export async function expectAccessible(page: Page): Promise<void> {
  // It is a large script: a page that has it already is not given it again.
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html.slice(0, 160)).join('; ')})`,
  );
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
}

/** Every page of a journey: accessible at the journey's size, and nothing cut off or scrolled sideways on the narrowest phone. */
export async function expectGoodPage(page: Page): Promise<void> {
  await expectAccessible(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}

/** The same with text of twice its size, as a browser's setting makes it (WCAG 2.2, 1.4.4). */
export async function expectLargeTextFits(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}

/** Nothing may be wider than the window (checked at the present size). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect.soft(wide, `width of ${page.url()}`).toBeLessThanOrEqual(window);
}
