import { readValuation, refuseReoffer, type OfferSet } from '@lintel/contract';
import { formatDateInProse } from '@lintel/domain';
import { Actions, Button, ButtonLink, DiffTable, Link, Notice, Panel, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useGateSubmit } from '../../../gate/use-gate-form.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useRead } from '../../../platform/lazy/use-read.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { urls } from '../../../platform/urls.ts';
import { StopDialog } from '../../stop/stop-dialog.tsx';
import { changedRows } from './changed-rows.ts';
import { CHANGED } from './changed-words.en.ts';

type Change = NonNullable<OfferSet['changed']>;

/**
 * Explains that the chosen offer changed (a reoffer): old and new side by side and why, then choosing again or
 * stopping. Leaving the page refuses nothing.
 */
export function ChangedOffer({
  uuid,
  version,
  change,
  to,
}: {
  uuid: string;
  version: number;
  change: Change;
  to: string;
}): ReactNode {
  const [isStopOpen, setIsStopOpen] = useState(false);
  const { busy, formError, submit } = useGateSubmit(uuid);
  const valuation = useRead(readValuation, { params: { uuid } });
  const followStatus = useFollowStatus(uuid);
  const until = change.keptUntil ? formatDateInProse(change.keptUntil) : undefined;
  const rows =
    change.before && change.after
      ? changedRows(change.before, change.after, change.costs ?? null, change.because, change.most ?? null)
      : [];
  const stop = () => {
    const body = { confirmed: true } as const;
    void submit(async (idempotencyKey) => {
      followStatus(await api(refuseReoffer, { params: { uuid }, body, version, idempotencyKey }));
    });
  };
  return (
    <Panel raised title={CHANGED.title}>
      <Text>
        {CHANGED.because(change.because)}
        {change.worse && ` ${CHANGED.counter(until)}`}
      </Text>
      {!(change.before && change.after) && <Notice tone="warning">{CHANGED.gone}</Notice>}
      {rows.length > 0 && <DiffTable caption={CHANGED.title} heads={CHANGED.heads} rows={rows} />}
      {valuation.data?.reconsideration?.open && (
        <div>
          <Link to={urls.application(uuid, 'bpo/value')}>{CHANGED.value}</Link>
        </div>
      )}
      <Actions>
        <ButtonLink kind="primary" href={`#${to}`}>
          {CHANGED.again}
        </ButtonLink>
        <Button onClick={() => setIsStopOpen(true)}>{CHANGED.stop}</Button>
      </Actions>
      <StopDialog
        uuid={uuid}
        open={isStopOpen}
        refusesOffer={change.worse}
        busy={busy}
        errorText={formError}
        onStop={stop}
        onBack={() => setIsStopOpen(false)}
      />
    </Panel>
  );
}
