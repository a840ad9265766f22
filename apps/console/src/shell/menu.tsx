import type { Permission } from '@lintel/domain';
import type { LogOut } from '@lintel/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useMay } from '../platform/me.ts';
import { SHELL } from './words.en.ts';
import css from './shell.module.css';

/** A screen in the menu, for staff with one of its permissions. */
export interface MenuEntry {
  readonly path: string;
  readonly label: string;
  readonly icon: typeof LogOut;
  readonly permissions: readonly Permission[];
}

/** The screens in one row, which scrolls where it is wider than a phone. */
export function Menu({ entries }: { entries: readonly MenuEntry[] }): ReactNode {
  const may = useMay();
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    row.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={row} aria-label={SHELL.menu} className={css.menu}>
      {entries.map(
        ({ path, label, icon: Icon, permissions }) =>
          may(...permissions) && (
            <NavLink key={path} to={path} end className={css.item}>
              <Icon aria-hidden="true" />
              <span>{label}</span>
            </NavLink>
          ),
      )}
    </nav>
  );
}
