import { beforeEach, expect, test, vi } from 'vitest';
import type { Banner } from '../platform/page-data.tsx';
import { dismiss, shownBanners } from './banner-rules.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      kept.delete(key);
    },
  });
});

const banner = (uuid: string, day: number, more: Partial<Banner> = {}): Banner => ({
  uuid,
  message: uuid,
  apps: ['heloc'],
  variant: 'info',
  active: true,
  dismissable: true,
  metadata: {
    createdAt: `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`,
    updatedAt: `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`,
  },
  ...more,
});
const names = (banners: readonly Banner[], withDismissals = true) =>
  shownBanners(banners, withDismissals).map(({ uuid }) => uuid);

test('two banners at most, newest first [BANNER-007, BANNER-008, CONST-026]', () => {
  expect(names([banner('old', 1), banner('new', 9), banner('mid', 5)])).toEqual(['new', 'mid']);
});

test('only active banners of this app show [BANNER-012]', () => {
  expect(
    names([banner('off', 9, { active: false }), banner('other', 8, { apps: ['pay'] }), banner('ours', 7)]),
  ).toEqual(['ours']);
});

test('a dismissed banner stays away until it is updated later, and its dismissal is forgotten then [BANNER-003, BANNER-004, BANNER-005, BANNER-006]', () => {
  dismiss('a', '2026-11-10T00:00:00Z');
  expect(names([banner('a', 9)])).toEqual([]);
  expect(JSON.parse(kept.get('dismissed-banners')!)).toEqual({ a: '2026-11-10T00:00:00Z' });
  const updated = banner('a', 9, {
    metadata: { createdAt: '2026-11-09T00:00:00Z', updatedAt: '2026-11-11T00:00:00Z' },
  });
  expect(names([updated])).toEqual(['a']);
  expect(JSON.parse(kept.get('dismissed-banners')!)).toEqual({});
});

test('unreadable dismissals count as none [BANNER-006]', () => {
  kept.set('dismissed-banners', '{"a":');
  expect(names([banner('a', 9)])).toEqual(['a']);
});

test('the server renders without dismissals: only the browser knows them [BANNER-005]', () => {
  dismiss('a', '2026-11-10T00:00:00Z');
  expect(names([banner('a', 9)], false)).toEqual(['a']);
});
