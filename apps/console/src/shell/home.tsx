import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useMe } from '../platform/me.ts';
import { findHome } from './find-home.ts';
import type { MenuEntry } from './menu.tsx';

/** Leads to the person's first page after login. */
export function Home({ menu }: { menu: readonly MenuEntry[] }): ReactNode {
  const me = useMe();
  return me && <Navigate to={findHome(me.permissions, menu)} replace />;
}
