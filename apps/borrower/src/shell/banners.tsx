import { useEffect, useState, type ReactNode } from 'react';
import { usePageData } from '../platform/page-data.tsx';
import { getSiteParts } from './site-parts.ts';

/** Milliseconds until a page does what can wait: it must not compete with what the page needs now. */
const AFTER_LOAD_MS = 4000;

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
      rendered.reads.banners ? AFTER_LOAD_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [rendered]);
  const Strips = getSiteParts()?.Strips;
  return Strips && <Strips />;
}
