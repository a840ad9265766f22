import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import css from './tab-bar.module.css';

interface TabBarProps {
  label: string;
  /** The links of the tabs; the current one has `aria-current`. */
  children: ReactNode;
  /** A sentence beside the tabs, or below them on phones. */
  note?: ReactNode;
}

/** A row of tabs that scrolls sideways in a narrow window, and first shows the current tab. */
export function TabBar({ label, children, note }: TabBarProps): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the row moves; scrollIntoView could also move the page.
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 3;
  }, [pathname, search]);
  return (
    <nav aria-label={label} className={css.bar}>
      <div ref={row} className={css.row}>
        {children}
      </div>
      {note}
    </nav>
  );
}
