import { Hidden } from '@lintel/ui';
import { useEffect, type ReactNode } from 'react';
import { isFirstLoad, startLoad } from './loads.ts';
import { PENDING } from './words.en.ts';
import css from './screen-pending.module.css';

/** Shows the full-page loader while mounted. */
export function PagePending({ message }: { message?: string }): ReactNode {
  useEffect(() => startLoad({ message }).stop, [message]);
  return <div className={css.pending} aria-busy="true" />;
}

/**
 * A loading page whose heading isn't known yet, so it has a hidden one. Until a page has its first screen the heading
 * is visible, because the loader's script takes a second to arrive on a slow phone.
 */
export function ScreenPending(): ReactNode {
  return (
    <>
      <h1 className={isFirstLoad() ? css.title : undefined}>
        {isFirstLoad() ? PENDING.loading : <Hidden>{PENDING.loading}</Hidden>}
      </h1>
      <PagePending />
    </>
  );
}
