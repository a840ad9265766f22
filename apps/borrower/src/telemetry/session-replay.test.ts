import { buildPath, readHealth, saveSignerReplayLink, send } from '@lintel/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publicApi } from '../platform/lazy/api.ts';
import { readLinkToken } from '../platform/lazy/opened-link.ts';
import { setReplayUrl } from '../platform/lazy/replay-url.ts';
import type { PageData } from '../platform/page-data.tsx';
import { startReplay, type ReplayAdapter } from './session-replay.ts';
import { transportTo } from './transport.ts';

const URL_OF_RECORDING = 'https://app.fullstory.com/ui/a/session/1';
const SIGNER = '7a0d4f6b-3a2e-4c58-8a7d-0f6a1b2c3d4e';
const PERSON = '2f1c6f1e-0c53-4f0a-9a51-6f4f1f2f8a10';
const LOAN = 'c0a80121-7ac0-4b1c-9d3e-5f6071829304';

let requests: { url: string; replay: string | null; body: unknown }[];
let store: Map<string, string>;
beforeEach(() => {
  requests = [];
  store = new Map();
  setReplayUrl(undefined);
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null });
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', {
    origin: 'https://apply.example',
    pathname: '/account/heloc/register-v2',
    hash: '',
    search: '?utm_source=mail',
  });
  vi.stubGlobal('fetch', (url: string, { headers, body }: RequestInit) => {
    const replay = new Headers(headers).get('x-session-replay-url');
    requests.push({ url, replay, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const isStatus = url.endsWith('/co-deed/status');
    return Promise.resolve(isStatus ? Response.json({ signerUuid: SIGNER }) : new Response(null, { status: 204 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const buildPage = ({ isOn = true, isInstalled = true } = {}): Pick<PageData, 'telemetry' | 'reads'> => ({
  ...(isInstalled ? { telemetry: { replayModule: '/replay.js' } } : {}),
  reads: { flags: [{ key: 'fe-heloc-session-replay', enabled: isOn }] },
});

async function record(page = buildPage(), start: ReplayAdapter['start'] = () => URL_OF_RECORDING): Promise<string[]> {
  const loaded: string[] = [];
  await startReplay(page, async (address) => {
    loaded.push(address);
    return { default: { start } };
  });
  return loaded;
}

test('every request to the server names the recording once there is one, and none to another host [TELE-014, CLIENT-005]', async () => {
  await publicApi(readHealth, {});
  expect(await record()).toEqual(['/replay.js']);
  await publicApi(readHealth, {});
  await send(readHealth, {}, transportTo('', 'external'));
  await send(readHealth, {}, transportTo('https://events.example', 'external'));
  expect(requests.map(({ replay }) => replay)).toEqual([null, URL_OF_RECORDING, URL_OF_RECORDING, null]);
});

const TOKEN = 'Zk3vQm1xT9pLr7Wc0aYd2Hb5';

test.each([
  ['a login elsewhere', { hash: '', search: '?code=abc&state=def' }],
  ['an offer code', { hash: '', search: '?offerCode=ABC123' }],
  ['a login that leads to a link', { hash: '', search: `?redirectUrl=${encodeURIComponent(`/x#${TOKEN}`)}` }],
])('a page with the token of %s in its address is recorded once the token is out of it', async (_what, address) => {
  const navigation = new EventTarget();
  vi.stubGlobal('window', { navigation });
  Object.assign(location, address);
  const loaded: string[] = [];
  const done = startReplay(buildPage(), async (module) => {
    loaded.push(module + location.hash + location.search);
    return { default: { start: () => URL_OF_RECORDING } };
  });
  navigation.dispatchEvent(new Event('currententrychange'));
  await Promise.resolve();
  expect(loaded).toEqual([]);
  Object.assign(location, { hash: '', search: '' });
  navigation.dispatchEvent(new Event('currententrychange'));
  await done;
  expect(loaded).toEqual(['/replay.js']);
});

test.each([
  [`${URL_OF_RECORDING}#${TOKEN}`, `${URL_OF_RECORDING}#removed`],
  [`${URL_OF_RECORDING}?token=abc&at=5`, `${URL_OF_RECORDING}?token=removed&at=5`],
  [
    `${URL_OF_RECORDING}?page=${encodeURIComponent(`https://apply.example/x?code=abc#${TOKEN}`)}`,
    `${URL_OF_RECORDING}?page=${encodeURIComponent('https://apply.example/x?code=removed#removed')}`,
  ],
  [URL_OF_RECORDING, URL_OF_RECORDING],
])('the address of a recording leaves without tokens: %s', async (recorded, sent) => {
  await record(buildPage(), () => recorded);
  await publicApi(readHealth, {});
  expect(requests[0]?.replay).toBe(sent);
});

test('nothing is loaded while the flag is off, or where the lender installed no module [TELE-014]', async () => {
  expect(await record(buildPage({ isOn: false }))).toEqual([]);
  expect(await record(buildPage({ isInstalled: false }))).toEqual([]);
  await publicApi(readHealth, {});
  expect(requests[0]?.replay).toBeNull();
});

test.each([
  ['is not available', () => undefined],
  ['fails', () => Promise.reject(new Error('blocked'))],
  ['gives an address that is not https', () => 'javascript:alert(1)'],
])('requests name no recording when the recorder %s', async (_name, start) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await record(buildPage(), start);
  await publicApi(readHealth, {});
  expect(requests.map(({ replay }) => replay)).toEqual([null]);
});

test('the link is stored for an additional signer, and for no one else [TELE-013]', async () => {
  await record();
  expect(requests).toEqual([]);
  store.set('jwt', `x.${btoa(JSON.stringify({ sub: PERSON, typ: 'signer', loan: LOAN }))}.y`);
  await record();
  expect(requests.at(-1)).toEqual({
    url: buildPath(saveSignerReplayLink, { signerUuid: SIGNER }),
    replay: URL_OF_RECORDING,
    body: { link: URL_OF_RECORDING },
  });
});

test('a document that an emailed link opened is not recorded, even after the token has left its address', async () => {
  const link = { origin: 'https://apply.example', pathname: '/account/heloc/heloc-signer', search: '' };
  vi.stubGlobal('location', { ...link, hash: `#${TOKEN}` });
  expect(await record()).toEqual([]);
  readLinkToken();
  vi.stubGlobal('location', { ...link, hash: '' });
  expect(await record()).toEqual([]);
});
