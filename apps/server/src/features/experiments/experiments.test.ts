import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import type { PageData } from '../../pages/page-data.ts';
import { assignVariations, getShare, pickByWeight } from './assign.ts';
import { saveExperiment, stopExperiment } from './store.ts';

const EVEN = [
  { variation: 'control', weight: 1 },
  { variation: 'variation', weight: 1 },
];
const ONLY_CONTROL = [
  { variation: 'control', weight: 1 },
  { variation: 'variation', weight: 0 },
];

onOneDatabase('an experiment', (open) => {
  let server: TestApp;
  let reads: PageData['reads'] | undefined;
  beforeAll(async () => {
    server = await createTestApp(await open(), {
      renderPage: async (_url, data) => {
        ({ reads } = data);
        return { status: 200, html: '<!doctype html>' };
      },
    });
    await saveExperiment(server.context.db, 'FIGURE', { name: 'short-form', variations: EVEN });
  });

  const assign = (tracker: string, organisation = 'FIGURE') => assignVariations(server.context, organisation, tracker);
  const openPage = async (path: string, cookie = '') => {
    reads = undefined;
    return server.app.inject({ method: 'GET', url: path, headers: { accept: 'text/html', cookie } });
  };

  test('divides browsers by their tracker, and each keeps its variation when the weights change [DATA-025, EXP-001]', async () => {
    const trackers = Array.from({ length: 40 }, () => randomUUID());
    const first = await Promise.all(trackers.map((tracker) => assign(tracker)));
    expect(new Set(first.map(([one]) => one?.variation))).toEqual(new Set(['control', 'variation']));
    await saveExperiment(server.context.db, 'FIGURE', { name: 'short-form', variations: ONLY_CONTROL });
    expect(await Promise.all(trackers.map((tracker) => assign(tracker)))).toEqual(first);
    expect(await assign(randomUUID())).toEqual([{ name: 'short-form', variation: 'control' }]);
  });

  test('runs at one lender, until it is stopped', async () => {
    const tracker = randomUUID();
    expect(await assign(tracker, 'HOMEPOINT')).toEqual([]);
    expect(await assign(tracker)).toHaveLength(1);
    expect(await stopExperiment(server.context.db, 'FIGURE', 'short-form')).toBe(true);
    expect(await assign(tracker)).toEqual([]);
    expect(await stopExperiment(server.context.db, 'FIGURE', 'short-form')).toBe(false);
    await saveExperiment(server.context.db, 'FIGURE', { name: 'short-form', variations: EVEN });
  });

  test('and the tracker are in every registration page of one browser [DATA-017, EXP-004]', async () => {
    const first = await openPage('/account/heloc/register-v2?org=FIGURE');
    const cookie = first.cookies.find(({ name }) => name === 'heloc-tracker');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const seen = reads;
    expect(seen).toMatchObject({
      trackerUuid: cookie?.value,
      experiments: [{ name: 'short-form', variation: expect.stringMatching(/^(control|variation)$/) as string }],
    });
    const later = await openPage(
      '/account/heloc/register?step=name',
      `heloc-tracker=${cookie?.value}; heloc-org=FIGURE`,
    );
    expect(later.cookies.map(({ name }) => name)).not.toContain('heloc-tracker');
    expect(reads).toMatchObject({ trackerUuid: seen?.['trackerUuid'], experiments: seen?.['experiments'] });
  });

  test('sets no tracker outside the registration, and none from a cookie that is not an ID', async () => {
    const elsewhere = await openPage('/contact?org=FIGURE');
    expect(elsewhere.cookies.map(({ name }) => name)).not.toContain('heloc-tracker');
    await openPage('/account/heloc/register-v2?org=FIGURE', 'heloc-tracker=chosen');
    expect(reads?.['trackerUuid']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('pickByWeight', () => {
  test.each([
    [0, 'control'],
    [0.249, 'control'],
    [0.25, 'variation'],
    [0.999, 'variation'],
  ])('returns the variation in which %d falls', (share, variation) => {
    const variations = [
      { variation: 'control', weight: 1 },
      { variation: 'never', weight: 0 },
      { variation: 'variation', weight: 3 },
    ];
    expect(pickByWeight(variations, share)).toBe(variation);
  });
});

test('the share of each variation over 100,000 visitors is within 1% of its weight', () => {
  const variations = [
    { variation: 'control', weight: 5 },
    { variation: 'short', weight: 3 },
    { variation: 'long', weight: 2 },
  ];
  const VISITORS = 100_000;
  const counts = new Map<string | undefined, number>();
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    const tracker = `00000000-0000-4000-8000-${String(visitor).padStart(12, '0')}`;
    const variation = pickByWeight(variations, getShare(tracker, 'short-form'));
    counts.set(variation, (counts.get(variation) ?? 0) + 1);
  }
  for (const { variation, weight } of variations)
    expect(Math.abs((counts.get(variation) ?? 0) / VISITORS - weight / 10)).toBeLessThan(0.01);
});
