// `npm run pictures`: a screenshot of every screen in both sizes and both brands, and one page to compare them.
// `npm run pictures -- '^bank .* FIGURE$'` takes those whose title matches.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM } from '../e2e/chromium.ts';
import { COMMON_SCREENS, MAIN_BRAND_SCREENS, type Screen } from '../e2e/screens.ts';
import { waitForTransitions } from '../e2e/test.ts';
import { openWorld, type World } from '../e2e/world.ts';
import { root } from './node26.mjs';
import { startPostgres } from './postgres.ts';

const FOLDER = join(root, '.reports', 'pictures');
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

interface Picture {
  title: string;
  files: string[];
  failed?: string;
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const only = new RegExp(process.argv[2] ?? '');
const toTitle = ({ name }: Screen, org: string): string => `${name}, ${org}`;
const database = await startPostgres();
// Screens that need a flag are opened on PostgreSQL only: PGlite has one process, the server's.
if ('url' in database) process.env['LINTEL_POSTGRES'] = database.url;
else console.log(`Without PostgreSQL, screens behind a flag fail: ${database.missing}`);
const world = await openWorld('url' in database ? 'postgres' : 'pglite');
const browser = await chromium.launch(CHROMIUM);
const pictures: Picture[] = [];
try {
  for (const [org, screens] of [
    ['FIGURE', [...COMMON_SCREENS, ...MAIN_BRAND_SCREENS]],
    ['HOMEPOINT', COMMON_SCREENS],
  ] as const) {
    for (const screen of screens.filter((one) => only.test(toTitle(one, org))))
      pictures.push(await takePictures(browser, world, screen, org));
  }
} finally {
  await browser.close();
  await world.stop();
  if ('stop' in database) await database.stop();
}
writeFileSync(join(FOLDER, 'index.html'), buildSheet(pictures));
const failed = pictures.filter((picture) => picture.failed !== undefined);
for (const { title, failed: why } of failed) console.log(`${title}: ${why}`);
console.log(`${pictures.length - failed.length} of ${pictures.length} screens: ${join(FOLDER, 'index.html')}`);
process.exit(failed.length > 0 ? 1 : 0);

/** Opens one screen and takes its screenshots; a failure is in the result. */
async function takePictures(from: Browser, at: World, screen: Screen, org: string): Promise<Picture> {
  const title = toTitle(screen, org);
  const context = await from.newContext({ viewport: SIZES[0], baseURL: at.address, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const files: string[] = [];
  try {
    await screen.open({ page, world: at, org });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await waitForTransitions(page);
      const file = `${title.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}-${size.width}.png`;
      await page.screenshot({ path: join(FOLDER, file), fullPage: true });
      files.push(file);
    }
    return { title, files };
  } catch (error) {
    return { title, files, failed: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  } finally {
    await context.close();
  }
}

/** Returns the HTML of one page with all screenshots. */
function buildSheet(all: readonly Picture[]): string {
  const rows = all.map(
    ({ title, files }) =>
      `<section><h2>${title}</h2>${files.map((file) => `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>`).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body { font: 1rem system-ui; margin: 1rem } section { display: inline-block; vertical-align: top; margin: 0 1rem 2rem 0 }
h2 { font-size: .9rem } img { height: 24rem; width: auto; border: 1px solid #ccc; margin-right: .5rem; object-fit: cover; object-position: top }
</style><body>${rows.join('\n')}</body></html>`;
}
