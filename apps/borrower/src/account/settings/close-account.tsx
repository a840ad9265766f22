import { closeOwnAccount, readAccountClosing, type Reply } from '@lintel/contract';
import { formatDateInProse } from '@lintel/domain';
import { Actions, Button, Dialog, Panel, Stack, Text } from '@lintel/ui';
import { FormError, useStepUp } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { api } from '../../platform/lazy/api.ts';
import { formatTime } from '../../platform/lazy/dates.ts';
import { useRead } from '../../platform/lazy/use-read.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { session } from '../../platform/session.ts';
import { urls } from '../../platform/urls.ts';
import { LoadedSection } from './loaded.tsx';
import { CLOSE_ACCOUNT } from './words.en.ts';
import css from './settings.module.css';

type Closing = Reply<typeof readAccountClosing>;

/**
 * Closes the account, unless something still needs it or an earlier email address can still be restored. Lists what the
 * lender must keep.
 */
export function CloseAccount(): ReactNode {
  const closing = useRead(readAccountClosing, {}, { fresh: true });
  return (
    <Panel title={CLOSE_ACCOUNT.title}>
      <LoadedSection read={closing}>
        {(read) => (isClosable(read) ? <Close kept={read.kept} /> : <StillOpen {...read} />)}
      </LoadedSection>
    </Panel>
  );
}

const isClosable = ({ open, changeBackUntil }: Closing): boolean => open.length === 0 && changeBackUntil === null;

function StillOpen({ open, changeBackUntil }: Closing): ReactNode {
  const kinds = [...new Set(open.map(({ kind }) => kind))];
  return (
    <Stack>
      {kinds.map((kind) => (
        <Text key={kind} tone="muted">
          {CLOSE_ACCOUNT.open[kind]}
        </Text>
      ))}
      {changeBackUntil !== null && <Text tone="muted">{CLOSE_ACCOUNT.changeBack(formatTime(changeBackUntil))}</Text>}
    </Stack>
  );
}

function Close({ kept }: { kept: Closing['kept'] }): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Stack>
      <Text tone="muted">{CLOSE_ACCOUNT.lead}</Text>
      <Actions>
        <Button onClick={() => setIsAsking(true)}>{CLOSE_ACCOUNT.ask}</Button>
      </Actions>
      {isAsking && <Confirm kept={kept} onClose={() => setIsAsking(false)} />}
    </Stack>
  );
}

function Confirm({ kept, onClose }: { kept: Closing['kept']; onClose: () => void }): ReactNode {
  const withStepUp = useStepUp();
  const { busy, formError, submit } = useSubmit();
  const close = () =>
    submit(async () => {
      await withStepUp(() => api(closeOwnAccount, {}));
      session.leave(urls.login());
    });
  return (
    <Dialog name="close-account" open title={CLOSE_ACCOUNT.question} onClose={onClose} closeLabel={CLOSE_ACCOUNT.close}>
      <Stack>
        <Text>{CLOSE_ACCOUNT.effect}</Text>
        {kept.length > 0 && (
          <>
            <Text>{CLOSE_ACCOUNT.keptLead}</Text>
            <ul className={css.list}>
              {kept.map(({ record, source, until }) => (
                <li key={`${record} ${source}`}>
                  <div>
                    <b>{CLOSE_ACCOUNT.records[record]}</b>
                    <Text size="s" tone="muted">
                      {CLOSE_ACCOUNT.kept(formatDateInProse(until), source)}
                    </Text>
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
        <FormError>{formError}</FormError>
        <Actions>
          <Button kind="primary" onClick={onClose}>
            {CLOSE_ACCOUNT.keep}
          </Button>
          <Button data-danger busy={busy} onClick={() => void close()}>
            {CLOSE_ACCOUNT.submit}
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  );
}
