import { useEffect, useState, type ReactNode } from 'react';
import { usePageData } from '../platform/page-data.tsx';
import { getSiteParts } from './site-parts.ts';

/** Milliseconds until the page is calm: what it needs later must not compete with what it needs now. */
const CALM = 4000;

/** Outages, disaster areas, holidays. The page includes them; while it is open they are fetched again. */
export function Banners(): ReactNode {
  const data = usePageData();
  // Once for each page load: what is fetched replaces the reads.
  const [rendered] = useState(data);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        import('./lazy/after-load.ts').then(
          ({ afterLoad }) => afterLoad(rendered),
          () => {}, // The page stays as it was rendered.
        );
      },
      rendered.reads.banners ? CALM : 0,
    );
    return () => clearTimeout(timer);
  }, [rendered]);
  const Strips = getSiteParts()?.Banners;
  return Strips && <Strips />;
}
