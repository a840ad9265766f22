import { isAssistantOver } from '@lintel/domain';
import { Button } from '@lintel/ui';
import { ChatComposer, ChatLog, SHARED_CHAT } from '@lintel/web';
import type { ReactNode } from 'react';
import { usePageData } from '../../platform/page-data.tsx';
import { EndPanel } from '../end-panel.tsx';
import type { Chat } from '../use-chat.ts';
import { CHAT } from '../words.en.ts';
import { AnswerFeedback } from './answer-feedback.tsx';
import { useAssistant } from './use-assistant.ts';
import { toMessages } from './use-history.ts';
import css from '../chat-panel.module.css';

/**
 * The chat with the assistant (mode `chatbot`): questions, answers with their source, and a button to reach a person.
 */
export function AssistantMessaging({ chat }: { chat: Chat }): ReactNode {
  const { environment } = usePageData();
  const { session, isOpen, isEnded, welcome, setAlert, forget } = chat;
  const { history, isLoaded, pending, isExpired, ask, handOver } = useAssistant(chat);
  const hasHistory = history.length > 0 || pending !== undefined;
  const isOver =
    isEnded ||
    (session !== undefined &&
      isLoaded &&
      isAssistantOver({ isExpired, isOpen, hasHistory, isProduction: environment === 'production' }));
  const last = history.at(-1);
  const isStored = last?.questionStr === pending;
  const isAnswering = pending !== undefined || last?.responseStr === null;
  return (
    <>
      <ChatLog
        view={{
          connection: 'OPEN',
          messages: toMessages(history),
          pending: pending === undefined || isStored ? [] : [{ clientId: pending, text: pending, files: [] }],
          progress: undefined,
        }}
        ownAuthor="APPLICANT"
        names={{ APPLICANT: CHAT.you, AGENT: SHARED_CHAT.team, ASSISTANT: SHARED_CHAT.assistant }}
        hosts={[location.hostname]}
        onEarlier={() => {}}
        onResend={() => {}}
        start={welcome !== undefined && <p className={css.welcome}>{welcome}</p>}
      >
        {isAnswering && !isOver && <p className={css.line}>{CHAT.answering}</p>}
      </ChatLog>
      {session && last?.responseStr != null && !isAnswering && !isExpired && (
        <AnswerFeedback
          key={last.questionId}
          session={session}
          questionId={last.questionId}
          answer={last.responseStr}
          onFailure={() => setAlert('failed')}
        />
      )}
      {isOver ? (
        <EndPanel onStartNew={forget} onFailure={() => setAlert('failed')} />
      ) : (
        <ChatComposer takesFocus onSend={ask} onTyping={() => {}}>
          {session && (
            <Button kind="link" onClick={handOver}>
              {CHAT.person}
            </Button>
          )}
        </ChatComposer>
      )}
    </>
  );
}
