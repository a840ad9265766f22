import { LoaderMark } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePageData } from '../page-data.tsx';

/** The brand's loading animation. */
export function BrandMark(): ReactNode {
  const {
    privateLabel: { loader, logo },
    assetBase,
  } = usePageData();
  const src = loader.kind === 'svg' ? loader.svg : logo.mark;
  return <LoaderMark kind={loader.kind} {...(src !== undefined && { src: assetBase + src })} />;
}
