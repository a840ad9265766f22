import { LoaderMark, Hidden } from '@lintel/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { announce } from './announce.tsx';
import { usePageData } from './page-data.tsx';
import { PENDING } from './words.en.ts';
import css from './screen-pending.module.css';

/** Whether a wait has lasted 300 ms, announced at that point: a fast answer causes no flicker and no announcement. */
export function useSlow(words: string): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true);
      announce(words);
    }, 300);
    return () => clearTimeout(timer);
  }, [words]);
  return slow;
}

/** The brand's spinner, where a heading is already shown. */
export function PendingMark(): ReactNode {
  return (
    <div className={css.pending} aria-busy="true">
      {useSlow(PENDING.loading) && <BrandMark />}
    </div>
  );
}

/**
 * The brand's spinner during a wait that the page explains: the page is complete, so it isn't busy and announces
 * nothing.
 */
export function WaitMark(): ReactNode {
  return (
    <div className={css.wait}>
      <BrandMark />
    </div>
  );
}

function BrandMark(): ReactNode {
  const {
    privateLabel: { loader, logo },
    assetBase,
  } = usePageData();
  const src = loader.kind === 'svg' ? loader.svg : logo.mark;
  return <LoaderMark kind={loader.kind} {...(src !== undefined && { src: assetBase + src })} />;
}

/** A page whose heading isn't known yet: a visually hidden one is used. */
export function ScreenPending(): ReactNode {
  return (
    <>
      <h1>
        <Hidden>{PENDING.loading}</Hidden>
      </h1>
      <PendingMark />
    </>
  );
}
