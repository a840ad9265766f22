import { readValuation } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import { Actions, Button, Dialog, Notice, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useRead } from '../../platform/lazy/use-read.ts';
import { STOP } from './words.en.ts';

interface Props {
  uuid: string;
  open: boolean;
  /** True refuses our offer, which sends the notice with the reasons; false withdraws the application. */
  refusesOffer: boolean;
  busy: boolean;
  errorText: string | undefined;
  onStop: () => void;
  onBack: () => void;
  /** Further content before the buttons. */
  children?: ReactNode;
}

/**
 * Confirms that the borrower ends the application or refuses our offer, after saying what ends and what is refunded.
 */
export function StopDialog({ uuid, open, refusesOffer, busy, errorText, onStop, onBack, children }: Props): ReactNode {
  const { data } = useRead(readValuation, { params: { uuid } }, { enabled: open });
  return (
    <Dialog name="stop-here" alert open={open} title={STOP.title} onClose={onBack} closeLabel={STOP.back}>
      <Text>{refusesOffer ? STOP.refuses : STOP.closes}</Text>
      {data?.dueBack && <Text tone="strong">{STOP.refund(formatMoney(data.dueBack.amount, 2))}</Text>}
      <Text>{STOP.later}</Text>
      {children}
      {errorText !== undefined && (
        <Notice tone="danger" live>
          {errorText}
        </Notice>
      )}
      <Actions>
        <Button kind="primary" onClick={onBack}>
          {STOP.back}
        </Button>
        <Button data-danger busy={busy} busyLabel={STOP.stopping} onClick={onStop}>
          {STOP.stop}
        </Button>
      </Actions>
    </Dialog>
  );
}
