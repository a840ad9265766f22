import { ChatComposer, ChatLog, SHARED_CHAT, type ChatFileCalls, type OpenChannel } from '@lintel/web';
import type { ReactNode } from 'react';
import { usePrivateLabel } from '../platform/page-data.tsx';
import { CHAT } from './words.en.ts';
import css from './chat-panel.module.css';

interface MessagingProps {
  openChannel: OpenChannel;
  /** Whether the chat's hours are now, so the lender's people answer. */
  isOpen: boolean;
  /** Whether the agent is typing. */
  isTyping: boolean;
  welcome: string | undefined;
  isEnded: boolean;
  /** A chat at Twilio carries no files. */
  files: Partial<ChatFileCalls>;
}

/** A chat with the lender's people: the messages, and the composer for the next one. */
export function Messaging({ openChannel, isOpen, isTyping, welcome, isEnded, files }: MessagingProps): ReactNode {
  const { channel, view } = openChannel;
  const {
    hosts: { nyVariant, nonNyVariant },
  } = usePrivateLabel();
  const { messages, pending, progress } = view;
  const agent = progress?.agent ?? null;
  const isWaiting = progress?.state === 'QUEUE' && messages.length > 0;
  return (
    <>
      <ChatLog
        view={view}
        ownAuthor="APPLICANT"
        names={{ APPLICANT: CHAT.you, AGENT: agent ?? SHARED_CHAT.team, ASSISTANT: SHARED_CHAT.assistant }}
        hosts={[location.hostname, nyVariant, nonNyVariant].filter((host) => host !== undefined)}
        onEarlier={() => channel.loadEarlier()}
        onResend={({ text, files, clientId }) => {
          channel.discard(clientId);
          channel.send(text, undefined, files);
        }}
        onSave={files.save}
        start={welcome !== undefined && <p className={css.welcome}>{welcome}</p>}
      >
        {isWaiting && pending.length === 0 && <Waiting isOpen={isOpen} />}
        {agent !== null && !isEnded && messages.every(({ author }) => author !== 'AGENT') && (
          <p className={css.line}>{CHAT.joined(agent)}</p>
        )}
        {isTyping && <p className={css.line}>{CHAT.typing(agent ?? SHARED_CHAT.team)}</p>}
      </ChatLog>
      {!isEnded && (
        <ChatComposer
          takesFocus
          upload={files.upload}
          noFiles={files.upload ? undefined : CHAT.noFiles}
          onSend={(text, sent) => channel.send(text, undefined, sent)}
          onTyping={(text) => channel.tellTyping(text)}
        />
      )}
    </>
  );
}

/** The specification's sentence while no agent has joined, with dots that move. */
function Waiting({ isOpen }: { isOpen: boolean }): ReactNode {
  if (!isOpen) return <p className={css.line}>{CHAT.waitingAway}</p>;
  return (
    <p className={css.line}>
      {CHAT.waiting}
      <span className={css.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </p>
  );
}
