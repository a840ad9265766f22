import {
  decideExperiments,
  readTrackerProfile,
  saveApplicationExperiments,
  saveTrackerProfile,
} from '@lintel/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDecisions, resolveTracker, saveExperiments, saveTracker } from './experiments.ts';

const PERSON = '7a0d4f6b-3a2e-4c58-8a7d-0f6a1b2c3d4e';
const BROWSER = '2f1c6f1e-0c53-4f0a-9a51-6f4f1f2f8a10';
const OTHER = 'c0a80121-7ac0-4b1c-9d3e-5f6071829304';
const DECISION = { key: 'hero', variation: 'control', enabled: false, variables: {} };
const PROFILE = { optimizelyProfileUuid: OTHER, identityUuid: PERSON, updatedAt: '2026-11-26T18:00:00Z' };

const buildToken = (claims: object): string => `x.${btoa(JSON.stringify(claims))}.y`;

let requests: { method: string | undefined; url: string; body: unknown }[];
let answers: (Response | Error)[];
let stored: Map<string, string>;
beforeEach(() => {
  requests = [];
  stored = new Map();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('window', { __PRIVATE_LABEL__: { orgCode: 'FIGURE' } });
  vi.stubGlobal('location', { origin: 'https://apply.example' });
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    requests.push({ method, url, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined });
    const answer = answers.shift() ?? new Error('no more answers');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a visitor who is not logged in, and a signer, have their browser’s tracker', async () => {
  expect(await resolveTracker(BROWSER)).toBe(BROWSER);
  stored.set('jwt', buildToken({ sub: PERSON, typ: 'signer' }));
  expect(await resolveTracker(BROWSER)).toBe(BROWSER);
  expect(requests).toEqual([]);
});

test('a borrower has the tracker of their account on every device [EXP-004, CALL-021]', async () => {
  stored.set('jwt', buildToken({ sub: PERSON, typ: 'borrower' }));
  answers = [Response.json(PROFILE)];
  expect(await resolveTracker(BROWSER)).toBe(OTHER);
  expect(requests).toEqual([
    { method: 'GET', url: `${readTrackerProfile.path}?identityUuid=${PERSON}`, body: undefined },
  ]);
});

test('a borrower without one gives their account this browser’s [CALL-023]', async () => {
  stored.set('jwt', buildToken({ sub: PERSON, typ: 'borrower' }));
  answers = [
    Response.json({ status: 'not-found', message: 'x', errors: [] }, { status: 404 }),
    Response.json({ ...PROFILE, optimizelyProfileUuid: BROWSER }),
  ];
  expect(await resolveTracker(BROWSER)).toBe(BROWSER);
  expect(requests[1]).toEqual({
    method: 'PATCH',
    url: `${saveTrackerProfile.path}?identityUuid=${PERSON}`,
    body: { optimizelyProfileUuid: BROWSER },
  });
});

test('saving a tracker requires a profile uuid [EXP-005, ERR-031]', async () => {
  await expect(saveTracker(PERSON, undefined)).rejects.toThrow(/^No profile uuid$/);
  expect(requests).toEqual([]);
});

test('saving an experiment requires an application, and sends name and variation [EXP-003, ERR-030, CALL-022]', async () => {
  await expect(saveExperiments(undefined, [DECISION])).rejects.toThrow(/^App ID is required to save experiment$/);
  expect(requests).toEqual([]);
  answers = [Response.json({})];
  await saveExperiments(OTHER, [DECISION]);
  expect(requests).toEqual([
    {
      method: 'PATCH',
      url: saveApplicationExperiments.path.replace('{uuid}', OTHER),
      body: { experiments: [{ name: 'hero', variation: 'control' }] },
    },
  ]);
});

test('a decision call that fails says so in the specification’s words [ERR-020, CALL-037]', async () => {
  answers = [Response.json({ decisions: [DECISION] }), new TypeError('Failed to fetch')];
  expect(await loadDecisions(BROWSER)).toEqual([DECISION]);
  expect(requests[0]).toEqual({
    method: 'POST',
    url: decideExperiments.path.replace('{context}', 'external'),
    body: { optimizeUser: { trackerId: BROWSER } },
  });
  await expect(loadDecisions(BROWSER)).rejects.toThrow(/^Could not establish session\.$/);
});
