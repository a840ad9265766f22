import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { holdRequests } from '../pages/hold-requests.ts';
import { locateLoader, readAnimations } from '../pages/loader.ts';
import { dropBrands, makeBrands, type RandomBrand } from '../pages/random-brands.ts';
import { fillDraft, openEachStep } from '../pages/registration-steps.ts';
import { toRegistrationUrl } from '../pages/registration.ts';
import { expect, expectAccessible, test } from '../test.ts';
import type { World } from '../world.ts';

// A world of its own: other journeys don't wait for a thousand lenders.
test.use({ store: 'pglite' });

/** Different lenders in each run; BRAND_SEED repeats one. */
const SEED = Number(process.env['BRAND_SEED'] ?? Date.now() % 1_000_000);
const SAMPLE = 3;

const isServed = async ({ address }: World, { orgCode, name }: RandomBrand): Promise<boolean> =>
  (await (await fetch(`${address}${toRegistrationUrl(orgCode)}`)).text()).includes(name.display);

/** Bytes that a browser transfers, without compression, for the first step of a lender: its HTML, scripts and styles. */
async function countFirstStepBytes({ address }: World, org: string): Promise<number> {
  const load = async (path: string): Promise<string> =>
    (await fetch(`${address}${path}`, { headers: { 'accept-encoding': 'identity' } })).text();
  const html = await load(toRegistrationUrl(org));
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);
  expect(files.length).toBeGreaterThan(0);
  const texts = [html, ...(await Promise.all(files.map(load)))];
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

test.describe.configure({ mode: 'serial' });

test('a lender dropped into the folder of a running server opens with its name, colors, mark and loader, and changes with its data [BRAND-003, BRAND-004, BRAND-006]', async ({
  page,
  world,
}) => {
  const pid = world.pid();
  const [first, other] = makeBrands(2, 7);
  const lender = { ...first!, name: { ...first!.name, display: 'Harbor Street' }, loader: { kind: 'bar' as const } };
  await page.goto(toRegistrationUrl(lender.orgCode));
  await expect(page).not.toHaveTitle(/Harbor Street/);
  dropBrands(world.dataDir, [lender, other!]);
  await expect(async () => {
    await page.goto(toRegistrationUrl(lender.orgCode));
    await expect(page).toHaveTitle(/Harbor Street/, { timeout: 100 });
  }).toPass();
  const logo = page.getByRole('banner').getByRole('img', { name: lender.logo.alt });
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(32);
  const primary = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary'));
  const before = await primary();

  const release = await holdRequests(page, ({ pathname }) => /\/login-screen-[\w-]+\.js$/.test(pathname));
  await page.goto(`/dashboard?org=${lender.orgCode}`);
  await expect(locateLoader(page)).toBeVisible();
  expect(await readAnimations(page)).toEqual([['backgroundPositionX']]);
  release();

  const file = join(world.dataDir, 'brands', lender.orgCode, 'brand.json');
  writeFileSync(file, JSON.stringify({ ...lender, colors: { primary: '#7a1f5c' } }));
  await expect(async () => {
    await page.goto(toRegistrationUrl(lender.orgCode));
    expect(await primary()).toBe('#7a1f5c');
  }).toPass();
  expect(before).not.toBe('#7a1f5c');
  expect(world.pid()).toBe(pid);
});

test(
  'the first step has the same bytes with 2 lenders and with 1,000 in the folder [SCOPE-001, BRAND-006]',
  { tag: '@long-run' },
  async ({ world }) => {
    const before = await countFirstStepBytes(world, 'RANDOM_1');
    const lenders = makeBrands(1000, 7);
    dropBrands(world.dataDir, lenders.slice(2));
    await expect.poll(() => isServed(world, lenders.at(-1)!)).toBe(true);
    expect(await countFirstStepBytes(world, 'RANDOM_1')).toBe(before);
  },
);

test(
  'all eight steps of random lenders made from two colors are accessible, in light and dark [BRAND-003, BRAND-006]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    test.info().annotations.push({ type: 'seed', description: String(SEED) });
    const lenders = makeBrands(200, SEED, 5000);
    dropBrands(world.dataDir, lenders);
    await expect.poll(() => isServed(world, lenders.at(-1)!)).toBe(true);
    await fillDraft(page, lenders[0]!.orgCode);
    for (const lender of lenders.slice(0, SAMPLE)) await checkLender(page, lender);
  },
);

async function checkLender(page: Page, { orgCode, name, colors }: RandomBrand): Promise<void> {
  await page.emulateMedia({ colorScheme: colors.darkMode === 'auto' ? 'dark' : 'light' });
  await openEachStep(page, orgCode, async () => {
    await expect(page.getByRole('banner').getByRole('img', { name: name.display })).toBeVisible();
    await expectAccessible(page);
  });
}
