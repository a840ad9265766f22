import { Phone, X, Button, IconButton } from '@lintel/ui';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { usePageData } from '../platform/page-data.tsx';
import { AssistantMessaging } from './assistant/assistant-messaging.tsx';
import { ChatAlert, type AlertKind } from './chat-alert.tsx';
import { chatFileCalls } from './chat-file-calls.ts';
import { EndPanel } from './end-panel.tsx';
import { Messaging } from './messaging.tsx';
import { PreEngagement } from './pre-engagement.tsx';
import { useChat } from './use-chat.ts';
import { CHAT } from './words.en.ts';
import css from './chat-panel.module.css';

/** Keys that show the alerts outside production. */
const ALERT_KEYS: Readonly<Record<string, AlertKind>> = { 0: 'lost', 1: 'failed', 2: 'token' };

interface ChatPanelProps {
  /** Whether the panel is visible. A chat closed while it ends stays mounted until it has ended. */
  isShown: boolean;
  onClose: () => void;
  onEnding: (isEnding: boolean) => void;
}

/** The chat's panel: asks who is chatting, then shows the messages, then the end. */
export function ChatPanel({ isShown, onClose, onEnding }: ChatPanelProps): ReactNode {
  const { privateLabel, environment } = usePageData();
  const chat = useChat();
  const { isOpen, openChannel, session, isEnded, alert, setAlert, welcome } = chat;
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // Beside the page, not above it: a borrower reads the page while they chat.
    if (isShown) panel.current?.show();
    else panel.current?.close();
  }, [isShown]);
  useEffect(() => onEnding(chat.isEnding), [chat.isEnding, onEnding]);

  function pressKey(event: KeyboardEvent) {
    if (event.key === 'Escape') return onClose();
    if (environment === 'production' || (event.target as Element).matches('input, textarea')) return;
    const kind = ALERT_KEYS[event.key];
    if (kind) setAlert(kind);
    if (event.key === 'Backspace') chat.end();
  }
  return (
    <dialog ref={panel} className={css.panel} aria-labelledby="chat-title" onKeyDown={pressKey} onClose={onClose}>
      <div className={css.head}>
        <div>
          <h2 id="chat-title">{CHAT.title(privateLabel.name.display)}</h2>
          <p>{chat.isAssisted ? CHAT.assistant : isOpen ? CHAT.open : CHAT.away}</p>
        </div>
        <a
          className={css.phone}
          href={`tel:${privateLabel.support.phone}`}
          aria-label={CHAT.call(privateLabel.support.phoneLabel)}
        >
          <Phone />
        </a>
        <IconButton icon={<X />} label={CHAT.close} onClick={onClose} />
      </div>
      {alert && <ChatAlert kind={alert} onDismiss={() => setAlert(undefined)} />}
      {!session && !chat.startAssisted && (
        <div className={css.before}>
          {welcome !== undefined && <p className={css.welcome}>{welcome}</p>}
          {chat.needsVisitorDetails && (
            <PreEngagement known={chat.known} onFailure={() => setAlert('failed')} start={chat.startChat} />
          )}
        </div>
      )}
      {chat.isAssisted && (session || chat.startAssisted) && <AssistantMessaging chat={chat} />}
      {session && openChannel && (
        <Messaging
          openChannel={openChannel}
          isOpen={isOpen}
          isTyping={chat.isTyping}
          welcome={welcome}
          isEnded={isEnded || chat.isEnding}
          files={session.twilio ? {} : chatFileCalls(session)}
        />
      )}
      {session && !chat.isAssisted && isEnded && (
        <EndPanel session={session} onStartNew={chat.forget} onFailure={() => setAlert('failed')} />
      )}
      {session && !chat.isAssisted && !isEnded && (
        <div className={css.foot}>
          <output>{chat.endsLater && <p>{CHAT.endsLater}</p>}</output>
          {/* One button with two meanings, so that it keeps the focus. */}
          <Button kind="link" onClick={chat.endsLater ? chat.cancelEnding : chat.end}>
            {chat.endsLater ? CHAT.keep : CHAT.end}
          </Button>
        </div>
      )}
    </dialog>
  );
}
