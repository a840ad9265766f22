import {
  closeConversation,
  listChatColleagues,
  takeConversation,
  transferConversation,
  type ChatState,
} from '@lintel/contract';
import { Actions, Button, Select, useToast } from '@lintel/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useConfirm } from '../form/confirm-dialog.tsx';
import { useToastSubmit } from '../form/use-submit.ts';
import { api } from '../platform/api.ts';
import { useMe } from '../platform/me.ts';
import { useRead } from '../platform/use-read.ts';
import { CHATS } from './words.en.ts';
import css from './chats.module.css';

interface ConversationActionsProps {
  uuid: string;
  state: ChatState;
  isMine: boolean;
}

/** What the user can do with a conversation: take it, transfer it, end it. */
export function ConversationActions({ uuid, state, isMine }: ConversationActionsProps): ReactNode {
  const { busy, submit } = useToastSubmit('chat');
  const { ask, withdraw, dialog } = useConfirm();
  const toast = useToast();
  const params = { conversationUuid: uuid };
  const canEnd = state === 'QUEUE' || (state === 'ACTIVE' && isMine);
  // The borrower or a colleague can end or take the chat while the question is open.
  const withdrawUnlessPossible = useEffectEvent(() => {
    if (canEnd || !withdraw) return;
    withdraw();
    toast({ id: 'chat', text: state === 'ENDED' ? CHATS.endedMeanwhile : CHATS.takenMeanwhile, stays: true });
  });
  useEffect(() => withdrawUnlessPossible(), [canEnd]);
  const end = async () => {
    if (await ask(CHATS.endWarning))
      await submit((idempotencyKey) => api(closeConversation, { params, idempotencyKey }));
  };
  return (
    <>
      {canEnd && (
        <div className={css.actions}>
          <Actions>
            {state === 'QUEUE' && (
              <Button
                kind="primary"
                busy={busy}
                busyLabel={CHATS.taking}
                onClick={() => void submit((idempotencyKey) => api(takeConversation, { params, idempotencyKey }))}
              >
                {CHATS.take}
              </Button>
            )}
            <Button busy={busy} busyLabel={CHATS.ending} onClick={() => void end()}>
              {CHATS.end}
            </Button>
          </Actions>
          {isMine && <Transfer uuid={uuid} />}
        </div>
      )}
      {dialog}
    </>
  );
}

const QUEUE = 'QUEUE';

/** Gives the conversation to a colleague, or back to the queue. */
function Transfer({ uuid }: { uuid: string }): ReactNode {
  const me = useMe();
  const colleagues = useRead(listChatColleagues, {}).data ?? [];
  const [to, setTo] = useState(QUEUE);
  const { busy, submit } = useToastSubmit('chat');
  const options = colleagues
    .filter(({ staffUuid }) => staffUuid !== me?.uuid)
    .map(({ staffUuid, name }) => ({ value: staffUuid, label: name }));
  return (
    <div className={css.transfer}>
      <Select
        name="transferTo"
        label={CHATS.transferTo}
        options={[{ value: QUEUE, label: CHATS.toQueue }, ...options]}
        value={to}
        onChange={({ currentTarget }) => setTo(currentTarget.value)}
      />
      <Button
        busy={busy}
        busyLabel={CHATS.transferring}
        onClick={() =>
          void submit((idempotencyKey) =>
            api(transferConversation, {
              params: { conversationUuid: uuid },
              body: { staffUuid: to === QUEUE ? null : to },
              idempotencyKey,
            }),
          )
        }
      >
        {CHATS.transfer}
      </Button>
    </div>
  );
}
