import { confirmNonRescission } from '@lintel/contract';
import { formatList } from '@lintel/domain';
import { Actions, Button, Notice, Panel, Text } from '@lintel/ui';
import { useStepUp } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { api } from '../platform/lazy/api.ts';
import { useFollowStatus } from '../platform/lazy/use-status.ts';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import type { Owner } from './right.ts';
import { NAME, TypedName } from './typed-name.tsx';
import { AFTER } from './words.en.ts';

/** "I’m not canceling": every owner may confirm it after the cancellation period, and no one has to. */
export function NotCanceling({ owner }: { owner: Owner }): ReactNode {
  const { uuid, right, reload } = owner;
  const followStatus = useFollowStatus(uuid);
  const [typedName, setTypedName] = useState('');
  const withStepUp = useStepUp();
  const sending = useSubmit({ errorFields: { 'signature-refused': NAME } });
  const { title, text, name, missing, submit, busy, done, others } = AFTER.confirming;
  const you = right.owners.find(({ isYou }) => isYou);
  if (you?.confirmedAt) {
    const open = right.owners.filter((one) => !one.isYou && !one.confirmedAt).map(({ firstName }) => firstName);
    return (
      <Notice tone="success">
        {done}
        {open.length > 0 && ` ${others(formatList(open))}`}
      </Notice>
    );
  }
  if (!right.canConfirm) return null;
  async function confirm(): Promise<void> {
    if (typedName.trim() === '') {
      sending.show({ errors: [{ field: NAME, message: missing }] });
      document.getElementById(NAME)?.focus();
      return;
    }
    const body = { typedName: typedName.trim(), noticeVersion: right.notice?.version ?? '' };
    await sending.submit(async (idempotencyKey) => {
      const reply = await withStepUp(() => api(confirmNonRescission, { params: { uuid }, body, idempotencyKey }));
      await reload();
      followStatus(reply);
    }, body);
  }
  return (
    <Panel title={title}>
      <Text>{text}</Text>
      <TypedName label={name} value={typedName} onChange={setTypedName} sending={sending} />
      {sending.formError !== undefined && (
        <Notice tone="danger" live>
          {sending.formError}
        </Notice>
      )}
      <Actions>
        <Button
          busy={sending.busy}
          busyLabel={busy}
          onClick={() => {
            void confirm();
          }}
        >
          {submit}
        </Button>
      </Actions>
    </Panel>
  );
}
