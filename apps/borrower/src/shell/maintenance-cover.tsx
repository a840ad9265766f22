import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePageData } from '../platform/page-data.tsx';
import { getSiteParts } from './site-parts.ts';

const CONTROLS_SELECTOR = 'main :is(form, dialog, button, canvas, video)';

/**
 * Shows the maintenance page in place of a route that the lender has under maintenance. A page on which the borrower
 * has begun something stays until they leave it, with a notice, so that nothing typed is lost.
 */
export function MaintenanceCover({ children }: { children: ReactNode }): ReactNode {
  const { reads } = usePageData();
  const { pathname, key } = useLocation();
  const [usedKey, setUsedKey] = useState<string>();
  useEffect(() => {
    const markUsed = ({ target }: Event) => {
      // The screen focuses its own heading, which may be inside a form; the borrower hasn't done anything yet.
      if (target instanceof Element && !target.matches('h1') && target.closest(CONTROLS_SELECTOR)) setUsedKey(key);
    };
    addEventListener('focusin', markUsed);
    addEventListener('input', markUsed);
    return () => {
      removeEventListener('focusin', markUsed);
      removeEventListener('input', markUsed);
    };
  }, [key]);
  const cover = getSiteParts()?.coverPage(reads, pathname, usedKey === key);
  return (
    <>
      {cover?.shown}
      {!cover?.replaces && children}
    </>
  );
}
