import { LayoutGrid } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { MenuItem } from './menu-items.tsx';
import { MenuRows } from './menu-row.tsx';
import { Sheet } from './sheet.tsx';
import { MENU } from './words.en.ts';
import css from './menu.module.css';

/** The menu of the lender's other products, on a computer; on a phone they are in the profile menu. */
export function AppMenu({ items }: { items: readonly MenuItem[] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <div className={css.onComputer}>
      <Sheet
        name="apps"
        title={MENU.goTo}
        label={MENU.openApps}
        className={`${css.open} ${css.apps}`}
        face={
          <>
            <LayoutGrid className={css.icon} aria-hidden="true" />
            {MENU.openApps}
          </>
        }
      >
        <MenuRows items={items} />
      </Sheet>
    </div>
  );
}
