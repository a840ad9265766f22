import { rescind } from '@lintel/contract';
import { Actions, Button, Dialog, Disclosure, Notice, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { api } from '../platform/lazy/api.ts';
import { closeDialog, focusOnMount } from '../platform/lazy/dialog.ts';
import { useFollowStatus } from '../platform/lazy/use-status.ts';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { isSoleOwner, type OwnerRight } from './cancel-right.ts';
import { TYPED_NAME_FIELD, TypedName } from './typed-name.tsx';
import { AFTER } from './words.en.ts';

/**
 * Cancels the loan (rescission) after an owner has read what that does and typed their name. The server's clock decides
 * whether it is in time; if it isn't, the dialog says so and changes nothing.
 */
export function CancelDialog({ owner, onClose }: { owner: OwnerRight; onClose: () => void }): ReactNode {
  const {
    uuid,
    right: { notice },
    reload,
  } = owner;
  const followStatus = useFollowStatus(uuid);
  const [typedName, setTypedName] = useState('');
  const [over, setOver] = useState<string>();
  const { title, text, notice: read, name, nameHint, missing, submit, busy, keep, over: stays } = AFTER.canceling;
  const sending = useSubmit({
    errorFields: { 'signature-refused': TYPED_NAME_FIELD },
    onApiError: ({ name: refused, message }) => {
      if (refused !== 'rescission-over') return false;
      setOver(message);
      void reload();
      return true;
    },
  });
  async function cancel(): Promise<void> {
    if (typedName.trim() === '') {
      sending.show({ errors: [{ field: TYPED_NAME_FIELD, message: missing }] });
      document.getElementById(TYPED_NAME_FIELD)?.focus();
      return;
    }
    const body = { typedName: typedName.trim(), noticeVersion: notice?.version ?? '' };
    await sending.submit(
      async (idempotencyKey) => followStatus(await api(rescind, { params: { uuid }, body, idempotencyKey })),
      body,
    );
  }
  if (over !== undefined) {
    return (
      <Dialog name="cancel-loan" open title={title} onClose={onClose} closeLabel={keep}>
        <div role="alert">
          <Notice tone="info">
            <b>{over}</b> {stays}
          </Notice>
        </div>
        <Actions>
          <Button kind="primary" ref={focusOnMount} onClick={closeDialog}>
            {keep}
          </Button>
        </Actions>
      </Dialog>
    );
  }
  return (
    <Dialog name="cancel-loan" open title={title} onClose={onClose} closeLabel={keep}>
      <Text>{text(isSoleOwner(owner.right))}</Text>
      {notice && notice.text.length > 0 && (
        <Disclosure summary={read}>
          {notice.text.map((line, index) => (
            <Text key={index} size="s">
              {line}
            </Text>
          ))}
        </Disclosure>
      )}
      <TypedName label={name} hint={nameHint} value={typedName} onChange={setTypedName} sending={sending} />
      {sending.formError !== undefined && (
        <Notice tone="danger" live>
          {sending.formError}
        </Notice>
      )}
      <Actions>
        <Button kind="primary" onClick={closeDialog}>
          {keep}
        </Button>
        <Button
          data-danger
          busy={sending.busy}
          busyLabel={busy}
          onClick={() => {
            void cancel();
          }}
        >
          {submit}
        </Button>
      </Actions>
    </Dialog>
  );
}
