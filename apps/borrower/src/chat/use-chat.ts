import { createIdempotencyKey, type ChatServerFrame } from '@lintel/contract';
import { CHAT_TIMES } from '@lintel/domain';
import { useChatChannel } from '@lintel/web';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFlag } from '../platform/page-data.tsx';
import type { ChatSession } from './chat-session.ts';
import { startChatSession } from './start-chat-session.ts';
import { useAlerts } from './use-alerts.ts';
import { useChatMode } from './use-chat-mode.ts';
import { useChatSession } from './use-chat-session.ts';
import { useEnd } from './use-end.ts';
import { useKnownVisitor } from './use-known-visitor.ts';
import { useNonce } from './use-nonce.ts';
import { useTwilioChannel } from './use-twilio-channel.ts';
import { useTyping } from './use-typing.ts';
import { CHAT } from './words.en.ts';

interface Visitor {
  readonly friendlyName: string;
  readonly emailAddress: string;
}

/**
 * Holds the whole chat of this browser: its session, its connection (our socket or Twilio), who answers (the assistant
 * or an agent), and how to start, end and forget it.
 */
export function useChat() {
  const { session, begin, forget, refresh } = useChatSession();
  const forgetRefused = useEffectEvent(forget);
  const { mode, agent, isOpen, hours, hasNoHours } = useChatMode(session?.mode);
  const isAssisted = (session?.mode ?? mode) === 'chatbot';
  const [assistantVisitor, setAssistantVisitor] = useState<Visitor>();
  const visitor = isAssisted ? assistantVisitor : undefined;
  const [isAssistantClosed, setAssistantClosed] = useState(false);
  const provesLogin = useFlag('fe-webchat-borrower-auth');
  const { isTyping, setTyping } = useTyping();
  const token = session?.token ?? '';
  const onFrame = ({ t }: ChatServerFrame): void => {
    if (t === 'typing' || t === 'message') setTyping(t === 'typing');
    if (t === 'refused') setAlert('notSent');
  };
  const ownSocket = useChatChannel({
    channelId: isAssisted || session?.twilio ? undefined : session?.channelId,
    token: () => token,
    pingEvery: session?.mode === 'nice' ? CHAT_TIMES.keepalive : undefined,
    onFrame,
  });
  const atTwilio = useTwilioChannel({ address: session?.twilio, token: () => token, refresh, onFrame });
  const openChannel = ownSocket ?? atTwilio;
  const connection = openChannel?.view.connection;
  const [alert, setAlert] = useAlerts(connection);
  const channel = openChannel?.channel;
  const { isEnding, endsLater, end, keep } = useEnd(openChannel);
  useEffect(() => {
    // A refused token opens nothing any more.
    if (connection === 'REFUSED') forgetRefused();
  }, [connection]);
  useEffect(() => {
    if (token !== '') channel?.changeToken(token);
  }, [channel, token]);

  const showFailure = useEffectEvent(() => setAlert('failed'));
  useEffect(() => {
    // Without the hours there is no first message.
    if (hasNoHours) showFailure();
  }, [hasNoHours]);
  const isEnded = openChannel?.view.progress?.state === 'ENDED';
  useNonce(provesLogin && session?.sub !== undefined && session.mode !== 'stream' && !isEnded);

  const welcome = hours === '' ? CHAT.keepSecrets : hours && CHAT.welcome(hours);
  const startSession = async (who: Visitor, idempotencyKey: string): Promise<ChatSession> => {
    const started = await startChatSession({ ...who, mode, welcome: welcome ?? '', provesLogin, idempotencyKey });
    begin(started);
    return started;
  };
  // With the assistant, the first question starts the session.
  const start = async (who: Visitor, idempotencyKey: string): Promise<void> => {
    if (isAssisted) setAssistantVisitor(who);
    else await startSession(who, idempotencyKey);
  };
  const known = useKnownVisitor();
  const asksWho = useStartWhenKnown({
    visitor: session || visitor || known.isLoading || hours === undefined ? undefined : known,
    start,
    onFailure: () => setAlert('failed'),
  });
  return {
    session,
    openChannel,
    isOpen,
    isTyping,
    welcome,
    known,
    asksWho: asksWho && !known.isLoading,
    alert,
    setAlert,
    isEnded: isAssistantClosed || isEnded,
    isAssisted,
    agent,
    provesLogin,
    startAssisted: visitor && (() => startSession(visitor, createIdempotencyKey().of(''))),
    begin,
    start,
    forget: () => {
      setAssistantClosed(false);
      forget();
    },
    isEnding,
    endsLater,
    end: () => (isAssisted ? setAssistantClosed(true) : end()),
    keep,
  };
}

interface KnownStart {
  readonly visitor: Partial<Visitor> | undefined;
  readonly start: (visitor: Visitor, idempotencyKey: string) => Promise<void>;
  readonly onFailure: () => void;
}

/** Starts the chat right away when name and email are known. Returns whether to ask for them. */
function useStartWhenKnown({ visitor, start, onFailure }: KnownStart): boolean {
  const [hasFailed, setFailed] = useState(false);
  const { friendlyName, emailAddress } = visitor ?? {};
  const begin = useEffectEvent(start);
  const fail = useEffectEvent(() => {
    setFailed(true);
    onFailure();
  });
  const isKnown = friendlyName !== undefined && emailAddress !== undefined;
  useEffect(() => {
    if (!isKnown || hasFailed) return;
    begin({ friendlyName, emailAddress }, createIdempotencyKey().of('')).catch(() => fail());
  }, [isKnown, hasFailed, friendlyName, emailAddress]);
  return visitor !== undefined && (!isKnown || hasFailed);
}
