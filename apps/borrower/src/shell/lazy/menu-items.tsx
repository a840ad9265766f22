import { readIdentity } from '@lintel/contract';
import {
  ArrowRight,
  ArrowRightLeft,
  ChartPie,
  CircleDollarSign,
  LayoutDashboard,
  LifeBuoy,
  Repeat,
  Settings,
  Store,
  Users,
  WalletCards,
} from '@lintel/ui';
import type { ReactNode } from 'react';
import { publicApi } from '../../platform/lazy/api.ts';
import { queryClient } from '../../platform/lazy/query-client.ts';
import { isSignersSession } from '../../platform/lazy/signers-session.ts';
import { useRead } from '../../platform/lazy/use-read.ts';
import { usePageData } from '../../platform/page-data.tsx';
import { urls } from '../../platform/urls.ts';
import { MENU } from './words.en.ts';

/** One link of a menu. */
export interface MenuItem {
  label: string;
  icon: ReactNode;
  url: string;
  /** Whether the URL is a screen of this app, not of the console or another site. */
  isScreen: boolean;
}

interface MenuItems {
  /** The dashboard and the lender's own links: first in the profile menu and the side bar. */
  main: readonly MenuItem[];
  /** The items of the side bar: those of `main`, and Portfolio Manager, which the app menu has too. */
  side: readonly MenuItem[];
  /** The lender's other products: the app menu. */
  apps: readonly MenuItem[];
  /** The profile menu, without its button to log out. */
  account: readonly MenuItem[];
}

const APPS = ['passport', 'groupManager', 'portfolioManager', 'pay', 'exchange'] as const;
const ICONS: Readonly<Record<(typeof APPS)[number], ReactNode>> = {
  passport: <WalletCards />,
  groupManager: <Users />,
  portfolioManager: <ChartPie />,
  pay: <CircleDollarSign />,
  exchange: <ArrowRightLeft />,
};

/** The dashboard of a signer who is a broker: their work is in the console. */
const BROKERS_DASHBOARD = '/desk';

/** Reads who is logged in. Forgets an ended session without a redirect, because the menu is also on public pages. */
export const useOwnIdentity = () => useRead(readIdentity, {}, { client: queryClient, send: publicApi }).data;

/** Builds the item that opens the other login of a person who is a borrower and also signs for someone else. */
const switchTo = (url: string): MenuItem => ({ label: MENU.switchAccounts, icon: <Repeat />, url, isScreen: true });

/** Returns the items of all menus for this person at this lender. */
export function useMenuItems(): MenuItems {
  const {
    privateLabel: { destinations },
    reads: { extras = [] },
  } = usePageData();
  const identity = useOwnIdentity();
  const support = { label: MENU.support, icon: <LifeBuoy />, url: urls.contact(), isScreen: true };
  // An additional signer sees only the loan they sign for; one who is a broker also has a dashboard.
  if (isSignersSession()) {
    const dashboard = { label: MENU.dashboard, icon: <LayoutDashboard />, url: BROKERS_DASHBOARD, isScreen: false };
    const main = identity?.isBroker ? [dashboard] : [];
    return {
      main,
      side: main,
      apps: [],
      account: [support, ...(identity?.isManageable ? [switchTo(urls.login())] : [])],
    };
  }
  // Portfolio Manager isn't for an account that was made only to sign.
  const shown = {
    ...destinations,
    portfolioManager: identity?.isManageable ? destinations.portfolioManager : undefined,
  };
  const apps = APPS.flatMap((key) => {
    const url = shown[key];
    return url === undefined ? [] : [{ key, label: MENU.apps[key], icon: ICONS[key], url, isScreen: false }];
  });
  const main = [
    { label: MENU.dashboard, icon: <LayoutDashboard />, url: urls.dashboard(), isScreen: true },
    ...extras.map(({ label, url }) => ({
      label,
      icon: label === MENU.marketplace ? <Store /> : <ArrowRight />,
      url,
      isScreen: false,
    })),
  ];
  return {
    main,
    side: [...main, ...apps.filter(({ key }) => key === 'portfolioManager')],
    apps,
    account: [
      support,
      ...(identity?.isSigner ? [switchTo(urls.signer('login'))] : []),
      { label: MENU.settings, icon: <Settings />, url: urls.settings(), isScreen: true },
    ],
  };
}
