import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

export const REPLAY_ORIGIN = 'https://replay.example';
/** The address at which the lender's staff would watch the recording. */
export const RECORDING = `${REPLAY_ORIGIN}/sessions/1`;
export const REPLAY_HEADER = 'x-session-replay-url';

/**
 * The module of a made-up vendor. As recorders do, it sends the page's addresses, title, history and requests, and what
 * the borrower presses; as the how-to asks, nothing that they type.
 */
const MODULE = `
const read = () => ({
  address: location.href,
  title: document.title,
  referrer: document.referrer,
  history: [JSON.stringify(history.state), ...(window.navigation?.entries() ?? []).map(({ url }) => url)],
  requests: performance.getEntries().map(({ name }) => name),
});
const send = (what) =>
  fetch('${REPLAY_ORIGIN}/record', { method: 'POST', mode: 'no-cors', body: JSON.stringify({ what, ...read() }) }).catch(() => {});
export default {
  start() {
    void send('start');
    window.navigation?.addEventListener('currententrychange', () => void send('page'));
    addEventListener('click', ({ target }) => void send(target.closest?.('button, a')?.textContent ?? 'click'), true);
    return '${RECORDING}';
  },
};
`;

/** Writes the vendor's module into a folder, and returns its path. */
export function writeReplayModule(folder: string): string {
  const path = join(folder, 'session-replay.js');
  writeFileSync(path, MODULE);
  return path;
}

/** Returns the list of bodies that pages of a browser send to the vendor; it grows with each one. */
export async function receiveRecordings(context: BrowserContext): Promise<string[]> {
  const bodies: string[] = [];
  await context.route(`${REPLAY_ORIGIN}/**`, async (route) => {
    bodies.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  return bodies;
}

/** Returns the list of paths that a page requests, each with the recording that its header names; it grows. */
export function watchRequests(page: Page): { path: string; replay: string | undefined }[] {
  const requests: { path: string; replay: string | undefined }[] = [];
  page.on('request', (request) =>
    requests.push({ path: new URL(request.url()).pathname, replay: request.headers()[REPLAY_HEADER] }),
  );
  return requests;
}
