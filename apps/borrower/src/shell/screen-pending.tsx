import { LoaderMark, Hidden } from '@lintel/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { usePageData } from '../platform/page-data.tsx';
import { SHELL } from './copy.ts';
import css from './shell.module.css';

/** Nothing for 300 ms, then the brand's ring: a fast answer never flickers. */
export function ScreenPending(): ReactNode {
  const { privateLabel: { loader, logo }, assetBase } = usePageData();
  const src = loader.kind === 'svg' ? loader.svg : logo.mark;
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className={css.pending}>
      {shown && <><LoaderMark kind={loader.kind} {...(src !== undefined && { src: assetBase + src })} /><Hidden>{SHELL.loading}</Hidden></>}
    </output>
  );
}
