import type { ReactNode } from 'react';
import type { MenuItem } from './menu-items.tsx';
import { MenuLink } from './menu-row.tsx';
import { MENU } from './words.en.ts';
import css from './side-nav.module.css';

/** The side bar of a wide window for a logged-in person. Narrower windows have its items in the menu. */
export function SideNav({ items }: { items: readonly MenuItem[] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <nav className={css.bar} aria-label={MENU.main}>
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <MenuLink item={item} className={css.item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
