import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendFrom, track } from './events.ts';
import { openVisit } from './visit.ts';

const HOST = 'https://events.example';
const PERSON = '7a0d4f6b-3a2e-4c58-8a7d-0f6a1b2c3d4e';
const APPLICATION = 'c0a80121-7ac0-4b1c-9d3e-5f6071829304';
const TOKEN = `x.${btoa(JSON.stringify({ sub: PERSON, typ: 'borrower' }))}.y`;
const KEY = { uuid: '2f1c6f1e-0c53-4f0a-9a51-6f4f1f2f8a10', epoch: 1_772_557_200_000, trackerUuid: APPLICATION };

interface SentRequest {
  readonly url: string;
  readonly token: string | null;
  readonly body: { readonly identityId?: string | null; readonly applicationUuid?: string | null };
}

let sent: SentRequest[];
let failures: number;
let pageHides: () => void;
beforeEach(() => {
  sent = [];
  failures = 0;
  const store = new Map([['jwt', TOKEN]]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null });
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('window', { __PRIVATE_LABEL__: { orgCode: 'FIGURE' } });
  vi.stubGlobal('location', {
    origin: 'https://apply.example',
    hostname: 'apply.example',
    search: '',
    pathname: `/account/heloc/${APPLICATION}/liens`,
  });
  vi.stubGlobal('document', { referrer: '' });
  vi.stubGlobal('screen', { width: 390, height: 844 });
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 664);
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => (pageHides = listener));
  vi.stubGlobal('fetch', (url: string, { headers, body }: RequestInit) => {
    const parsed = JSON.parse(body as string) as SentRequest['body'];
    sent.push({ url, token: new Headers(headers).get('authorization'), body: parsed });
    failures -= 1;
    if (failures >= 0) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(url.endsWith('/session') ? Response.json({ sessionKey: KEY }) : new Response(null));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function trackFrom(base: string): Promise<SentRequest | undefined> {
  sendFrom(await openVisit([base, ''], () => Promise.resolve()));
  track({ event: 'page-view', eventType: 'PAGE_VIEW' });
  await vi.waitFor(() => expect(sent.at(-1)?.url).toMatch(/\/event$/));
  return sent.at(-1);
}

test('an event goes to the address that opened the visit, here the fallback [TELE-007]', async () => {
  failures = 1;
  expect(await trackFrom(HOST)).toMatchObject({
    url: '/ft/secure/event',
    token: `Bearer ${TOKEN}`,
    body: { identityId: PERSON, applicationUuid: APPLICATION },
  });
  expect(sent.map(({ url }) => url)).toEqual([`${HOST}/ft/external/session`, '/ft/secure/session', '/ft/secure/event']);
});

test('a telemetry host of its own gets neither the login’s token nor the person and the application', async () => {
  expect(await trackFrom(HOST)).toMatchObject({
    url: `${HOST}/ft/external/event`,
    body: { identityId: null, applicationUuid: null },
  });
  expect(sent.map(({ token }) => token)).toEqual([null, null]);
});

test('a beacon to a telemetry host of its own has neither the person nor the application', async () => {
  const beacons: Blob[] = [];
  vi.stubGlobal('navigator', { sendBeacon: (_url: string, body: Blob) => beacons.push(body) > 0 });
  await trackFrom(HOST);
  track({ event: 'page-view', eventType: 'PAGE_VIEW' });
  track({ event: 'page-view', eventType: 'PAGE_VIEW' });
  pageHides();
  expect(beacons.length).toBeGreaterThan(0);
  for (const beacon of beacons)
    expect(JSON.parse(await beacon.text())).toMatchObject({ identityId: null, applicationUuid: null });
});
