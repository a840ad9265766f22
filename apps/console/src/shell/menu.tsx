import type { Permission } from '@lintel/domain';
import { ChevronDown, type LogOut } from '@lintel/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useMay } from '../platform/me.ts';
import { useMenuPopover } from './use-menu-popover.ts';
import { SHELL } from './words.en.ts';
import account from './account-menu.module.css';
import css from './shell.module.css';

/** A screen in the menu, for staff with one of its permissions. */
export interface MenuEntry {
  readonly path: string;
  readonly label: string;
  readonly icon: typeof LogOut;
  readonly permissions: readonly Permission[];
  /** A page for setup, which moves under "More" where the row would be too long. */
  readonly isRare?: boolean;
}

/** Entries that one row holds at 1280 px, "More" included. */
const MAX_IN_ROW = 7;

/** The entries that the row has no room for: as many of the rarely used ones as needed, from the last. */
function findSurplus(shown: readonly MenuEntry[]): readonly MenuEntry[] {
  if (shown.length <= MAX_IN_ROW) return [];
  return shown.filter(({ isRare }) => isRare).slice(MAX_IN_ROW - 1 - shown.length);
}

/**
 * The console's menu: the screens in one row, which scrolls on a phone. An entry is also marked on the pages below its
 * own. Where there are too many, rarely used ones are under "More".
 */
export function Menu({ entries }: { entries: readonly MenuEntry[] }): ReactNode {
  const may = useMay();
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    row.current?.querySelector(':scope > [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  const shown = entries.filter(({ permissions }) => may(...permissions));
  const rare = findSurplus(shown);
  return (
    <nav ref={row} aria-label={SHELL.menu} className={css.menu}>
      {shown
        .filter((entry) => !rare.includes(entry))
        .map(({ path, label, icon: Icon }) => (
          <NavLink key={path} to={path} className={css.item}>
            <Icon aria-hidden="true" />
            <span>{label}</span>
          </NavLink>
        ))}
      {rare.length > 0 && <More entries={rare} />}
    </nav>
  );
}

/** Rarely used screens in a popover under a button, marked while one of them is open. */
function More({ entries }: { entries: readonly MenuEntry[] }): ReactNode {
  const { pathname } = useLocation();
  const { button, menu } = useMenuPopover(pathname, 4);
  const isHere = entries.some(({ path }) => path === pathname);
  return (
    <>
      <button {...button} type="button" className={css.item} aria-current={isHere ? 'true' : undefined}>
        <span>{SHELL.more}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      <div {...menu} className={`${account.menu} ${css.more}`}>
        <ul>
          {entries.map(({ path, label, icon: Icon }) => (
            <li key={path}>
              <NavLink to={path} end className={account.row}>
                <Icon aria-hidden="true" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
