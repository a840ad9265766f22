import { X } from '@lintel/ui';
import { useState, type ReactNode, useSyncExternalStore } from 'react';
import { usePageData, type Banner } from '../platform/page-data.tsx';
import { dismiss, shownBanners } from './banner-rules.ts';
import { SHELL } from './words.en.ts';
import css from './shell.module.css';

/**
 * Outages, disaster areas, holidays: at most two, newest first. The page includes the banners; the browser stores the
 * dismissals.
 */
export function Banners(): ReactNode {
  const {
    reads: { banners },
  } = usePageData();
  const hydrated = useHydrated();
  const [, again] = useState(0);
  if (!banners?.length) return null;
  const rows: readonly Banner[] = shownBanners(banners, hydrated);
  return rows.map((banner) => (
    <aside key={banner.uuid} className={css.banner} data-variant={banner.variant} aria-label={banner.message}>
      <p>{banner.message}</p>
      {banner.dismissable && (
        <button
          type="button"
          aria-label={SHELL.dismiss(banner.message)}
          onClick={() => {
            dismiss(banner.uuid);
            again((n) => n + 1);
          }}
        >
          <X aria-hidden="true" className={css.icon} />
        </button>
      )}
    </aside>
  ));
}

const never = () => () => {};

/** False on the server and during hydration: anything only the browser knows (the token, the clock) waits for true. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
