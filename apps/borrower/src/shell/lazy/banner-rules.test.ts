import { beforeEach, expect, test, vi } from 'vitest';
import type { Banner } from '../../platform/page-data.tsx';
import { dismissBanner, shownBanners } from './banner-rules.ts';

const storedItems = new Map<string, string>();
beforeEach(() => {
  storedItems.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, value: string) => {
      storedItems.set(key, value);
    },
    removeItem: (key: string) => {
      storedItems.delete(key);
    },
  });
});

const buildBanner = (uuid: string, day: number, overrides: Partial<Banner> = {}): Banner => ({
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
  ...overrides,
});
const listNames = (banners: readonly Banner[], withDismissals = true) =>
  shownBanners(banners, withDismissals).map(({ uuid }) => uuid);

test('shows at most two banners, newest first [BANNER-007, BANNER-008, CONST-026]', () => {
  expect(listNames([buildBanner('old', 1), buildBanner('new', 9), buildBanner('mid', 5)])).toEqual(['new', 'mid']);
});

test('shows only active banners of this app [BANNER-012]', () => {
  expect(
    listNames([
      buildBanner('off', 9, { active: false }),
      buildBanner('other', 8, { apps: ['pay'] }),
      buildBanner('ours', 7),
    ]),
  ).toEqual(['ours']);
});

test('hides a dismissed banner until it is updated, and then forgets the dismissal [BANNER-003, BANNER-004, BANNER-005, BANNER-006]', () => {
  dismissBanner('a', '2026-11-10T00:00:00Z');
  expect(listNames([buildBanner('a', 9)])).toEqual([]);
  expect(JSON.parse(storedItems.get('dismissed-banners')!)).toEqual({ a: '2026-11-10T00:00:00Z' });
  const updated = buildBanner('a', 9, {
    metadata: { createdAt: '2026-11-09T00:00:00Z', updatedAt: '2026-11-11T00:00:00Z' },
  });
  expect(listNames([updated])).toEqual(['a']);
  expect(JSON.parse(storedItems.get('dismissed-banners')!)).toEqual({});
});

test('treats unreadable dismissals as none [BANNER-006]', () => {
  storedItems.set('dismissed-banners', '{"a":');
  expect(listNames([buildBanner('a', 9)])).toEqual(['a']);
});

test('renders on the server without dismissals, which only the browser knows [BANNER-005]', () => {
  dismissBanner('a', '2026-11-10T00:00:00Z');
  expect(listNames([buildBanner('a', 9)], false)).toEqual(['a']);
});
