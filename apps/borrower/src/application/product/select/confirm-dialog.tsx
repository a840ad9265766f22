import { Actions, Button, Dialog, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { closeDialog } from '../../../platform/lazy/dialog.ts';
import { ASK } from './offer-parts-words.en.ts';

/** Asks for confirmation before checking a debt replaces a changed offer with new ones. */
export function ConfirmDialog({
  open,
  onChange,
  onClose,
}: {
  open: boolean;
  onChange: () => void;
  onClose: () => void;
}): ReactNode {
  if (!open) return null;
  return (
    <Dialog name="payoff-change" open title={ASK.title} onClose={onClose} closeLabel={ASK.back}>
      <Text>{ASK.text}</Text>
      <Actions>
        <Button kind="primary" onClick={onChange}>
          {ASK.change}
        </Button>
        <Button onClick={closeDialog}>{ASK.back}</Button>
      </Actions>
    </Dialog>
  );
}
