// Measures the first step as a phone would receive it: a real server, a real Chromium, brotli, an empty cache. Later
// steps are measured by their chunks.
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM } from '../e2e/chromium.ts';
import { openWorld } from '../e2e/world.ts';
import { measureLaterSteps } from './later-steps.ts';

/** Budgets in kilobytes of 1000 bytes (decision 0007); prefetches don't count as requests. */
const BUDGET = { script: 82, all: 128, requests: 8, later: 15 };
const GOAL = { script: 80 };
const BRANDS = ['FIGURE', 'HOMEPOINT'];

interface Weight {
  script: number;
  all: number;
  requests: { url: string; type: string; bytes: number }[];
}

const world = await openWorld('pglite');
const browser = await chromium.launch(CHROMIUM);
let failed = false;
try {
  for (const brand of BRANDS) {
    const weight = await weigh(browser, `${world.address}/account/heloc/register-v2?org=${brand}`);
    for (const { url, type, bytes } of weight.requests)
      console.log(`  ${String(bytes).padStart(7)}  ${type.padEnd(10)} ${url.replace(world.address, '')}`);
    failed = report(brand, weight) || failed;
  }
} finally {
  await browser.close();
  await world.stop();
}
failed = reportLater() || failed;
process.exit(failed ? 1 : 0);

/** Loads a page in an empty browser, and returns the kilobytes and requests that it took. */
async function weigh(from: Browser, url: string): Promise<Weight> {
  const context = await from.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const seen = new Map<string, { url: string; type: string; bytes: number; prefetch: boolean }>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    seen.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      bytes: 0,
      prefetch:
        /prefetch/.test(request.headers['Purpose'] ?? request.headers['Sec-Purpose'] ?? '') || type === 'Prefetch',
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = seen.get(requestId);
    if (request && response.status >= 400) throw new Error(`${request.url} answered ${response.status}`);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await page.goto(url);
  await page.locator('input:not([type=hidden]), select').first().focus();
  await page.waitForTimeout(2000);
  await context.close();
  const requests = [...seen.values()].filter((request) => !request.prefetch && request.url.startsWith('http'));
  const unfinished = requests.find(({ bytes }) => bytes === 0);
  if (unfinished) throw new Error(`${unfinished.url} did not arrive`);
  const sum = (of: typeof requests): number => of.reduce((total, { bytes }) => total + bytes, 0) / 1000;
  return { script: sum(requests.filter(({ url: address }) => address.endsWith('.js'))), all: sum(requests), requests };
}

/** Prints one line per budget; returns true if one is exceeded. */
function report(brand: string, { script, all, requests }: Weight): boolean {
  const lines: [string, number, number][] = [
    ['JavaScript, KB', script, BUDGET.script],
    ['in all, KB', all, BUDGET.all],
    ['requests', requests.length, BUDGET.requests],
  ];
  let over = false;
  for (const [what, is, most] of lines) {
    const exceeded = is > most;
    over ||= exceeded;
    const shown = Number.isInteger(is) ? String(is) : is.toFixed(1);
    console.log(
      `${brand} first step, ${what}: ${shown} of ${most}${what.startsWith('JavaScript') ? ` (goal ${GOAL.script})` : ''}${exceeded ? '  EXCEEDED' : ''}`,
    );
  }
  return over;
}

/** Prints the five largest later steps; returns true if one exceeds the budget. */
function reportLater(): boolean {
  const steps = measureLaterSteps();
  const over = steps.filter(({ kilobytes }) => kilobytes > BUDGET.later);
  for (const { screen, kilobytes, brings } of new Set([...steps.slice(0, 5), ...over])) {
    console.log(
      `${screen}, new JavaScript, KB: ${kilobytes.toFixed(3)} of ${BUDGET.later}${kilobytes > BUDGET.later ? '  EXCEEDED' : ''}\n          ${brings.slice(0, 5).join(', ')}`,
    );
  }
  console.log(
    `${steps.length - over.length} of ${steps.length} later steps within ${BUDGET.later} KB of new JavaScript`,
  );
  return over.length > 0;
}
