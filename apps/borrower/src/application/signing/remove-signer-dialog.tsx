import { cancelSigner, type Reply } from '@lintel/contract';
import { Actions, Button, Dialog, Notice, Text, TextArea } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { announce } from '../../platform/announce.tsx';
import { api } from '../../platform/lazy/api.ts';
import { closeDialog, focusOnMount } from '../../platform/lazy/dialog.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import type { RemovableSigner } from './use-remove-signer.tsx';
import { TAKE_OUT } from './words.en.ts';

const REASON = 'takeOutReason';
/**
 * Errors after the signer opened the invitation, signed or was removed in the meantime: the dialog says so, and there
 * is nothing to retry.
 */
const TOO_LATE: readonly string[] = ['signer-opened', 'already-signed', 'request-cancelled'];

export interface Props {
  uuid: string;
  signer: RemovableSigner;
  onClose: () => void;
  onRemoved: (reply: NonNullable<Reply<typeof cancelSigner>>) => Promise<void> | void;
  /** Called when it was too late to remove the signer: refetches the list behind the dialog. */
  onTooLate: () => void;
}

/** Confirms the removal of an additional signer, and asks for the reason. */
export function RemoveSignerDialog({
  uuid,
  signer: { signerUuid, firstName, lastName },
  onClose,
  onRemoved,
  onTooLate,
}: Props): ReactNode {
  const [reason, setReason] = useState('');
  const [late, setLate] = useState<string>();
  const sending = useSubmit({
    errorFields: { 'invalid-request': REASON },
    onApiError({ name, message }) {
      if (!TOO_LATE.includes(name)) return false;
      setLate(message);
      onTooLate();
      return true;
    },
  });
  const { title, text, documents, why, whyHint, missing, submit, busy, keep, close, done, stays } = TAKE_OUT;
  async function take(): Promise<void> {
    const body = { reason: reason.trim() };
    if (body.reason === '') {
      sending.show({ errors: [{ field: REASON, message: missing }] });
      document.getElementById(REASON)?.focus();
      return;
    }
    await sending.submit(async (idempotencyKey) => {
      const reply = await api(cancelSigner, { params: { uuid, signerUuid }, body, idempotencyKey });
      announce(done(`${firstName} ${lastName}`));
      onClose();
      await onRemoved(reply);
    }, body);
  }
  const error = sending.errorAt(REASON);
  return (
    <Dialog name="take-out" alert open title={title(`${firstName} ${lastName}`)} onClose={onClose} closeLabel={close}>
      {late !== undefined ? (
        <>
          <div role="alert">
            <Notice tone="info">
              <b>{late}</b> {stays}
            </Notice>
          </div>
          <Actions>
            <Button kind="primary" ref={focusOnMount} onClick={closeDialog}>
              {close}
            </Button>
          </Actions>
        </>
      ) : (
        <>
          <Text>{text}</Text>
          <Text>{documents}</Text>
          <TextArea
            name={REASON}
            label={why}
            hint={whyHint}
            rows={3}
            maxLength={500}
            required
            value={reason}
            {...(error !== undefined && { error })}
            onChange={({ currentTarget: { value } }) => {
              setReason(value);
              sending.keepErrors([]);
            }}
          />
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
                void take();
              }}
            >
              {submit}
            </Button>
          </Actions>
        </>
      )}
    </Dialog>
  );
}
