import { DOCUMENT_LOCALE } from '@lintel/domain';
import { BannerStrip } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useHydrated } from '../../platform/lazy/use-hydrated.ts';
import { useFlag, usePageData } from '../../platform/page-data.tsx';
import { dismissBanner, shownBanners } from './banner-rules.ts';
import { BANNER } from './words.en.ts';

/** Renders at most two banners, newest first, or the error if they couldn't be read. */
export function BannerStrips(): ReactNode {
  const {
    reads: { banners = [], bannerError },
  } = usePageData();
  const isHydrated = useHydrated();
  const [, renderAgain] = useState(0);
  if (!useFlag('fe-heloc-banners', true)) return null;
  if (bannerError !== undefined)
    return (
      <BannerStrip variant="warn" label={BANNER.failed}>
        {bannerError}
      </BannerStrip>
    );
  return shownBanners(banners, isHydrated).map(({ uuid, message, variant, dismissable }) => (
    <BannerStrip
      key={uuid}
      variant={variant}
      label={message}
      lang={DOCUMENT_LOCALE}
      dismissLabel={BANNER.dismiss(message)}
      onDismiss={
        dismissable
          ? () => {
              dismissBanner(uuid);
              renderAgain((count) => count + 1);
            }
          : undefined
      }
    >
      {message}
    </BannerStrip>
  ));
}
