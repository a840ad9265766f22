import type { ReactNode } from 'react';
import { AccountMenu } from './account-menu.tsx';
import { AppMenu } from './app-menu.tsx';
import { Bell } from './bell.tsx';
import { useMenuItems } from './menu-items.tsx';
import { SideNav } from './side-nav.tsx';

/** The header's menus and the side bar of a person who is logged in. */
export function LoggedInNav(): ReactNode {
  const items = useMenuItems();
  return (
    <>
      <AppMenu items={items.apps} />
      <Bell />
      <AccountMenu {...items} />
      <SideNav items={items.side} />
    </>
  );
}
