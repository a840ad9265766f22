import { useEffect, useState, type ReactNode } from 'react';
import { usePageData } from '../platform/page-data.tsx';
import { getSiteParts } from './site-parts.ts';

/** Milliseconds between two looks at what the lender changed: any change shows within a minute. */
const EVERY = 45_000;

/** Outages, disaster areas, holidays. The page includes them; while it is open they are fetched again. */
export function Banners(): ReactNode {
  const data = usePageData();
  // Once for each page load: what is fetched replaces the reads.
  const [rendered] = useState(data);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        import('./lazy/site.ts').then(
          ({ keepRefreshing }) => keepRefreshing(rendered, EVERY),
          () => {}, // The page stays as it was rendered.
        );
      },
      rendered.reads.banners ? EVERY : 0,
    );
    return () => clearTimeout(timer);
  }, [rendered]);
  const Strips = getSiteParts()?.Banners;
  return Strips && <Strips />;
}
