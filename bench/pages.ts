import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '../e2e/chromium.ts';
import { drive, logIn } from '../e2e/pages/sandbox.ts';
import { openWorld } from '../e2e/world.ts';
import { freePort } from '../tools/free-port.ts';
import { median } from './median.ts';

const ROUNDS = 3;
const GOALS = { accessibility: 100, 'best-practices': 100, performance: 98 };
const PUBLIC_PAGES = [
  '/account/heloc/register-v2',
  '/account/heloc/register',
  '/account/heloc/coming-soon',
  '/account/heloc/not-accepting-apps',
  '/auth/login',
  '/auth/forgot-password',
  '/account/heloc/heloc-signer/login',
  '/waitlist',
  '/contact',
  '/terms',
  '/privacy',
  '/communications',
  '/licenses',
];
const OWN_PAGES = ['/dashboard', '/dashboard/settings', '/dashboard/notifications'];

type Category = keyof typeof GOALS;
interface LighthouseResult {
  lhr: {
    environment: { benchmarkIndex: number };
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null; title: string }>;
  };
}
type Lighthouse = (url: string, flags: object) => Promise<LighthouseResult>;

/** Packages of `bench/package.json`, which the repository's own `npm ci` doesn't install. */
const installed = createRequire(new URL('package.json', import.meta.url));

async function loadLighthouse(): Promise<Lighthouse> {
  try {
    const { default: run } = (await import(pathToFileURL(installed.resolve('lighthouse')).href)) as {
      default: Lighthouse;
    };
    return run;
  } catch (cause) {
    throw new Error('Lighthouse is missing: run npm ci --ignore-scripts --prefix bench', { cause });
  }
}

/**
 * Prints Lighthouse's scores of the public pages and a borrower's own, and the errors that the Nu checker finds in
 * them. `onlyPaths` limits it to some pages; empty, it measures all.
 *
 * Each score comes with Lighthouse's benchmark index of this computer. Lighthouse slows the processor down 4 times,
 * which stands for a mid-tier phone on a computer of 1,500 to 2,000; on a slower one the scores are too low.
 */
export async function measurePages(onlyPaths: readonly string[]): Promise<void> {
  const isWanted = (path: string): boolean => onlyPaths.length === 0 || onlyPaths.includes(path);
  const lighthouse = await loadLighthouse();
  const world = await openWorld('pglite');
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'lintel-browser-'));
  const pages = mkdtempSync(join(tmpdir(), 'lintel-pages-'));
  const browser = await chromium.launchPersistentContext(profile, {
    ...CHROMIUM,
    args: [...CHROMIUM.args, `--remote-debugging-port=${port}`],
    viewport: { width: 390, height: 844 },
    baseURL: world.address,
  });
  try {
    const page = await browser.newPage();
    const measure = async (path: string) => {
      await printScores(lighthouse, `${world.address}${path}`, path, port);
      await savePage(page, path, pages);
    };
    for (const path of PUBLIC_PAGES.filter(isWanted)) await measure(`${path}?org=FIGURE`);
    await logIn(page, await drive(world, 'found', 'INCOME_VERIFICATION'));
    for (const path of OWN_PAGES.filter(isWanted)) await measure(path);
    await printFaults(pages);
  } finally {
    await browser.close();
    await world.stop();
    for (const folder of [profile, pages]) rmSync(folder, { recursive: true, force: true });
  }
}

async function printScores(lighthouse: Lighthouse, url: string, path: string, port: number): Promise<void> {
  const scores: Record<Category, number[]> = { accessibility: [], 'best-practices': [], performance: [] };
  const failed = new Set<string>();
  const indexes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { lhr } = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: Object.keys(GOALS),
      disableStorageReset: true,
    });
    indexes.push(lhr.environment.benchmarkIndex);
    for (const category of Object.keys(GOALS) as Category[]) {
      const { score, auditRefs } = lhr.categories[category]!;
      scores[category].push(Math.round((score ?? 0) * 100));
      for (const { id, weight } of auditRefs) {
        const { score: audit, title } = lhr.audits[id]!;
        if (weight > 0 && audit !== null && audit < 0.9) failed.add(`${category}: ${title}`);
      }
    }
  }
  const [accessibility, practices, performance] = [
    median(scores.accessibility),
    median(scores['best-practices']),
    median(scores.performance),
  ];
  const isMet =
    accessibility >= GOALS.accessibility && practices >= GOALS['best-practices'] && performance >= GOALS.performance;
  console.log(
    `${path}: accessibility ${accessibility}, best practices ${practices}, performance ${performance} (benchmark index ${Math.round(median(indexes))})${isMet ? '' : '  BELOW'}`,
  );
  for (const line of failed) console.log(`  ${line}`);
}

/** Saves the page as the server sends it, and as it is after its scripts have run. */
async function savePage(page: Page, path: string, folder: string): Promise<void> {
  const reply = await page.goto(path, { waitUntil: 'networkidle' });
  const name = path.replaceAll(/[^\w-]+/g, '_');
  writeFileSync(join(folder, `${name}.sent.html`), await reply!.text());
  const shown = await page.evaluate(() => document.documentElement.outerHTML);
  writeFileSync(join(folder, `${name}.shown.html`), `<!doctype html>${shown}`);
}

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

async function printFaults(folder: string): Promise<void> {
  const jar = installed.resolve('vnu-jar/build/dist/vnu.jar');
  const files = readdirSync(folder).map((name) => join(folder, name));
  // The checker prints to stderr, and exits with 1 when it finds something.
  const { stderr } = await promisify(execFile)('java', ['-jar', jar, '--errors-only', '--format', 'json', ...files], {
    maxBuffer: 64_000_000,
  }).catch((error: unknown) => error as { stderr: string });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const errors = messages.filter(({ type }) => type === 'error');
  console.log(`Nu checker: ${errors.length} errors in ${files.length} pages`);
  for (const { url, message, extract = '' } of errors)
    console.log(`  ${basename(url)}: ${message} ${extract.replaceAll(/\s+/g, ' ').slice(0, 120)}`);
}
