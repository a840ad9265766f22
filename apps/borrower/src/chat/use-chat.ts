import { createIdempotencyKey, type ChatServerFrame } from '@lintel/contract';
import { CHAT_TIMES, type AgentMode } from '@lintel/domain';
import { useChatChannel, type OpenChannel } from '@lintel/web';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFlag } from '../platform/page-data.tsx';
import type { AlertKind } from './chat-alert.tsx';
import type { ChatSession } from './chat-session.ts';
import { startChatSession } from './start-chat-session.ts';
import { useAlerts } from './use-alerts.ts';
import { useChatMode } from './use-chat-mode.ts';
import { useChatSession } from './use-chat-session.ts';
import { useEnd } from './use-end.ts';
import { useKnownVisitor, type KnownVisitor } from './use-known-visitor.ts';
import { useNonce } from './use-nonce.ts';
import { useTwilioChannel } from './use-twilio-channel.ts';
import { useTyping } from './use-typing.ts';
import { CHAT } from './words.en.ts';

interface Visitor {
  readonly friendlyName: string;
  readonly emailAddress: string;
}

/** The chat as its panel and the assistant use it. */
export interface Chat {
  readonly session: ChatSession | undefined;
  /** The connection to an agent; undefined with the assistant and before the chat starts. */
  readonly openChannel: OpenChannel | undefined;
  /** Whether agents are there now. */
  readonly isOpen: boolean;
  /** Whether the agent is typing. */
  readonly isTyping: boolean;
  /** The first message; undefined while the chat's hours are read. */
  readonly welcome: string | undefined;
  readonly known: KnownVisitor;
  /** Whether the visitor must enter a name and an email before the chat starts. */
  readonly needsVisitorDetails: boolean;
  readonly alert: AlertKind | undefined;
  readonly setAlert: (alert: AlertKind | undefined) => void;
  readonly isEnded: boolean;
  /** Whether the assistant answers, not an agent. */
  readonly isAssisted: boolean;
  /** The chat mode of the lender's agents. */
  readonly agent: AgentMode;
  /** Whether messages prove the borrower's login. */
  readonly provesLogin: boolean;
  /** Starts the session with the first question to the assistant; undefined until the visitor is known. */
  readonly startAssisted: (() => Promise<ChatSession>) | undefined;
  readonly adoptSession: (session: ChatSession) => void;
  readonly startChat: (visitor: Visitor, idempotencyKey: string) => Promise<void>;
  readonly forget: () => void;
  /** Whether the borrower ended the chat and its end isn't confirmed. */
  readonly isEnding: boolean;
  /** Whether the chat ends once the connection is back. */
  readonly endsLater: boolean;
  readonly end: () => void;
  readonly cancelEnding: () => void;
}

/**
 * Holds the whole chat of this browser: its session, its connection (our socket or Twilio), who answers (the assistant
 * or an agent), and how to start, end and forget it.
 */
export function useChat(): Chat {
  const { session, adoptSession, forget, refresh } = useChatSession();
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
  const twilioChannel = useTwilioChannel({ address: session?.twilio, token: () => token, refresh, onFrame });
  const openChannel = ownSocket ?? twilioChannel;
  const connection = openChannel?.view.connection;
  const [alert, setAlert] = useAlerts(connection);
  const channel = openChannel?.channel;
  const { isEnding, endsLater, end, cancelEnding } = useEnd(openChannel);
  useEffect(() => {
    // A refused token no longer works.
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
    adoptSession(started);
    return started;
  };
  // With the assistant, the first question starts the session.
  const startChat = async (who: Visitor, idempotencyKey: string): Promise<void> => {
    if (isAssisted) setAssistantVisitor(who);
    else await startSession(who, idempotencyKey);
  };
  const known = useKnownVisitor();
  const needsVisitorDetails = useStartWhenKnown({
    visitor: session || visitor || known.isLoading || hours === undefined ? undefined : known,
    startChat,
    onFailure: () => setAlert('failed'),
  });
  return {
    session,
    openChannel,
    isOpen,
    isTyping,
    welcome,
    known,
    needsVisitorDetails: needsVisitorDetails && !known.isLoading,
    alert,
    setAlert,
    isEnded: isAssistantClosed || isEnded,
    isAssisted,
    agent,
    provesLogin,
    startAssisted: visitor && (() => startSession(visitor, createIdempotencyKey().of(''))),
    adoptSession,
    startChat,
    forget: () => {
      setAssistantClosed(false);
      forget();
    },
    isEnding,
    endsLater,
    end: () => (isAssisted ? setAssistantClosed(true) : end()),
    cancelEnding,
  };
}

interface KnownStart {
  readonly visitor: Partial<Visitor> | undefined;
  readonly startChat: Chat['startChat'];
  readonly onFailure: () => void;
}

/** Starts the chat right away when name and email are known. Returns whether to ask for them. */
function useStartWhenKnown({ visitor, startChat, onFailure }: KnownStart): boolean {
  const [hasFailed, setFailed] = useState(false);
  const { friendlyName, emailAddress } = visitor ?? {};
  const startNow = useEffectEvent(startChat);
  const fail = useEffectEvent(() => {
    setFailed(true);
    onFailure();
  });
  const isKnown = friendlyName !== undefined && emailAddress !== undefined;
  useEffect(() => {
    if (!isKnown || hasFailed) return;
    startNow({ friendlyName, emailAddress }, createIdempotencyKey().of('')).catch(() => fail());
  }, [isKnown, hasFailed, friendlyName, emailAddress]);
  return visitor !== undefined && (!isKnown || hasFailed);
}
