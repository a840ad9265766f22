import { withdrawApplication, type Reply } from '@lintel/contract';
import { BORROWER_WITHDRAWAL_REASONS } from '@lintel/domain';
import { Button, Select } from '@lintel/ui';
import { isAnswered } from '@lintel/web';
import { useId, useState, type ReactNode } from 'react';
import { GATE } from '../../gate/words.en.ts';
import { api } from '../../platform/lazy/api.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { StopDialog } from './stop-dialog.tsx';
import { WITHDRAW } from './words.en.ts';

interface Props {
  uuid: string;
  version: number;
  /** The button's label. */
  label?: string;
  onWithdrawn: (reply: NonNullable<Reply<typeof withdrawApplication>>) => void;
  /** The application has changed since this page read it. */
  onChanged: () => void;
}

const parseReason = (value: string) => BORROWER_WITHDRAWAL_REASONS.find((reason) => reason === value);

/** The link to withdraw an application, with its confirmation. */
export function Withdraw({ uuid, version, label = WITHDRAW.ask, onWithdrawn, onChanged }: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const id = useId();
  const { busy, formError, show, submit } = useSubmit({
    onApiError(error) {
      if (isAnswered(error)) onChanged();
      return false;
    },
  });

  async function withdraw(): Promise<void> {
    const body = { reason: parseReason(reason) ?? 'NOT_SAID', comment: null };
    await submit(async (idempotencyKey) => {
      const reply = await api(withdrawApplication, { params: { uuid }, body, version, idempotencyKey });
      setIsOpen(false);
      onWithdrawn(reply);
    }, body);
  }

  return (
    <>
      <Button kind="link" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <StopDialog
        uuid={uuid}
        open={isOpen}
        refusesOffer={false}
        busy={busy}
        errorText={formError}
        onStop={() => {
          void withdraw();
        }}
        onBack={() => {
          setIsOpen(false);
          show({});
        }}
      >
        <Select
          id={id}
          name="reason"
          label={WITHDRAW.why}
          optional={GATE.optional}
          placeholder={WITHDRAW.rather}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          options={Object.entries(WITHDRAW.reasons).map(([value, text]) => ({ value, label: text }))}
        />
      </StopDialog>
    </>
  );
}
