import { chromium } from '@playwright/test';
import { CHROMIUM } from '../e2e/chromium.ts';
import { dropBrands, makeBrands } from '../e2e/pages/random-brands.ts';
import { fillDraft, openEachStep } from '../e2e/pages/registration-steps.ts';
import { toRegistrationUrl } from '../e2e/pages/registration.ts';
import { findViolations } from '../e2e/test.ts';
import { openWorld, type World } from '../e2e/world.ts';

const LENDERS = 200;
const LONGEST_READ_MS = 60_000;

/** Opens all eight registration steps of 200 lenders made from two colors, and counts what axe finds. */
export async function measureBrands(): Promise<void> {
  const seed = Number(process.env['BRAND_SEED'] ?? Date.now() % 1_000_000);
  const world = await openWorld('pglite');
  const browser = await chromium.launch(CHROMIUM);
  try {
    const lenders = makeBrands(LENDERS, seed);
    dropBrands(world.dataDir, lenders);
    await waitForLender(world, lenders.at(-1)!.orgCode);
    const page = await browser.newPage({ baseURL: world.address, viewport: { width: 390, height: 844 } });
    await fillDraft(page, lenders[0]!.orgCode);
    const start = performance.now();
    let [pages, violations] = [0, 0];
    for (const { orgCode, colors } of lenders) {
      await page.emulateMedia({ colorScheme: colors.darkMode === 'auto' ? 'dark' : 'light' });
      await openEachStep(page, orgCode, async (step) => {
        const found = await findViolations(page);
        pages += 1;
        violations += found.length;
        for (const line of found) console.log(`${orgCode} ${step}: ${line}`);
      });
    }
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${LENDERS} lenders (seed ${seed}): ${pages} pages, ${violations} violations, ${seconds} s`);
  } finally {
    await browser.close();
    await world.stop();
  }
}

async function waitForLender({ address }: World, org: string): Promise<void> {
  const until = Date.now() + LONGEST_READ_MS;
  while (Date.now() < until) {
    const html = await (await fetch(`${address}${toRegistrationUrl(org)}`)).text();
    if (html.includes(`/brands/${org}/`)) return;
  }
  throw new Error(`The server doesn't serve ${org}.`);
}
