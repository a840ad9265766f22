import { LoaderMark } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePageData } from '../page-data.tsx';

/** The animation of the page's brand. */
export function BrandMark(): ReactNode {
  const {
    privateLabel: { loader, logo },
    assetBase,
  } = usePageData();
  const src = loader.kind === 'svg' ? loader.svg : logo.mark;
  return <LoaderMark kind={loader.kind} {...(src !== undefined && { src: assetBase + src })} />;
}
