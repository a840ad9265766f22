import { BANNER_VARIANTS } from '@lintel/domain';
import type { Banner } from '../../platform/page-data.tsx';

/** Reads the banner file without any cache. Fails with the text that the page shows. */
export async function fetchBanners(address: string): Promise<readonly Banner[]> {
  const answer = await fetch(address, { cache: 'no-store', credentials: 'omit' });
  if (!answer.ok) throw new Error(`HTTP error! status: ${answer.status}`);
  const data: unknown = await answer.json();
  // The specification gives this message.
  if (!isBannerList(data)) throw new Error('Banner data does not match the expected format');
  return data;
}

const isBannerList = (data: unknown): data is Banner[] => Array.isArray(data) && data.every(isBanner);

/** Returns whether an entry has an ID, a message, an app and a known variant, which every banner must have. */
const isBanner = (entry: Partial<Record<string, unknown>> | null): boolean =>
  typeof entry?.['uuid'] === 'string' &&
  typeof entry['message'] === 'string' &&
  Array.isArray(entry['apps']) &&
  entry['apps'].length > 0 &&
  BANNER_VARIANTS.some((variant) => variant === entry['variant']);
