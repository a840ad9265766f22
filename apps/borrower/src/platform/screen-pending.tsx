import { Hidden } from '@lintel/ui';
import { useEffect, type ReactNode } from 'react';
import { startLoad } from './loads.ts';
import { PENDING } from './words.en.ts';
import css from './screen-pending.module.css';

/** The full-screen loader while this is rendered. */
export function PagePending({ message }: { message?: string }): ReactNode {
  useEffect(() => startLoad({ message }).stop, [message]);
  return <div className={css.pending} aria-busy="true" />;
}

/** A page whose heading isn't known yet: a visually hidden one is used. */
export function ScreenPending(): ReactNode {
  return (
    <>
      <h1>
        <Hidden>{PENDING.loading}</Hidden>
      </h1>
      <PagePending />
    </>
  );
}
