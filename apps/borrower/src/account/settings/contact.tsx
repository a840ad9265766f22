import { readIdentity, type Reply } from '@lintel/contract';
import { Button, Panel, Skeleton, Stack, Text } from '@lintel/ui';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { queryClient } from '../../platform/lazy/query-client.ts';
import { showToast } from '../../platform/lazy/toast.tsx';
import { useRead } from '../../platform/lazy/use-read.ts';
import { useIsExternalLogin } from '../../platform/page-data.tsx';
import { LoadedSection } from './loaded.tsx';
import { CONTACT } from './words.en.ts';
import css from './settings.module.css';

// Rarely needed, so not part of this page's chunk.
const ContactDialog = lazy(async () => ({ default: (await import('./contact-dialog.tsx')).ContactDialog }));

export type ContactKind = 'email' | 'phone';

/**
 * The borrower's email address and phone number, each with a button to change it. An email address from an external
 * login has no button, because it is changed there.
 */
export function Contact(): ReactNode {
  const identity = useRead(readIdentity, {}, { fresh: true });
  const isExternal = useIsExternalLogin();
  const [kind, setKind] = useState<ContactKind>();
  const panel = useRef<HTMLDivElement>(null);
  async function finish(toastMessage: string): Promise<void> {
    // The list of sessions has changed too.
    await queryClient.invalidateQueries();
    setKind(undefined);
    panel.current?.focus();
    await showToast(toastMessage);
  }
  return (
    <Panel title={CONTACT.title}>
      <div ref={panel} tabIndex={-1}>
        <LoadedSection read={identity} placeholder={<ContactPlaceholder />}>
          {(read) => (
            <Stack>
              <ul className={css.list} aria-label={CONTACT.title}>
                <Row
                  kind="email"
                  value={read.email}
                  note={isExternal ? CONTACT.external : CONTACT.email.note}
                  onChange={isExternal ? undefined : setKind}
                />
                <Row
                  kind="phone"
                  value={findPhone(read) ?? CONTACT.phone.none}
                  note={CONTACT.phone.note}
                  onChange={setKind}
                />
              </ul>
            </Stack>
          )}
        </LoadedSection>
      </div>
      {kind && (
        <Suspense fallback={null}>
          <ContactDialog kind={kind} onDone={finish} onClose={() => setKind(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}

const ContactPlaceholder = (): ReactNode => (
  <div className={css.contact}>
    <Skeleton />
    <Skeleton />
  </div>
);

const findPhone = ({ aliases }: Reply<typeof readIdentity>): string | undefined =>
  aliases.find(({ type }) => type === 'Phone')?.value;

function Row({
  kind,
  value,
  note,
  onChange,
}: {
  kind: ContactKind;
  value: string;
  note: string;
  onChange: ((kind: ContactKind) => void) | undefined;
}): ReactNode {
  const words = CONTACT[kind];
  return (
    <li>
      <div>
        <b>{words.label}</b>
        <Text>{value}</Text>
        <Text size="s" tone="muted">
          {note}
        </Text>
      </div>
      {onChange && (
        <Button size="s" aria-label={words.title} onClick={() => onChange(kind)}>
          {CONTACT.change}
        </Button>
      )}
    </li>
  );
}
