import type { ReactNode } from 'react';
import css from './shell.module.css';

/** The narrow column of a page with a single message or form. */
export function Narrow({ children }: { children: ReactNode }): ReactNode {
  return <div className={css.narrow}>{children}</div>;
}
