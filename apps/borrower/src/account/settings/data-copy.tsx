import { downloadAccountExport, listAccountExports, requestAccountExport, type Reply } from '@lintel/contract';
import { Actions, Button, Download, Panel, Stack, Text } from '@lintel/ui';
import { FormError, useStepUp } from '@lintel/web';
import { useRef, type ReactNode } from 'react';
import { downloadBytes } from '../../documents/file.ts';
import { announce } from '../../platform/announce.tsx';
import { api } from '../../platform/lazy/api.ts';
import { formatDay, formatTime } from '../../platform/lazy/dates.ts';
import { useRead } from '../../platform/lazy/use-read.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { LoadedSection } from './loaded.tsx';
import { DATA_COPY } from './words.en.ts';
import css from './settings.module.css';

type Copy = NonNullable<Reply<typeof listAccountExports>>[number];

/** Milliseconds between polls while a copy is being made. */
const POLL_MS = 3000;

/** Requests and downloads a copy of the borrower's data, as one ZIP file. */
export function DataCopy(): ReactNode {
  const withStepUp = useStepUp();
  const copies = useRead(
    listAccountExports,
    {},
    { fresh: true, refetchInterval: ({ state }) => (isMaking(state.data) ? POLL_MS : false) },
  );
  const { busy, formError, submit } = useSubmit();
  const list = useRef<HTMLUListElement>(null);
  const request = () =>
    submit(async () => {
      await withStepUp(() => api(requestAccountExport, {}));
      await copies.refetch();
      // Moves the focus to the list, because the button disappears while a copy is being made.
      list.current?.focus();
      announce(DATA_COPY.asked);
    });
  const save = (exportUuid: string) =>
    submit(async () => {
      const bytes = await withStepUp(() => api(downloadAccountExport, { params: { exportUuid } }));
      downloadBytes(new Uint8Array(bytes), 'application/zip', DATA_COPY.file);
    });
  return (
    <Panel title={DATA_COPY.title}>
      <LoadedSection read={copies}>
        {(read) => (
          <Stack>
            <Text tone="muted">{DATA_COPY.lead}</Text>
            {read.length > 0 && (
              <ul ref={list} tabIndex={-1} className={css.list} aria-label={DATA_COPY.title}>
                {read.map((copy) => (
                  <Row key={copy.exportUuid} copy={copy} busy={busy} onSave={() => void save(copy.exportUuid)} />
                ))}
              </ul>
            )}
            <FormError>{formError}</FormError>
            {!isMaking(read) && (
              <Actions>
                <Button busy={busy} onClick={() => void request()}>
                  {DATA_COPY.ask}
                </Button>
              </Actions>
            )}
          </Stack>
        )}
      </LoadedSection>
    </Panel>
  );
}

const isMaking = (copies: readonly Copy[] | null | undefined): boolean =>
  copies?.some(({ state }) => state === 'MAKING') === true;

function Row({ copy, busy, onSave }: { copy: Copy; busy: boolean; onSave: () => void }): ReactNode {
  const asked = formatTime(copy.askedAt);
  return (
    <li>
      <div>
        <b>{DATA_COPY.of(asked)}</b>
        <Text size="s" tone="muted">
          {copy.expiresAt ? DATA_COPY.until(formatDay(copy.expiresAt)) : DATA_COPY.making}
        </Text>
      </div>
      {copy.state === 'READY' && (
        <Button size="s" icon={<Download />} busy={busy} aria-label={DATA_COPY.saveOf(asked)} onClick={onSave}>
          {DATA_COPY.save}
        </Button>
      )}
    </li>
  );
}
