import { ApiError, withdrawApplication, type ReplyOf } from '@lintel/contract';
import { LEAVING_REASONS } from '@lintel/domain';
import { Button, Select } from '@lintel/ui';
import { useSubmit } from '@lintel/web';
import { useId, useState, type ReactNode } from 'react';
import { GATE } from '../../gate/copy.ts';
import { refusalOf } from '../../gate/refusal.ts';
import { api } from '../../platform/later/api.ts';
import { usePressKey } from '../../platform/later/key.ts';
import { reportError } from '../../platform/telemetry.ts';
import { WITHDRAW } from './copy.ts';
import { StopDialog } from './stop-dialog.tsx';

interface Props {
  uuid: string;
  version: number;
  /** What the button says. */
  label?: string;
  onStopped: (reply: NonNullable<ReplyOf<typeof withdrawApplication>>) => void;
  /** The application is not where this page saw it. */
  onChanged: () => void;
}

const reasonOf = (value: string) => LEAVING_REASONS.find((reason) => reason === value);

/** The quiet way out of an application, with its question. */
export function Withdraw({ uuid, version, label = WITHDRAW.ask, onStopped, onChanged }: Props): ReactNode {
  const [asked, setAsked] = useState(false);
  const [busy, submit] = useSubmit();
  const [said, setSaid] = useState<string>();
  const [reason, setReason] = useState('');
  const key = usePressKey();
  const id = useId();

  async function stop(): Promise<void> {
    if (busy) return;
    setSaid(undefined);
    await submit(
      async () => {
        const body = { reason: reasonOf(reason) ?? 'NOT_SAID', comment: null };
        const reply = await api(withdrawApplication, { params: { uuid }, body, version, idempotencyKey: key.of(body) });
        key.done();
        setAsked(false);
        onStopped(reply);
      },
      (error) => {
        reportError('withdrawal', error instanceof ApiError ? error.name : error);
        const { sentence, isAnswered } = refusalOf(error, {}, new Set());
        if (isAnswered) {
          key.done();
          onChanged();
        }
        setSaid(sentence ?? GATE.notSent);
      },
    );
  }

  return (
    <>
      <Button kind="link" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <StopDialog
        uuid={uuid}
        open={asked}
        refuses={false}
        busy={busy}
        said={said}
        onStop={() => {
          void stop();
        }}
        onBack={() => {
          setAsked(false);
          setSaid(undefined);
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
