import { Actions, Button, Dialog, Notice, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { STOP } from './stop-copy.ts';

interface Props {
  open: boolean;
  /** A refusal of what we can offer: the notice with the reasons goes out. Else the application is withdrawn. */
  refuses: boolean;
  busy: boolean;
  said: string | undefined;
  onStop: () => void;
  onBack: () => void;
}

/** "Stop your application?": nothing ends without this answer. */
export function StopDialog({ open, refuses, busy, said, onStop, onBack }: Props): ReactNode {
  return (
    <Dialog name="stop-here" alert open={open} title={STOP.title} onClose={onBack} closeLabel={STOP.back}>
      <Text>{refuses ? STOP.refuses : STOP.closes}</Text>
      <Text>{STOP.later}</Text>
      {said !== undefined && <Notice tone="danger" live>{said}</Notice>}
      <Actions>
        <Button kind="primary" busy={busy} busyLabel={STOP.stopping} onClick={onStop}>{STOP.stop}</Button>
        <Button onClick={onBack}>{STOP.back}</Button>
      </Actions>
    </Dialog>
  );
}
