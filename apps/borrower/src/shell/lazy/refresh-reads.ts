import { readFlags } from '@lintel/contract';
import { announce } from '../../platform/announce.tsx';
import { publicApi } from '../../platform/lazy/api.ts';
import { findApplication } from '../../platform/lazy/find-application.ts';
import { updateReads, type Flag, type PageData, type PublicReads } from '../../platform/page-data.tsx';
import { fetchBanners } from './banner-data.ts';
import { isInMaintenance } from './find-maintenance.ts';
import { overrideFlags } from './flag-overrides.ts';
import { MAINTENANCE } from './words.en.ts';

let shown: PublicReads = {};

/** Fetches banners and flags again, and shows what is new. */
export async function refreshReads(data: PageData): Promise<void> {
  const { bannerAddress, reads } = data;
  shown = { ...reads, ...shown };
  const news: PublicReads = { ...(await loadBanners(bannerAddress)), ...(await loadFlags(shown, data)) };
  const next = { ...shown, ...news };
  // The page renders again only for a change.
  if (JSON.stringify(next) === JSON.stringify(shown)) return;
  if (isReplaced(shown) && !isReplaced(next)) announce(MAINTENANCE.over);
  shown = next;
  updateReads(news);
}

const isReplaced = (reads: PublicReads): boolean => isInMaintenance(reads, location.pathname);

type BannerReads = Pick<PublicReads, 'banners' | 'bannerError'>;

/** A file that can't be read shows its error and no banners. */
async function loadBanners(address: string): Promise<BannerReads> {
  try {
    return { banners: await fetchBanners(address), bannerError: undefined };
  } catch (error) {
    return { banners: [], bannerError: error instanceof Error ? error.message : String(error) };
  }
}

/** On failure the page keeps the flags it has. */
async function loadFlags(
  { flags = [], trackerUuid }: PublicReads,
  data: PageData,
): Promise<{ flags?: readonly Flag[] }> {
  if (flags.length === 0) return {};
  const keys = flags.map(({ key }) => key);
  const query = { keys, applicationUuid: findApplication(location.pathname), trackerId: trackerUuid };
  const fresh = await publicApi(readFlags, { query }).catch(() => undefined);
  return fresh ? { flags: overrideFlags(fresh, data) } : {};
}
