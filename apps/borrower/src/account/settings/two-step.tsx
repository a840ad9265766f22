import { makeRecoveryCodes, readIdentity } from '@lintel/contract';
import { Actions, Button, Panel, Stack, Tag, Text } from '@lintel/ui';
import { FormError, useStepUp } from '@lintel/web';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { api } from '../../platform/lazy/api.ts';
import { showToast } from '../../platform/lazy/toast.tsx';
import { useRead } from '../../platform/lazy/use-read.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { LoadedSection } from './loaded.tsx';
import { TWO_STEP } from './words.en.ts';

// Rarely needed, so not part of this page's chunk.
const TurnOnTwoStep = lazy(async () => ({ default: (await import('./turn-on-two-step.tsx')).TurnOnTwoStep }));
const TurnOffTwoStep = lazy(async () => ({ default: (await import('./turn-off-two-step.tsx')).TurnOffTwoStep }));
const RecoveryCodes = lazy(async () => ({ default: (await import('./recovery-codes.tsx')).RecoveryCodes }));

type Act = { readonly kind: 'on' | 'off' } | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** Turns two-step login on or off: whether a login with the password also needs a code of an authenticator app. */
export function TwoStep(): ReactNode {
  const identity = useRead(readIdentity, {}, { fresh: true });
  const [act, setAct] = useState<Act>();
  const panel = useRef<HTMLDivElement>(null);
  async function finish(said: string): Promise<void> {
    await identity.refetch();
    setAct(undefined);
    panel.current?.focus();
    void showToast(said);
  }
  return (
    <Panel title={TWO_STEP.title}>
      <div ref={panel} tabIndex={-1}>
        <LoadedSection read={identity}>
          {({ twoFactorEnabled }) =>
            twoFactorEnabled ? (
              <On onOff={() => setAct({ kind: 'off' })} onCodes={(codes) => setAct({ kind: 'codes', codes })} />
            ) : (
              <Stack>
                <Text tone="muted">{TWO_STEP.leadOff}</Text>
                <Actions>
                  <Button onClick={() => setAct({ kind: 'on' })}>{TWO_STEP.turnOn}</Button>
                </Actions>
              </Stack>
            )
          }
        </LoadedSection>
      </div>
      <Suspense fallback={null}>
        {act?.kind === 'on' && (
          <TurnOnTwoStep onDone={() => finish(TWO_STEP.turnedOn)} onClose={() => setAct(undefined)} />
        )}
        {act?.kind === 'off' && (
          <TurnOffTwoStep onDone={() => finish(TWO_STEP.remove.done)} onClose={() => setAct(undefined)} />
        )}
        {act?.kind === 'codes' && <RecoveryCodes codes={act.codes} onDone={() => setAct(undefined)} />}
      </Suspense>
    </Panel>
  );
}

function On({ onOff, onCodes }: { onOff: () => void; onCodes: (codes: readonly string[]) => void }): ReactNode {
  const withStepUp = useStepUp();
  const { busy, formError, submit } = useSubmit();
  const makeCodes = () =>
    submit(async () => onCodes((await withStepUp(() => api(makeRecoveryCodes, {}))).recoveryCodes));
  return (
    <Stack>
      <div>
        <Tag tone="success">{TWO_STEP.on}</Tag>
      </div>
      <Text tone="muted">{TWO_STEP.leadOn}</Text>
      <FormError>{formError}</FormError>
      <Actions>
        <Button busy={busy} onClick={() => void makeCodes()}>
          {TWO_STEP.getCodes}
        </Button>
        <Button onClick={onOff}>{TWO_STEP.turnOff}</Button>
      </Actions>
    </Stack>
  );
}
