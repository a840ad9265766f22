import { endSession, endSessions, readSessions, type Reply } from '@lintel/contract';
import { Actions, Button, Panel, Stack, Tag, Text } from '@lintel/ui';
import { FormError } from '@lintel/web';
import { useRef, type ReactNode } from 'react';
import { api } from '../../platform/lazy/api.ts';
import { formatTime } from '../../platform/lazy/dates.ts';
import { showToast } from '../../platform/lazy/toast.tsx';
import { useRead } from '../../platform/lazy/use-read.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { describeDevice } from './device.ts';
import { LoadedSection } from './loaded.tsx';
import { SESSIONS } from './words.en.ts';
import css from './settings.module.css';

type Session = Reply<typeof readSessions>[number];

/** Lists the devices on which this account is logged in, with buttons to log out others. */
export function Sessions(): ReactNode {
  const sessions = useRead(readSessions, {}, { fresh: true });
  const { busy, formError, submit } = useSubmit();
  const list = useRef<HTMLUListElement>(null);
  // The pressed button disappears with its row, so the list takes the focus.
  const end = (ask: () => Promise<unknown>, said: string) => {
    void submit(async () => {
      await ask();
      await sessions.refetch();
      list.current?.focus();
      void showToast(said);
    });
  };
  return (
    <Panel title={SESSIONS.title}>
      <LoadedSection read={sessions}>
        {(open) => (
          <Stack>
            <Text tone="muted">{open.length > 1 ? SESSIONS.lead : SESSIONS.alone}</Text>
            <ul ref={list} tabIndex={-1} className={css.list} aria-label={SESSIONS.title}>
              {open.map((session) => (
                <Row
                  key={session.sessionUuid}
                  session={session}
                  busy={busy}
                  onEnd={() =>
                    end(() => api(endSession, { params: { sessionUuid: session.sessionUuid } }), SESSIONS.ended)
                  }
                />
              ))}
            </ul>
            <FormError>{formError}</FormError>
            {open.length > 1 && (
              <Actions>
                <Button busy={busy} onClick={() => end(() => api(endSessions, {}), SESSIONS.othersEnded)}>
                  {SESSIONS.endOthers}
                </Button>
              </Actions>
            )}
          </Stack>
        )}
      </LoadedSection>
    </Panel>
  );
}

function Row({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }): ReactNode {
  const device = describeDevice(session.device);
  return (
    <li>
      <div>
        <b>{device}</b>
        <Text size="s" tone="muted">
          {SESSIONS.times(formatTime(session.startedAt), formatTime(session.lastUsedAt))}
        </Text>
      </div>
      {session.current ? (
        <Tag tone="success">{SESSIONS.here}</Tag>
      ) : (
        <Button size="s" busy={busy} aria-label={SESSIONS.endOf(device)} onClick={onEnd}>
          {SESSIONS.end}
        </Button>
      )}
    </li>
  );
}
