import { Actions, Button, ButtonLink, Dialog, Notice, Phone, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { closeDialog } from '../platform/lazy/dialog.ts';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { usePrivateLabel } from '../platform/page-data.tsx';
import { LOCATION } from './location-words.en.ts';
import { askBrowser, detectBrowser, type Place } from './location.ts';

interface Props {
  /** The browser already refused once, or the server requires the location after all. */
  denied: boolean;
  onPlace: (place: Place) => void;
  onDenied: () => void;
  onClose: () => void;
}

/** Asks for the signer's location: explains why before the browser asks, and how to continue without it. */
export function LocationDialog({ denied, onPlace, onDenied, onClose }: Props): ReactNode {
  const { support } = usePrivateLabel();
  const { busy, submit } = useSubmit();
  async function ask(): Promise<void> {
    await submit(async () => {
      const place = await askBrowser();
      if (place) onPlace(place);
      else onDenied();
    });
  }
  return (
    <Dialog name="location" alert open title={LOCATION.title} onClose={onClose} closeLabel={LOCATION.close}>
      <Text>{LOCATION.text}</Text>
      {denied ? (
        <>
          <Notice tone="warning" live>
            {LOCATION.denied}
          </Notice>
          <Text>{LOCATION.how[detectBrowser(navigator.userAgent)]}</Text>
          <Text>{LOCATION.device}</Text>
          <Text>{LOCATION.call(support.phoneLabel)}</Text>
        </>
      ) : (
        <Text tone="muted">{LOCATION.next}</Text>
      )}
      <Actions>
        <Button
          kind="primary"
          busy={busy}
          busyLabel={LOCATION.asking}
          onClick={() => {
            void ask();
          }}
        >
          {denied ? LOCATION.again : LOCATION.allow}
        </Button>
        {denied && (
          <ButtonLink href={`tel:${support.phone}`} icon={<Phone />}>
            {support.phoneLabel}
          </ButtonLink>
        )}
        <Button onClick={closeDialog}>{LOCATION.later}</Button>
      </Actions>
    </Dialog>
  );
}
