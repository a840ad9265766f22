import { useEffect, useState, type ReactNode } from 'react';
import { announce } from '../announce.tsx';
import { PENDING } from '../words.en.ts';
import { BrandMark } from './brand-mark.tsx';
import css from '../screen-pending.module.css';

/**
 * Returns whether a wait has lasted 300 ms, and announces it at that point: a fast answer causes no flicker and no
 * announcement.
 */
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

/** The brand's spinner in a part of a page. */
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
