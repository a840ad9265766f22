import { randomUUID } from 'node:crypto';
import type { ChatAuthor, ChatMessage } from '@lintel/contract';
import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';

/**
 * A notice that something in a conversation changed. A notice that passes through the database contains no text and no
 * name: its listeners read the tables.
 */
export interface ChatChange {
  readonly organisation: string;
  readonly conversation: string;
  /** Someone is typing; sealed, because a notification passes through the database's log. */
  readonly typing?: { readonly by: ChatAuthor; readonly sealed: string; readonly keyId: string };
  /** The new message, where the listener is in the process that stored it. */
  readonly message?: ChatMessage;
  /** The process that passes the change to its own sockets itself. */
  readonly replica?: string;
}

export const CHAT_CHANNEL = 'lintel_chat';

/** Notifies every replica of a change, once the transaction is committed. */
export async function notifyChatChange(trx: Executor, change: ChatChange): Promise<void> {
  await sql`select pg_notify(${CHAT_CHANNEL}, ${JSON.stringify(change)})`.execute(trx);
}

/** Receives a change, or undefined when changes may have been missed. */
type Listener = (change: ChatChange | undefined) => void;

/** Passes changes of conversations to the chat sockets of this process, wherever they were made. */
export interface FanOut {
  /** Names this process in the changes that it passes to its own sockets itself. */
  readonly replica: string;
  /** Passes a change to the sockets of this process. */
  publish(change: ChatChange): void;
  /**
   * Calls the listener for each change of a conversation, or of all of a lender, until the returned function is called.
   * Returns undefined where the topic has as many listeners as it may have.
   */
  subscribe(topic: string, listener: Listener, most?: number): Promise<(() => void) | undefined>;
  close(): Promise<void>;
}

/** Opens the fan-out of this process. It listens to the database from the first socket on. */
export function openFanOut({ store, log }: Pick<Context, 'store' | 'log'>): FanOut {
  const listeners = new Map<string, Set<Listener>>();
  let listening: Promise<() => Promise<void>> | undefined;
  const replica = randomUUID();
  const publish = (change: ChatChange | undefined): void => {
    const topics = change ? [change.conversation, change.organisation] : [...listeners.keys()];
    for (const topic of topics) for (const listener of listeners.get(topic) ?? []) listener(change);
  };
  const receive = (payload: string | undefined): void => {
    const change = payload === undefined ? undefined : (JSON.parse(payload) as ChatChange);
    if (change?.replica !== replica) publish(change);
  };
  return {
    replica,
    publish,
    async subscribe(topic, listener, most = Infinity) {
      const topicListeners = listeners.get(topic) ?? new Set();
      if (topicListeners.size >= most) return undefined;
      listeners.set(topic, topicListeners.add(listener));
      listening ??= store.listen(CHAT_CHANNEL, receive).catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      const unsubscribe = (): void => {
        topicListeners.delete(listener);
        if (topicListeners.size === 0 && listeners.get(topic) === topicListeners) listeners.delete(topic);
      };
      try {
        await listening;
      } catch (error) {
        unsubscribe();
        throw error;
      }
      return unsubscribe;
    },
    async close() {
      await listening?.then(
        (stop) => stop(),
        (error: unknown) => log.warn({ err: error }, 'the chat did not listen'),
      );
    },
  };
}
