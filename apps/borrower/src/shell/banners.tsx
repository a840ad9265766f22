import { useEffect, useState, type ReactNode } from 'react';
import { usePageData } from '../platform/page-data.tsx';
import { getSiteParts } from './site-parts.ts';

/** Milliseconds until the work after the load starts: it mustn't compete with what the page needs now. */
const AFTER_LOAD_MS = 4000;

/**
 * Shows the lender's banners, such as outages, disaster areas and holidays. The page includes them; while it is open
 * they are fetched again. It also starts the other work that waits until the page has loaded.
 */
export function Banners(): ReactNode {
  const data = usePageData();
  // The data as rendered, so that the effect runs once for each page load: fetched data replaces the reads.
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
