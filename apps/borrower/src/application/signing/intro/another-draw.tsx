import { reopenOffers } from '@lintel/contract';
import { Actions, Button, Dialog, Notice, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useGateSubmit } from '../../../gate/use-gate-form.ts';
import { clearOffers, refetchOffers } from '../../../offers/use-offers.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { INTRO } from './words.en.ts';

/**
 * Provides the button that asks for a different draw before signing, and its confirmation. Render the dialog outside
 * the form.
 */
export function useAnotherDraw(uuid: string, version: number): { button: ReactNode; dialog: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const { busy, formError, show, submit } = useGateSubmit(uuid, {
    async onApiError({ name, message }) {
      if (name !== 'stale-version') return false;
      await refetchOffers(uuid);
      show({ formError: message });
      return true;
    },
  });
  const followStatus = useFollowStatus(uuid);
  const { open, title, text, documents, yes, busy: opening, no, close } = INTRO.draw;
  const shut = () => {
    setIsOpen(false);
    show({});
  };
  const ask = () =>
    submit(async (idempotencyKey) => {
      const body = { reason: 'ANOTHER_DRAW' } as const;
      const reply = await api(reopenOffers, { params: { uuid }, body, version, idempotencyKey });
      clearOffers(uuid);
      followStatus(reply);
    }, version);
  return {
    button: <Button onClick={() => setIsOpen(true)}>{open}</Button>,
    dialog: (
      <Dialog name="another-draw" alert open={isOpen} title={title} onClose={shut} closeLabel={close}>
        <Text>{text}</Text>
        <Text>{documents}</Text>
        {formError !== undefined && (
          <Notice tone="danger" live>
            {formError}
          </Notice>
        )}
        <Actions>
          <Button
            kind="primary"
            busy={busy}
            busyLabel={opening}
            onClick={() => {
              void ask();
            }}
          >
            {yes}
          </Button>
          <Button onClick={shut}>{no}</Button>
        </Actions>
      </Dialog>
    ),
  };
}
