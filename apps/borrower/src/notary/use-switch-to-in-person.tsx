import { changeNotaryKind } from '@lintel/contract';
import { Actions, Button, Dialog, Notice, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useGateSubmit } from '../gate/use-gate-form.ts';
import { clearOffers } from '../offers/use-offers.ts';
import { api } from '../platform/lazy/api.ts';
import { useFollowStatus, useStatus } from '../platform/lazy/use-status.ts';
import type { NotaryView } from './meeting.ts';
import { formatFee } from './parts.tsx';
import { NOTARY } from './words.en.ts';

/**
 * Returns the button that switches from video to meeting a notary in person, the dialog that it opens, and the fee in
 * person, formatted. The dialog asks first, because a different fee requires new documents. Render it outside any form.
 */
export function useSwitchToInPerson(
  { uuid, version, notary: { manualFee }, reload }: NotaryView,
  kind: 'primary' | 'secondary' = 'secondary',
): { button: ReactNode; dialog: ReactNode; fee: string } {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const status = useStatus(uuid);
  const { busy, formError, show, submit } = useGateSubmit(uuid, {
    async onApiError({ name, message }) {
      if (name !== 'stale-version' && name !== 'fee-changed') return false;
      // The next question must show the current fee of the current version.
      status.again();
      await reload();
      show({ formError: message });
      return true;
    },
  });
  const followStatus = useFollowStatus(uuid);
  const fee = formatFee(manualFee);
  const { open, ask, changes, then, yes, busy: changing, no, close } = NOTARY.inPerson;
  const shut = () => {
    setDialogOpen(false);
    show({});
  };
  const change = async () => {
    if (manualFee == null) return;
    await submit(async () => {
      const reply = await api(changeNotaryKind, {
        params: { uuid },
        body: { kind: 'MANUAL', fee: manualFee },
        version,
      });
      // The documents' figures include the fee.
      clearOffers(uuid);
      followStatus(reply);
    });
  };
  return {
    fee,
    button: (
      <Button kind={kind} onClick={() => setDialogOpen(true)}>
        {open}
      </Button>
    ),
    dialog: (
      <Dialog name="in-person" alert open={isDialogOpen} title={ask} onClose={shut} closeLabel={close}>
        <Text>{changes(fee)}</Text>
        <Text>{then}</Text>
        {formError !== undefined && (
          <Notice tone="danger" live>
            {formError}
          </Notice>
        )}
        <Actions>
          <Button
            kind="primary"
            busy={busy}
            busyLabel={changing}
            onClick={() => {
              void change();
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
