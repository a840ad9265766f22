import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../platform/me.ts';
import { urls } from '../platform/urls.ts';
import { TabBar } from '../shell/tab-bar.tsx';
import type { ListTab } from './use-lists.ts';
import { CHATS } from './words.en.ts';

export const LIST_TABS = Object.keys(CHATS.tabs) as ListTab[];

/** The tabs of the chat pages: the lists, the search and, for supervisors, all open chats. */
export function ChatTabs({ current }: { current: ListTab | 'SEARCH' | 'OVERVIEW' }): ReactNode {
  const may = useMay();
  const links = [
    ...LIST_TABS.map((one) => ({
      tab: one,
      to: urls.chats + (one === 'OPEN' ? '' : `?list=${one}`),
      label: CHATS.tabs[one],
    })),
    { tab: 'SEARCH', to: urls.chatSearch, label: CHATS.search.tab },
    ...(may('supervise') ? [{ tab: 'OVERVIEW', to: urls.chatOverview, label: CHATS.overview.tab }] : []),
  ];
  return (
    <TabBar label={CHATS.tabsLabel}>
      {links.map(({ tab, to, label }) => (
        <Link key={tab} to={to} aria-current={tab === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </TabBar>
  );
}
