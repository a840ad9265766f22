import { openTelemetrySession, type CallInput } from '@lintel/contract';
import { TELEMETRY_PAGES } from '@lintel/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageData } from '../platform/page-data.tsx';
import { ROUTES } from '../route-table.ts';
import { mayMeasure, saveConsent } from './consent.ts';
import { keepTracker } from './tracker.ts';
import { openVisit, SessionFailed } from './visit.ts';

type SessionBody = CallInput<typeof openTelemetrySession>['body'];

const KEY = {
  uuid: '2f1c6f1e-0c53-4f0a-9a51-6f4f1f2f8a10',
  epoch: 1_772_557_200_000,
  trackerUuid: '7a0d4f6b-3a2e-4c58-8a7d-0f6a1b2c3d4e',
};
const OTHER_TRACKER = 'c0a80121-7ac0-4b1c-9d3e-5f6071829304';

function createStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('every page of the app can be named in an event', () => {
  const pages = ROUTES.map(({ path }) => path).filter((path) => !path.endsWith('*'));
  expect(pages.length).toBeGreaterThan(80);
  expect(pages.filter((path) => !TELEMETRY_PAGES.includes(path))).toEqual([]);
});

describe('openVisit', () => {
  let requests: { url: string; body: SessionBody; token: string | null; credentials: string | undefined }[];
  let answers: (Response | Error)[];
  beforeEach(() => {
    requests = [];
    vi.stubGlobal('window', { __PRIVATE_LABEL__: { orgCode: 'FIGURE' } });
    vi.stubGlobal('location', { origin: 'https://apply.example', search: '?utm_source=mail&token=secret' });
    vi.stubGlobal('document', { referrer: 'https://mail.example/inbox/ana@example.com' });
    vi.stubGlobal('screen', { width: 390, height: 844 });
    vi.stubGlobal('innerWidth', 390);
    vi.stubGlobal('innerHeight', 664);
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      requests.push({
        url,
        body: JSON.parse(init.body as string) as SessionBody,
        token: new Headers(init.headers).get('authorization'),
        credentials: init.credentials,
      });
      const answer = answers.shift() ?? new Error('no more answers');
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    });
  });
  const good = (): Response => Response.json({ sessionKey: KEY });
  const waits: number[] = [];
  const wait = async (ms: number): Promise<void> => void waits.push(ms);

  test('sends every field, with nothing that could name a person, and continues the window’s visit [TELE-002, CALL-040]', async () => {
    answers = [good(), good()];
    expect(await openVisit([''], wait)).toEqual({ sessionKey: KEY, base: '' });
    await openVisit([''], wait);
    expect(requests[0]).toEqual({
      url: openTelemetrySession.path.replace('{context}', 'external'),
      token: null,
      credentials: 'include',
      body: {
        platform: 'WEB',
        libVersion: '1',
        referrer: 'https://mail.example',
        queryParams: { utm_source: 'mail' },
        screenWidth: 390,
        screenHeight: 844,
        windowWidth: 390,
        windowHeight: 664,
        sessionKey: null,
        appVersion: expect.any(String) as string,
      },
    });
    expect(requests[1]?.body.sessionKey).toEqual(KEY);
  });

  test('tries three times in all, waiting longer each time, then fails with the sentence and 500 [TELE-004, TELE-005, ERR-019, CONST-028]', async () => {
    waits.length = 0;
    answers = [
      new TypeError('Failed to fetch'),
      new Response('', { status: 503 }),
      new TypeError('Failed to fetch'),
      good(),
    ];
    const failure: unknown = await openVisit([''], wait).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SessionFailed);
    expect(failure).toMatchObject({
      message: 'An error occurred while establishing a session, retries failed',
      status: 500,
    });
    expect(requests).toHaveLength(3);
    expect(waits).toEqual([1000, 2000]);
  });

  test('uses the secure context with the token of a logged-in visitor', async () => {
    localStorage.setItem('jwt', 'a.b.c');
    answers = [good()];
    await openVisit([''], wait);
    expect(requests[0]).toMatchObject({ url: '/ft/secure/session', token: 'Bearer a.b.c' });
  });
});

describe('keepTracker', () => {
  const open = (trackerUuid: string, isInUse = false): number => {
    let reloads = 0;
    keepTracker(trackerUuid, { isInUse: () => isInUse, reload: () => (reloads += 1) });
    return reloads;
  };

  test('stores the tracker in local storage and does not reload for the first or the same one [EXP-006, TELE-015]', () => {
    expect(open(KEY.trackerUuid)).toBe(0);
    expect(localStorage.getItem('lintel-tracker')).toBe(KEY.trackerUuid);
    expect(open(KEY.trackerUuid)).toBe(0);
  });

  test('reloads on another tracker of the server, once in a window and never in a loop [EXP-007]', () => {
    open(KEY.trackerUuid);
    expect(open(OTHER_TRACKER)).toBe(1);
    expect(localStorage.getItem('lintel-tracker')).toBe(OTHER_TRACKER);
    expect(open(OTHER_TRACKER)).toBe(0);
    expect(open(KEY.trackerUuid)).toBe(0);
  });

  test('does not reload a page that is in use, or where the reload could not be remembered', () => {
    open(KEY.trackerUuid);
    expect(open(OTHER_TRACKER, true)).toBe(0);
    vi.stubGlobal('sessionStorage', undefined);
    expect(open(KEY.trackerUuid)).toBe(0);
  });
});

describe('mayMeasure', () => {
  const buildPage = (
    optInStates: readonly string[] | undefined,
    state?: string,
  ): Pick<PageData, 'telemetry' | 'draft'> =>
    ({ telemetry: optInStates && { optInStates }, draft: state === undefined ? {} : { index: { state } } }) as PageData;

  test('measures by default, and never with Global Privacy Control', () => {
    expect(mayMeasure(buildPage(undefined))).toBe(true);
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(mayMeasure(buildPage(undefined))).toBe(false);
  });

  test('waits for the consent in a state that requires one, and while the state is unknown', () => {
    expect(mayMeasure(buildPage(['CA']))).toBe(false);
    expect(mayMeasure(buildPage(['CA'], 'CA'))).toBe(false);
    expect(mayMeasure(buildPage(['CA'], 'OH'))).toBe(true);
    saveConsent();
    expect(mayMeasure(buildPage(['CA'], 'CA'))).toBe(true);
  });
});
