import type { Banner } from '../../platform/page-data.tsx';
import { localStore } from '../../platform/storage.ts';

/** The most banners shown at the same time. */
export const MAX_BANNERS = 2;

function readDismissals(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStore.get('dismissed-banners') ?? '{}');
    return stored !== null && typeof stored === 'object' ? (stored as Record<string, string>) : {};
  } catch {
    return {};
  }
}

const saveDismissals = (rows: Record<string, string>): void => {
  localStore.set('dismissed-banners', JSON.stringify(rows));
};

/**
 * Stores that the visitor dismissed a banner.
 *
 * @param at ISO instant
 */
export function dismissBanner(uuid: string, at: string = new Date().toISOString()): void {
  saveDismissals({ ...readDismissals(), [uuid]: at });
}

/**
 * Returns the active banners of this app, newest first, at most `MAX_BANNERS`. A dismissed banner that was updated
 * later comes back, and its stored dismissal is removed. `withDismissals` is false during server rendering, because
 * only the browser knows the dismissals.
 */
export function shownBanners(banners: readonly Banner[], withDismissals: boolean): readonly Banner[] {
  const dismissed = withDismissals ? readDismissals() : {};
  const outdated = Object.keys(dismissed).filter((uuid) => {
    const banner = banners.find((row) => row.uuid === uuid);
    return banner !== undefined && Date.parse(banner.metadata.updatedAt) > Date.parse(dismissed[uuid]!);
  });
  for (const uuid of outdated) delete dismissed[uuid];
  if (outdated.length > 0) saveDismissals(dismissed);
  return banners
    .filter((banner) => banner.active && banner.apps.includes('heloc') && !(banner.uuid in dismissed))
    .toSorted((one, other) => Date.parse(other.metadata.createdAt) - Date.parse(one.metadata.createdAt))
    .slice(0, MAX_BANNERS);
}
