import type { ChatConversation } from '@lintel/contract';
import { Tag } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '../platform/times.ts';
import { urls } from '../platform/urls.ts';
import { CHATS } from './words.en.ts';
import css from './chats.module.css';

interface ConversationListProps {
  title: string;
  items: readonly ChatConversation[];
  /** The conversation that is shown. */
  current: string | undefined;
  /** Query string with `?`, or empty; keeps the selected tab. */
  search: string;
}

/** A titled list of conversations, such as waiting ones, each linked to its page. */
export function ConversationList({ title, items, current, search }: ConversationListProps): ReactNode {
  return (
    <section className={css.list}>
      <h2>
        {title} ({items.length})
      </h2>
      {items.length === 0 ? (
        <p className={css.muted}>{CHATS.none}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item.conversationUuid}>
              <Link
                to={urls.chat(item.conversationUuid) + search}
                aria-current={item.conversationUuid === current ? 'page' : undefined}
              >
                <b>{item.friendlyName}</b>
                <span className={css.muted}>{CHATS.since(formatDateTime(item.lastMessageAt))}</span>
                {item.isUnanswered && <Tag tone="warning">{CHATS.unanswered}</Tag>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
