import type { Banner } from '../../platform/page-data.tsx';
import { localStore } from '../../platform/storage.ts';

/** At most two banners at once (BANNER-007). */
export const MAX_BANNERS = 2;

function dismissals(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStore.get('dismissed-banners') ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

const keep = (rows: Record<string, string>): void => {
  localStore.set('dismissed-banners', JSON.stringify(rows));
};

export function dismiss(uuid: string, at: string = new Date().toISOString()): void {
  keep({ ...dismissals(), [uuid]: at });
}

/**
 * Active banners of this app, newest first, at most two. A dismissed banner that was updated later comes back, and its
 * dismissal is forgotten (BANNER-003 to BANNER-012). `withDismissals` is false during server rendering, because only
 * the browser knows the dismissals.
 */
export function shownBanners(banners: readonly Banner[], withDismissals: boolean): readonly Banner[] {
  const away = withDismissals ? dismissals() : {};
  const due = Object.keys(away).filter((uuid) => {
    const banner = banners.find((row) => row.uuid === uuid);
    return banner !== undefined && Date.parse(banner.metadata.updatedAt) > Date.parse(away[uuid]!);
  });
  for (const uuid of due) delete away[uuid];
  if (due.length > 0) keep(away);
  return banners
    .filter((banner) => banner.active && banner.apps.includes('heloc') && !(banner.uuid in away))
    .toSorted((one, other) => Date.parse(other.metadata.createdAt) - Date.parse(one.metadata.createdAt))
    .slice(0, MAX_BANNERS);
}
