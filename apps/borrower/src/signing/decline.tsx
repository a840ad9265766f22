import { DECLINE_TO_SIGN } from '@lintel/domain';
import { Actions, Button, ChoiceTiles, Dialog, Notice, Text, TextArea } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { GATE } from '../gate/words.en.ts';
import { closeDialog } from '../platform/lazy/dialog.ts';
import { useStatus } from '../platform/lazy/use-status.ts';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { REFUSING } from './decline-words.en.ts';
import type { Signing } from './signing.ts';

const REASONS = DECLINE_TO_SIGN.map((value) => ({ value, label: REFUSING.reasons[value] }));

interface Props {
  signing: Signing;
  /** Some documents are already signed; declining doesn't undo that. */
  hasSigned: boolean;
  onClose: () => void;
}

/** Says what declining leads to, without promises that the reason rules out. */
export function describeConsequence(isPressured: boolean, hasSigned: boolean): string {
  const words = isPressured ? REFUSING.pressured : REFUSING;
  return hasSigned ? words.partly : words.text;
}

/** Asks for the reason, then declines to sign. The borrower and additional signers use it. */
export function DeclineDialog({ signing, hasSigned, onClose }: Props): ReactNode {
  const [chosen, setChosen] = useState('');
  const [note, setNote] = useState('');
  const status = useStatus(signing.uuid);
  const sending = useSubmit({
    onApiError: ({ name }) => {
      if (name !== 'not-at-this-step' && name !== 'already-signed') return false;
      status.again();
      onClose();
      return true;
    },
  });
  async function decline(): Promise<void> {
    const reason = DECLINE_TO_SIGN.find((one) => one === chosen);
    if (!reason) {
      sending.show({ errors: [{ field: 'reason', message: REFUSING.missing }] });
      document.getElementById('reason')?.focus();
      return;
    }
    const body = { reason, comment: note.trim() === '' ? null : note.trim() };
    await sending.submit((key) => signing.decline(body, key), body);
  }
  const error = sending.errorAt('reason');
  const isPressured = chosen === 'PRESSURED';
  return (
    <Dialog name="decline-to-sign" alert open title={REFUSING.title} onClose={onClose} closeLabel={REFUSING.close}>
      <div aria-live="polite">
        <Text>{describeConsequence(isPressured, hasSigned)}</Text>
      </div>
      <ChoiceTiles
        name="reason"
        look="small"
        label={REFUSING.why}
        options={REASONS}
        value={chosen}
        required
        {...(error !== undefined && { error })}
        onChange={(value) => {
          setChosen(value);
          sending.keepErrors([]);
        }}
      />
      {isPressured && (
        <Notice tone="info" live>
          <b>{REFUSING.pressured.danger}</b>
        </Notice>
      )}
      <TextArea
        name="note"
        label={isPressured ? REFUSING.pressured.note : REFUSING.note}
        optional={GATE.optional}
        rows={3}
        maxLength={500}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
      {sending.formError !== undefined && (
        <Notice tone="danger" live>
          {sending.formError}
        </Notice>
      )}
      <Actions>
        <Button kind="primary" onClick={closeDialog}>
          {REFUSING.back}
        </Button>
        <Button
          data-danger
          busy={sending.busy}
          busyLabel={REFUSING.busy}
          onClick={() => {
            void decline();
          }}
        >
          {REFUSING.submit}
        </Button>
      </Actions>
    </Dialog>
  );
}
