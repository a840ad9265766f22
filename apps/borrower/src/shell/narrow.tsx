import type { ReactNode } from 'react';
import css from './shell.module.css';

/** The column of a page that has one thing to say. */
export function Narrow({ children }: { children: ReactNode }): ReactNode {
  return <div className={css.narrow}>{children}</div>;
}
