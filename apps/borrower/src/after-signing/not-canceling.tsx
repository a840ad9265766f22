import { confirmNonRescission } from '@lintel/contract';
import { formatList } from '@lintel/domain';
import { Actions, Button, Notice, Panel, Text } from '@lintel/ui';
import { useStepUp } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { api } from '../platform/lazy/api.ts';
import { useDueDay } from '../platform/lazy/use-loan-dates.ts';
import { useFollowStatus } from '../platform/lazy/use-status.ts';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { isSoleOwner, type OwnerRight } from './cancel-right.ts';
import { TYPED_NAME_FIELD, TypedName } from './typed-name.tsx';
import { AFTER } from './words.en.ts';

/** Lets an owner confirm that they didn't cancel, so we stop waiting for mailed cancellations. Optional. */
export function NotCanceling({ ownerRight }: { ownerRight: OwnerRight }): ReactNode {
  const { uuid, right, reload } = ownerRight;
  const followStatus = useFollowStatus(uuid);
  const [typedName, setTypedName] = useState('');
  const formatDueDay = useDueDay(uuid);
  const withStepUp = useStepUp();
  const sending = useSubmit({ errorFields: { 'signature-refused': TYPED_NAME_FIELD } });
  const { title, text, gain, noGain, name, missing, submit, busy, done, others } = AFTER.confirming;
  const you = right.owners.find(({ isYou }) => isYou);
  if (you?.confirmedAt) {
    const unconfirmed = right.owners.filter((one) => !one.isYou && !one.confirmedAt).map(({ firstName }) => firstName);
    return (
      <Notice tone="success">
        {done}
        {unconfirmed.length > 0 && ` ${others(formatList(unconfirmed))}`}
      </Notice>
    );
  }
  if (!right.canConfirm) return null;
  async function confirm(): Promise<void> {
    if (typedName.trim() === '') {
      sending.show({ errors: [{ field: TYPED_NAME_FIELD, message: missing }] });
      document.getElementById(TYPED_NAME_FIELD)?.focus();
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
      {right.lastDay && right.satisfiedOn && (
        <Text>
          {text(
            formatDueDay(right.lastDay),
            formatDueDay(right.satisfiedOn),
            isSoleOwner(right),
            right.fundingOn && right.soonerOn
              ? gain(formatDueDay(right.fundingOn), formatDueDay(right.soonerOn))
              : noGain,
          )}
        </Text>
      )}
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
