import { listConversations, type ChatConversation, type ChatView } from '@lintel/contract';
import { useChatChannel } from '@lintel/web';
import { useState } from 'react';
import { session } from '../platform/session.ts';
import { useRead } from '../platform/use-read.ts';
import { CHATS } from './words.en.ts';

export type ListTab = keyof typeof CHATS.tabs;

interface ShownList {
  readonly title: string;
  readonly items: readonly ChatConversation[];
}

/** The lists of a tab. Waiting conversations and the user's own come over the socket, after each change. */
export function useLists(tab: ListTab): {
  lists: readonly ShownList[];
  connection: ChatView['connection'] | undefined;
} {
  const [live, setLive] = useState<{ queue: readonly ChatConversation[]; mine: readonly ChatConversation[] }>();
  const joined = useChatChannel({
    channelId: null,
    token: () => session.token() ?? '',
    onFrame: (frame) => {
      if (frame.t === 'lists') setLive(frame);
    },
  });
  const stored = useRead(
    listConversations,
    { query: { state: tab === 'OPEN' ? 'QUEUE' : tab } },
    { enabled: tab !== 'OPEN', fresh: tab !== 'OPEN' },
  );
  const { queue = [], mine = [] } = live ?? {};
  const lists =
    tab === 'OPEN'
      ? [
          { title: CHATS.queue, items: queue },
          { title: CHATS.mine, items: mine },
        ]
      : [{ title: tab === 'ANSWERED' ? CHATS.answered : CHATS.closed, items: stored.data?.items ?? [] }];
  return { lists, connection: joined?.view.connection };
}
