import type { ChatAuthor, ChatFile, ChatMessage, ChatView, PendingMessage } from '@lintel/contract';
import { CHAT_PAGE, perLocale } from '@lintel/domain';
import { Button } from '@lintel/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { SentFiles, type ChatFileCalls } from './attachments.tsx';
import { CHAT } from './chat-words.en.ts';
import { linkParts } from './links.ts';
import css from './chat.module.css';

const TIME = perLocale((locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }));

interface ChatLogProps {
  view: ChatView;
  /** The author whose messages are on the reader's side. */
  ownAuthor: ChatAuthor;
  names: Readonly<Record<ChatAuthor, string>>;
  /** The lender's hosts, to which a message can link. */
  hosts: readonly string[];
  onEarlier: () => void;
  onResend: (message: PendingMessage) => void;
  /** Saves a file; absent where messages have none. */
  onSave?: ChatFileCalls['save'];
  /** Content before the messages. */
  start?: ReactNode;
  /** Content after the messages: who is typing, what happens next. */
  children?: ReactNode;
}

/** The messages of a chat, sent and waiting. A screen reader reads each new one once. */
export function ChatLog({
  view,
  ownAuthor,
  names,
  hosts,
  onEarlier,
  onResend,
  onSave,
  start,
  children,
}: ChatLogProps): ReactNode {
  const { messages, pending } = view;
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.seq;
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [last, pending.length]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what has the focus
    <div ref={log} className={css.log} role="log" aria-label={CHAT.log} tabIndex={0}>
      {start}
      {(messages[0]?.seq ?? 1) > 1 && messages.length >= CHAT_PAGE && (
        <Button kind="link" onClick={onEarlier}>
          {CHAT.earlier}
        </Button>
      )}
      {messages.map((message) => (
        <Bubble
          key={message.seq}
          isOwn={message.author === ownAuthor}
          hosts={hosts}
          text={message.text}
          files={message.files}
          onSave={onSave}
          note={CHAT.signed(names[message.author], formatTime(message))}
        />
      ))}
      {pending.map((message) => (
        <Bubble
          key={message.clientId}
          isOwn
          hosts={hosts}
          text={message.text}
          files={message.files}
          note={message.refusal ? CHAT.notSent : view.connection === 'OPEN' ? CHAT.sending : CHAT.waiting}
        >
          {message.refusal && (
            <Button kind="link" onClick={() => onResend(message)}>
              {CHAT.resend}
            </Button>
          )}
        </Bubble>
      ))}
      {children}
    </div>
  );
}

const formatTime = ({ at }: ChatMessage): string => TIME().format(new Date(at));

interface BubbleProps {
  isOwn: boolean;
  text: string;
  files: readonly ChatFile[];
  onSave?: ChatFileCalls['save'];
  hosts: readonly string[];
  note: string;
  children?: ReactNode;
}

function Bubble({ isOwn, text, files, onSave, hosts, note, children }: BubbleProps): ReactNode {
  return (
    <div className={isOwn ? css.own : css.other}>
      {text !== '' && (
        <p className={css.bubble}>
          {linkParts(text, hosts).map(({ text: part, href }, index) =>
            href === undefined ? (
              part
            ) : (
              <a key={index} href={href} target="_blank" rel="noopener noreferrer">
                {part}
              </a>
            ),
          )}
        </p>
      )}
      <SentFiles files={files} onSave={onSave} />
      <p className={css.note}>
        {note}
        {children}
      </p>
    </div>
  );
}
