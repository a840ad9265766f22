import type { ChatConversation } from '@lintel/contract';
import { Notice } from '@lintel/ui';
import { ChatComposer, ChatLog, SHARED_CHAT, useChatChannel } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { useMe } from '../platform/me.ts';
import { queryClient } from '../platform/query-client.ts';
import { session } from '../platform/session.ts';
import { BorrowerSide } from './borrower-side.tsx';
import { CannedAnswerPicker } from './canned-answer-picker.tsx';
import { chatFileCalls } from './chat-file-calls.ts';
import { ConversationActions } from './conversation-actions.tsx';
import { SurveyAnswer } from './survey-answer.tsx';
import { CHATS } from './words.en.ts';
import css from './chats.module.css';

interface ConversationProps {
  uuid: string;
  /** As the list has it; undefined when it is in another list. */
  listed: ChatConversation | undefined;
}

/** One conversation: its messages, the answer, and its borrower. */
export function Conversation({ uuid, listed }: ConversationProps): ReactNode {
  const me = useMe();
  const [preview, setPreview] = useState('');
  const [lastListed, setLastListed] = useState(listed);
  // It leaves a list when it is taken or ends, and stays on the screen.
  const about = listed ?? lastListed;
  if (listed && listed !== lastListed) setLastListed(listed);
  const joined = useChatChannel({
    channelId: uuid,
    token: () => session.token() ?? '',
    onFrame: (frame) => {
      if (frame.t === 'typing') setPreview(frame.preview ?? '');
      if (frame.t === 'message' && frame.author === 'APPLICANT') setPreview('');
      // Someone else may have taken it, which the list of this tab doesn't know yet.
      if (frame.t === 'state') void queryClient.invalidateQueries();
    },
  });
  if (!joined) return null;
  const { channel, view } = joined;
  const files = chatFileCalls(uuid);
  if (view.connection === 'REFUSED')
    return (
      <div role="alert">
        <Notice tone="warning">{CHATS.notFound}</Notice>
      </div>
    );
  const { state, agent } = view.progress ?? { state: undefined, agent: null };
  // As the lists have it now: a colleague can take it over.
  const isMine = state === 'ACTIVE' && listed !== undefined && listed.assignee?.staffUuid === me?.uuid;
  const name = about?.friendlyName ?? CHATS.borrower;
  const refused = view.pending.find(({ refusal }) => refusal !== undefined)?.refusal;
  return (
    <>
      <section className={css.chat} aria-label={name}>
        <h2>{name}</h2>
        <ChatLog
          view={view}
          ownAuthor="AGENT"
          names={{
            APPLICANT: name,
            AGENT: isMine ? CHATS.you : (agent ?? SHARED_CHAT.team),
            ASSISTANT: SHARED_CHAT.assistant,
          }}
          hosts={[location.hostname]}
          onSave={files.save}
          onEarlier={() => channel.loadEarlier()}
          onResend={({ text, files, clientId }) => {
            channel.discard(clientId);
            channel.send(text, undefined, files);
          }}
        >
          {preview !== '' && <p className={css.muted}>{CHATS.preview(name, preview)}</p>}
        </ChatLog>
        {refused && <Notice tone="danger">{CHATS.notStored[refused]}</Notice>}
        {isMine && about && (
          <ChatComposer
            {...(about.carriesFiles ? { upload: files.upload } : { noFiles: CHATS.noFiles })}
            onSend={(text, sent) => channel.send(text, undefined, sent)}
            onTyping={(text) => channel.tellTyping(text)}
            tools={(insert) => <CannedAnswerPicker name={name} onInsert={insert} />}
          />
        )}
        {!isMine && state === 'ACTIVE' && agent !== null && <p className={css.line}>{CHATS.answeredBy(agent)}</p>}
        {state === 'ENDED' && <p className={css.line}>{CHATS.ended}</p>}
        {state === 'ENDED' && <SurveyAnswer uuid={uuid} />}
        {state && <ConversationActions uuid={uuid} state={state} isMine={isMine} />}
      </section>
      {about && <BorrowerSide about={about} />}
    </>
  );
}
