import { PageHeading } from '@lintel/ui';
import { SHARED_CHAT } from '@lintel/web';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTitle } from '../platform/title.ts';
import { ChatTabs, LIST_TABS } from './chat-tabs.tsx';
import { ConversationList } from './conversation-list.tsx';
import { Conversation } from './conversation.tsx';
import { useLists } from './use-lists.ts';
import { CHATS } from './words.en.ts';
import css from './chats.module.css';

/** The page where the lender's people answer borrowers: the lists, one conversation, and its borrower's file. */
export function ChatsScreen(): ReactNode {
  useTitle(CHATS.title);
  const { uuid } = useParams();
  const [search] = useSearchParams();
  const tab = LIST_TABS.find((one) => one === search.get('list')) ?? 'OPEN';
  const { lists, connection } = useLists(tab);
  const listSearch = tab === 'OPEN' ? '' : `?list=${tab}`;
  const shown = lists.flatMap(({ items }) => items).find((one) => one.conversationUuid === uuid);
  return (
    <div className={css.page}>
      <PageHeading title={CHATS.title}>{CHATS.lead}</PageHeading>
      <ChatTabs current={tab} />
      <output className={css.muted}>
        {connection === 'LOST' && SHARED_CHAT.lost}
        {connection === 'REFUSED' && CHATS.stopped}
      </output>
      <div className={css.columns}>
        <div>
          {lists.map((list) => (
            <ConversationList key={list.title} {...list} current={uuid} search={listSearch} />
          ))}
        </div>
        {uuid === undefined ? (
          <p className={css.empty}>{lists.some(({ items }) => items.length > 0) && CHATS.choose}</p>
        ) : (
          <Conversation key={uuid} uuid={uuid} listed={shown} />
        )}
      </div>
    </div>
  );
}
