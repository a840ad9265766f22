import { useEffect, useState, type ReactNode } from 'react';
import { SHELL } from './copy.ts';
import css from './shell.module.css';

/** Nothing for 300 ms, then the brand's ring: a fast answer never flickers. */
export function ScreenPending(): ReactNode {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css['pending']} role="status">
      {shown && <><span className={css['ring']} aria-hidden="true" /><span className="visually-hidden">{SHELL.loading}</span></>}
    </div>
  );
}
