import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM } from '../e2e/chromium.ts';
import { openWorld } from '../e2e/world.ts';
import { freePort } from '../tools/free-port.ts';
import { median } from './median.ts';

const ROUNDS = 7;
const PATH = '/account/heloc/register-v2?org=FIGURE';
const PHONE = {
  latency: 150,
  downloadThroughput: (1.44 * 1_000_000) / 8,
  uploadThroughput: (0.7 * 1_000_000) / 8,
  offline: false,
};

/** A plain form with the same question, as a lender would write it by hand: without script, font or style sheet. */
const PLAIN = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Which home?</title>
<h1>Which home would you like to borrow against?</h1><form method="post"><label>Property address <input name="address"></label>
<fieldset><legend>How do you use this home?</legend><label><input type="radio" name="use"> I live here</label><label><input type="radio" name="use"> Second home</label></fieldset><button>Continue</button></form></html>`;

/** Prints the first step's largest contentful paint as ratios to a plain form and to rendering in the browser. */
export async function measureFirstStep(): Promise<void> {
  const world = await openWorld('pglite');
  const pages = await serveAlternatives(world.address);
  const browser = await chromium.launch(CHROMIUM);
  try {
    const kinds = {
      rendered: `${world.address}${PATH}`,
      client: `${pages.address}${PATH}`,
      plain: `${pages.address}/plain`,
    };
    const times: Record<keyof typeof kinds, number[]> = { rendered: [], client: [], plain: [] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const kind of ['rendered', 'client', 'plain'] as const)
        times[kind].push(await measureLargestPaint(browser, kinds[kind]));
    const [rendered, client, plain] = [median(times.rendered), median(times.client), median(times.plain)];
    console.log(
      `First step, largest contentful paint, median of ${ROUNDS}: ${rendered.toFixed(0)} ms rendered by the server, ${client.toFixed(0)} ms in the browser, ${plain.toFixed(0)} ms plain form`,
    );
    console.log(
      `  ${(rendered / plain).toFixed(2)} times the plain form, ${(client / rendered).toFixed(2)} times faster than rendered in the browser`,
    );
  } finally {
    await browser.close();
    pages.server.close();
    await world.stop();
  }
}

/** Opens a page as a slow phone does, and returns its largest contentful paint in milliseconds. */
async function measureLargestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', PHONE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return paint;
}

/** Starts a proxy that removes the rendered step from the page, and that also serves the plain form. */
async function serveAlternatives(origin: string): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url === '/plain') {
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' })
          .end(brotliCompressSync(PLAIN));
        return;
      }
      const reply = await fetch(`${origin}${request.url}`, { headers: { accept: request.headers.accept ?? '*/*' } });
      const type = reply.headers.get('content-type') ?? '';
      const body = Buffer.from(await reply.arrayBuffer());
      const sent = type.startsWith('text/html') ? Buffer.from(removeStep(body.toString())) : body;
      const headers = Object.fromEntries(
        [...reply.headers].filter(
          ([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name),
        ),
      );
      response.writeHead(reply.status, { ...headers, 'content-encoding': 'br' }).end(brotliCompressSync(sent));
    })().catch((error: unknown) => response.destroy(error as Error));
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${port}`, server };
}

/** Returns the page with an empty app and no footer, so that only the script renders them. */
function removeStep(html: string): string {
  const [from, to] = [html.indexOf('<div id="app">'), html.indexOf('<script type="application/json" id="page-data"')];
  if (from < 0 || to < from) throw new Error('The page is not built as this measurement expects.');
  return `${html.slice(0, from)}<div id="app"></div>${html.slice(to)}`;
}
