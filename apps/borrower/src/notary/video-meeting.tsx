import { readNotarySession, readDisbursement, readProfile, readRescission, startNotarySession } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import { Actions, Button, ButtonLink, Link, Notice, Panel, Phone, Text } from '@lintel/ui';
import { useStepUp } from '@lintel/web';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { isSoleOwner } from '../after-signing/cancel-right.ts';
import { GatePage } from '../gate/gate-page.tsx';
import { useGateSubmit } from '../gate/use-gate-form.ts';
import { announce } from '../platform/announce.tsx';
import { api } from '../platform/lazy/api.ts';
import { formatCalendarDay } from '../platform/lazy/dates.ts';
import { useRead } from '../platform/lazy/use-read.ts';
import { usePrivateLabel } from '../platform/page-data.tsx';
import { useScreenTitle } from '../platform/screen-title.tsx';
import type { NotaryView, Session } from './meeting.ts';
import { HaveReady } from './parts.tsx';
import { MEETING } from './session-words.en.ts';
import { deleteJoinedSession, getJoinedSession, saveJoinedSession } from './use-join.ts';
import css from './notary.module.css';

/** Milliseconds between polls of the session. */
const POLL_MS = 3000;

interface Props extends NotaryView {
  /** Called once when the deed is signed, before the page changes. */
  onSigned: () => void;
}

/**
 * Meets the notary by video: shows the place in line, opens the call and follows it to its result. Without a session it
 * redirects.
 */
export function VideoMeeting(props: Props): ReactNode {
  const {
    uuid,
    notary: { session },
    pages,
  } = props;
  // The session that this window joined, or one still running after a reload.
  const [begun] = useState<Session | undefined>(
    () => getJoinedSession(uuid) ?? (session?.state === 'ENDED' ? undefined : (session ?? undefined)),
  );
  if (!begun) return <Navigate to={session ? pages.error() : pages.intro} replace />;
  return <RunningSession {...props} begun={begun} />;
}

function RunningSession({ begun, ...props }: Props & { begun: Session }): ReactNode {
  const { uuid, pages, reload, onSigned } = props;
  const ask = { params: { uuid, sessionUuid: begun.sessionUuid } };
  const sessionRead = useRead(readNotarySession, ask, {
    async complete(read) {
      if (read.state === 'ENDED') {
        deleteJoinedSession(uuid);
        await reload();
        if (read.endedBecause === 'SIGNED') onSigned();
      }
      return read;
    },
    refetchInterval: ({ state }) => (state.data?.state === 'ENDED' ? false : POLL_MS),
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  });
  const session: Session = sessionRead.data ?? begun;
  // The parent screen handles a signature.
  if (session.state === 'ENDED')
    return session.endedBecause === 'SIGNED' ? null : <Navigate to={pages.error()} replace />;
  return <NotaryQueue {...props} session={session} lost={sessionRead.isError} />;
}

/** The place in line, and the button that opens the call. */
function NotaryQueue({
  uuid,
  notary,
  pages,
  session,
  lost,
}: NotaryView & { session: Session; lost: boolean }): ReactNode {
  const state = session.state === 'ENDED' ? 'OPEN' : session.state;
  const { title, queue, ready, open, go, back, room, connectionLost, leave, opening } = MEETING;
  const { busy, formError, submit } = useGateSubmit(uuid);
  const withStepUp = useStepUp();
  const enter = () =>
    submit(async (idempotencyKey) => {
      // Reading the session doesn't return the call link, so a reloaded page calls start again; the session continues.
      const joined =
        getJoinedSession(uuid) ??
        (await withStepUp(() =>
          api(startNotarySession, {
            params: { uuid },
            body: { bookingUuid: null },
            idempotencyKey,
          }),
        ));
      saveJoinedSession(uuid, joined);
      if (joined.url) location.assign(joined.url);
    });
  const place = session.queuePosition;
  const said = {
    QUEUED: place ? (place === 1 ? queue.next : queue.place(place)) : queue.wait,
    READY: ready,
    OPEN: open,
  }[state];
  useScreenTitle(title[state]);
  useEffect(() => {
    announce(said);
  }, [said]);
  return (
    <>
      <GatePage title={title[state]} lead={said} rail={<HaveReady notary={notary} />}>
        <output className={css.heard}>
          {formError === undefined ? (
            lost && <Notice tone="warning">{connectionLost}</Notice>
          ) : (
            <Notice tone="danger">{formError}</Notice>
          )}
        </output>
        <Panel raised>
          <Text>{state === 'QUEUED' ? queue.stay : room}</Text>
          <Actions>
            <Button
              kind={state === 'QUEUED' ? 'secondary' : 'primary'}
              busy={busy}
              busyLabel={opening}
              onClick={() => {
                void enter();
              }}
            >
              {{ QUEUED: queue.there, READY: go, OPEN: back }[state]}
            </Button>
            <Link to={pages.intro}>{leave}</Link>
          </Actions>
        </Panel>
      </GatePage>
      <ProblemHelp />
    </>
  );
}

/** Our phone number for problems, visible during the whole meeting. */
export function ProblemHelp(): ReactNode {
  const { support } = usePrivateLabel();
  return (
    <div className={css.trouble}>
      <span>{MEETING.trouble}</span>
      <ButtonLink size="s" href={`tel:${support.phone}`} icon={<Phone />}>
        {MEETING.call(support.phoneLabel)}
      </ButtonLink>
    </div>
  );
}

/**
 * Confirms that the deed is signed, with the cancellation deadline, and the amount and funding date (borrower only), as
 * far as they are known. `to` is the next page.
 */
export function DeedSigned({
  uuid,
  to,
  isBorrower = false,
}: {
  uuid: string;
  to: string;
  isBorrower?: boolean;
}): ReactNode {
  const { data: profile } = useRead(readProfile, {});
  const { data: right } = useRead(readRescission, { params: { uuid } });
  const { data: payout } = useRead(readDisbursement, { params: { uuid } }, { enabled: isBorrower });
  const { title: titleOf, text, cancel, notBegun, sends, sendsAnyway, on: go } = MEETING.done;
  const title = titleOf(profile?.name.firstName);
  useScreenTitle(title);
  return (
    <GatePage title={title} lead={text}>
      {right?.owed && (
        <Text>{right.lastDay ? cancel(formatCalendarDay(right.lastDay)) : notBegun(isSoleOwner(right))}</Text>
      )}
      {payout?.fundingOn && (
        <Text tone="strong">
          {(right?.owed === false ? sendsAnyway : sends)(
            formatMoney(payout.toBorrower),
            formatCalendarDay(payout.fundingOn),
          )}
        </Text>
      )}
      <Actions>
        <Link kind="primary" to={to}>
          {go}
        </Link>
      </Actions>
    </GatePage>
  );
}
