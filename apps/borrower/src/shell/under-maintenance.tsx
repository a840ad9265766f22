import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePageData } from '../platform/page-data.tsx';
import { getSiteParts } from './site-parts.ts';

const IN_USE = 'main :is(form, dialog, button, canvas, video)';

/**
 * Shows the maintenance page in place of a route that the lender has under maintenance. A page on which the borrower
 * has begun something stays until they leave it, with a notice, so that nothing typed is lost.
 */
export function MaintenanceGate({ children }: { children: ReactNode }): ReactNode {
  const { reads } = usePageData();
  const { pathname, key } = useLocation();
  const [used, setUsed] = useState<string>();
  useEffect(() => {
    const use = ({ target }: Event) => {
      // A screen focuses its own heading.
      if (target instanceof Element && !target.matches('h1') && target.closest(IN_USE)) setUsed(key);
    };
    addEventListener('focusin', use);
    addEventListener('input', use);
    return () => {
      removeEventListener('focusin', use);
      removeEventListener('input', use);
    };
  }, [key]);
  const cover = getSiteParts()?.coverPage(reads, pathname, used === key);
  return (
    <>
      {cover?.shown}
      {!cover?.replaces && children}
    </>
  );
}
