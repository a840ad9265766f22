import { readPasskeys, type Reply } from '@lintel/contract';
import { Actions, Button, Key, Panel, Stack, Text } from '@lintel/ui';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { formatTime } from '../../platform/lazy/dates.ts';
import { showToast } from '../../platform/lazy/toast.tsx';
import { useRead } from '../../platform/lazy/use-read.ts';
import { LoadedSection } from './loaded.tsx';
import { PASSKEYS } from './words.en.ts';
import css from './settings.module.css';

const PasskeyDialog = lazy(async () => ({ default: (await import('./passkey-dialog.tsx')).PasskeyDialog }));

export type Passkey = Reply<typeof readPasskeys>[number];

/** The action of the open dialog. */
export type PasskeyAct = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

/** The passkeys of this account, with ways to add, rename and remove them. */
export function Passkeys(): ReactNode {
  const passkeys = useRead(readPasskeys, {}, { fresh: true });
  const [act, setAct] = useState<PasskeyAct>();
  const panel = useRef<HTMLDivElement>(null);
  async function finish(said: string): Promise<void> {
    await passkeys.refetch();
    setAct(undefined);
    // The button that opened the dialog may be gone with its row.
    panel.current?.focus();
    void showToast(said);
  }
  return (
    <Panel title={PASSKEYS.title}>
      <div ref={panel} tabIndex={-1}>
        <Stack>
          <Text tone="muted">{PASSKEYS.lead}</Text>
          <LoadedSection read={passkeys}>
            {(list) =>
              list.length > 0 && (
                <ul className={css.list} aria-label={PASSKEYS.title}>
                  {list.map((passkey) => (
                    <Row key={passkey.passkeyUuid} passkey={passkey} onAct={setAct} />
                  ))}
                </ul>
              )
            }
          </LoadedSection>
          <Actions>
            <Button icon={<Key />} onClick={() => setAct({ kind: 'add' })}>
              {PASSKEYS.add}
            </Button>
          </Actions>
        </Stack>
      </div>
      {act && (
        <Suspense fallback={null}>
          <PasskeyDialog act={act} onDone={finish} onClose={() => setAct(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}

function Row({ passkey, onAct }: { passkey: Passkey; onAct: (act: PasskeyAct) => void }): ReactNode {
  const { name, host, createdAt, lastUsedAt } = passkey;
  const added = formatTime(createdAt);
  return (
    <li>
      <div>
        <b>{name}</b>
        <Text size="s" tone="muted">
          {lastUsedAt === null ? PASSKEYS.added(added) : PASSKEYS.used(added, formatTime(lastUsedAt))}{' '}
          {host !== location.hostname && PASSKEYS.elsewhere(host)}
        </Text>
      </div>
      <div className={css.acts}>
        <Button size="s" aria-label={PASSKEYS.renameOf(name)} onClick={() => onAct({ kind: 'rename', passkey })}>
          {PASSKEYS.rename}
        </Button>
        <Button size="s" aria-label={PASSKEYS.removeOf(name)} onClick={() => onAct({ kind: 'remove', passkey })}>
          {PASSKEYS.remove}
        </Button>
      </div>
    </li>
  );
}
