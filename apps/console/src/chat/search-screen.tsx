import { listChatColleagues, searchConversations, type Reply } from '@lintel/contract';
import { CHAT_SEARCH_LENGTH } from '@lintel/domain';
import { Button, PageHeading, Select, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useToastSubmit } from '../form/use-submit.ts';
import { api } from '../platform/api.ts';
import { formatDateTime } from '../platform/times.ts';
import { useTitle } from '../platform/title.ts';
import { typedIn } from '../platform/unsent-input.ts';
import { useRead } from '../platform/use-read.ts';
import { ChatTabs } from './chat-tabs.tsx';
import { Conversation } from './conversation.tsx';
import { CHATS } from './words.en.ts';
import css from './chats.module.css';

type SearchReply = Reply<typeof searchConversations>;
type SearchInput = Record<'words' | 'borrower' | 'staffUuid' | 'from' | 'to', string | null>;

/** Finds past chats by words, borrower, agent and days, and shows the one that is chosen. */
export function ChatSearchScreen(): ReactNode {
  useTitle(CHATS.search.title);
  const colleagues = useRead(listChatColleagues, {}).data ?? [];
  const [search, setSearch] = useState<SearchInput>();
  const [found, setFound] = useState<SearchReply>();
  const [shown, setShown] = useState<string>();
  const { busy, submit } = useToastSubmit('chat search');
  const run = (next: SearchInput, before?: SearchReply) =>
    void submit(async () => {
      const reply = await api(searchConversations, { body: { ...next, cursor: before?.nextCursor ?? null } });
      setSearch(next);
      if (!before) setShown(undefined);
      setFound(before ? { ...reply, items: [...before.items, ...reply.items], read: before.read + reply.read } : reply);
    });
  const current = found?.items.find(({ conversation }) => conversation.conversationUuid === shown)?.conversation;
  return (
    <div className={css.page}>
      <PageHeading title={CHATS.search.title}>{CHATS.search.lead}</PageHeading>
      <ChatTabs current="SEARCH" />
      <form
        className={css.search}
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          const read = (field: string): string | null => typedIn(event.currentTarget, field) || null;
          run({
            words: read('words'),
            borrower: read('borrower'),
            staffUuid: read('staffUuid'),
            from: read('from'),
            to: read('to'),
          });
        }}
      >
        <TextInput name="words" label={CHATS.search.words} maxLength={CHAT_SEARCH_LENGTH} />
        <TextInput name="borrower" label={CHATS.search.borrower} maxLength={CHAT_SEARCH_LENGTH} autoComplete="off" />
        <Select
          name="staffUuid"
          label={CHATS.search.agent}
          options={[
            { value: '', label: CHATS.search.anyone },
            ...colleagues.map(({ staffUuid, name }) => ({ value: staffUuid, label: name })),
          ]}
        />
        <TextInput name="from" type="date" label={CHATS.search.from} />
        <TextInput name="to" type="date" label={CHATS.search.to} />
        <Button kind="primary" type="submit" busy={busy} busyLabel={CHATS.search.searching}>
          {CHATS.search.submit}
        </Button>
      </form>
      <output className={css.muted}>{found && CHATS.search.found(found.items.length, found.read)}</output>
      {found && (
        <div className={css.columns}>
          <div className={css.list}>
            <ul aria-label={CHATS.search.results}>
              {found.items.map(({ conversation: { conversationUuid: uuid, friendlyName, lastMessageAt }, excerpt }) => (
                <li key={uuid}>
                  <button type="button" aria-pressed={uuid === shown} onClick={() => setShown(uuid)}>
                    <b>{friendlyName}</b>
                    <span className={css.muted}>{formatDateTime(lastMessageAt)}</span>
                    {excerpt !== null && <span className={css.excerpt}>{excerpt}</span>}
                  </button>
                </li>
              ))}
            </ul>
            {found.nextCursor != null && found.readTo != null && search && (
              <>
                <p className={css.muted}>{CHATS.search.readTo(formatDateTime(found.readTo))}</p>
                <Button size="s" busy={busy} busyLabel={CHATS.search.searching} onClick={() => run(search, found)}>
                  {CHATS.search.further}
                </Button>
              </>
            )}
          </div>
          {shown === undefined ? (
            <p className={css.empty}>{found.items.length > 0 && CHATS.choose}</p>
          ) : (
            <Conversation key={shown} uuid={shown} listed={current} />
          )}
        </div>
      )}
    </div>
  );
}
