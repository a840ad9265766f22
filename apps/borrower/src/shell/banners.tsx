import { useEffect, useState, type ReactNode } from 'react';
import { lazyPart } from '../platform/lazy-part.tsx';
import { useFlag, usePageData } from '../platform/page-data.tsx';

export const BannerStrips = lazyPart(async () => (await import('./lazy/banner-strips.tsx')).BannerStrips);

/** Milliseconds between two looks at what the lender changed: any change shows within a minute. */
const EVERY = 45_000;

/** Outages, disaster areas, holidays. The page includes them; while it is open they are fetched again. */
export function Banners(): ReactNode {
  const data = usePageData();
  const { banners, bannerError } = data.reads;
  // Once for each page load: what is fetched replaces the reads.
  const [rendered] = useState(data);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        import('./lazy/refresh-reads.ts').then(
          ({ keepRefreshing }) => keepRefreshing(rendered, EVERY),
          () => {}, // The page stays as it was rendered.
        );
      },
      rendered.reads.banners ? EVERY : 0,
    );
    return () => clearTimeout(timer);
  }, [rendered]);
  return useFlag('fe-heloc-banners', true) && (bannerError !== undefined || banners?.length) ? <BannerStrips /> : null;
}
