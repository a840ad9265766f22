import { PageHeading } from '@lintel/ui';
import { SHARED_CHAT } from '@lintel/web';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useTitle } from '../platform/title.ts';
import { urls } from '../platform/urls.ts';
import { ConversationList } from './conversation-list.tsx';
import { Conversation } from './conversation.tsx';
import { useLists, type ListTab } from './use-lists.ts';
import { CHATS } from './words.en.ts';
import tabs from '../shell/tabs.module.css';
import css from './chats.module.css';

const TABS = Object.keys(CHATS.tabs) as ListTab[];

/** Where the lender's people answer borrowers: the lists, one conversation, and its borrower's file. */
export function ChatsScreen(): ReactNode {
  useTitle(CHATS.title);
  const { uuid } = useParams();
  const [search] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('list')) ?? 'OPEN';
  const { lists, isLost } = useLists(tab);
  const listSearch = tab === 'OPEN' ? '' : `?list=${tab}`;
  const shown = lists.flatMap(({ items }) => items).find((one) => one.conversationUuid === uuid);
  return (
    <div className={css.page}>
      <PageHeading title={CHATS.title}>{CHATS.lead}</PageHeading>
      <nav aria-label={CHATS.tabsLabel} className={tabs.tabs}>
        {TABS.map((one) => (
          <Link
            key={one}
            to={urls.chats + (one === 'OPEN' ? '' : `?list=${one}`)}
            aria-current={one === tab ? 'page' : undefined}
          >
            {CHATS.tabs[one]}
          </Link>
        ))}
      </nav>
      <output className={css.muted}>{isLost && SHARED_CHAT.lost}</output>
      <div className={css.columns}>
        <div>
          {lists.map((list) => (
            <ConversationList key={list.title} {...list} current={uuid} search={listSearch} />
          ))}
        </div>
        {uuid === undefined ? (
          <p className={css.empty}>{CHATS.choose}</p>
        ) : (
          <Conversation key={uuid} uuid={uuid} listed={shown} />
        )}
      </div>
    </div>
  );
}
