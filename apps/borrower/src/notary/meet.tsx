import { Actions, Button, ButtonLink, Link, Notice, Panel, Phone, Text } from '@lintel/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { readNotarySession, startNotarySession } from '@lintel/contract';
import { GatePage } from '../application/gate/gate-page.tsx';
import { sentenceOf } from '../application/gate/refusal.ts';
import { useStepUp } from '../application/step-up/use-step-up.ts';
import { announce } from '../platform/announce.tsx';
import { api } from '../platform/later/api.ts';
import { callKey } from '../platform/later/use-call.ts';
import { usePrivateLabel } from '../platform/page-data.tsx';
import { useScreenTitle } from '../platform/screen-title.tsx';
import { reportError } from '../platform/telemetry.ts';
import { forgetJoined, joinedOf, keepJoined, type Joined } from './joined.ts';
import type { NotaryView, Session } from './meeting.ts';
import css from './notary.module.css';
import { HaveReady } from './parts.tsx';
import { MEETING } from './session-copy.ts';

/** Between two questions how far it is. */
const ASK_MS = 3000;

interface Props extends NotaryView {
  /** The deed is signed: said once, before the page goes on. */
  onSigned: () => void;
}

/** The way to the notary: the line, the door to the call, and what is said when it is over. Without a session there is nothing here. */
export function Meet(props: Props): ReactNode {
  const { uuid, notary: { session }, pages } = props;
  const [joined, setJoined] = useState(() => joinedOf(uuid));
  if (joined) return <Running {...props} joined={joined} />;
  if (!session || session.state === 'ENDED') return <Navigate to={session ? pages.error() : pages.intro} replace />;
  return <Resume {...props} onJoined={setJoined} />;
}

/** The page was loaded again while a session runs: the way in is asked for once more. */
function Resume({ uuid, pages, onJoined }: NotaryView & { onJoined: (joined: Joined) => void }): ReactNode {
  const [trouble, setTrouble] = useState<string>();
  const confirmed = useStepUp();
  useScreenTitle(MEETING.opening);
  useEffect(() => {
    let isOver = false;
    confirmed(() => api(startNotarySession, { params: { uuid }, body: { bookingUuid: null }, idempotencyKey: crypto.randomUUID() })).then(
      (joined) => {
        keepJoined(uuid, joined);
        if (!isOver) onJoined(joined);
      },
      (error: unknown) => {
        reportError('notary', error);
        if (!isOver) setTrouble(sentenceOf(error));
      },
    );
    return () => { isOver = true; };
  }, [uuid, confirmed, onJoined]);
  return (
    <GatePage title={MEETING.opening}>
      <output>{trouble !== undefined && <Notice tone="danger">{trouble}</Notice>}</output>
      <Actions><Link kind="secondary" to={pages.intro}>{MEETING.leave}</Link></Actions>
    </GatePage>
  );
}

function Running({ joined, ...props }: Props & { joined: Joined }): ReactNode {
  const { uuid, pages, reload, onSigned } = props;
  const ask = { params: { uuid, sessionUuid: joined.sessionUuid } };
  const asked = useQuery({
    queryKey: callKey(readNotarySession, ask),
    async queryFn() {
      const read = await api(readNotarySession, ask);
      if (read.state === 'ENDED') {
        forgetJoined(uuid);
        await reload();
        if (read.endedBecause === 'SIGNED') onSigned();
      }
      return read;
    },
    refetchInterval: ({ state }) => (state.data?.state === 'ENDED' ? false : ASK_MS),
    refetchOnMount: 'always', refetchOnReconnect: 'always',
  });
  const session: Session = asked.data ?? joined;
  // A signature is said by the screen around this.
  if (session.state === 'ENDED') return session.endedBecause === 'SIGNED' ? null : <Navigate to={pages.error()} replace />;
  return <Door {...props} session={session} url={joined.url ?? undefined} lost={asked.isError} />;
}

/** Who is served when, and the way in. */
function Door({ notary, pages, session, url, lost }: NotaryView & { session: Session; url: string | undefined; lost: boolean }): ReactNode {
  const state = session.state === 'ENDED' ? 'OPEN' : session.state;
  const { title, line, ready, open, go, back, room, lost: unheard, leave } = MEETING;
  const place = session.queuePosition;
  const said = { QUEUED: place ? (place === 1 ? line.next : line.place(place)) : line.wait, READY: ready, OPEN: open }[state];
  useScreenTitle(title[state]);
  useEffect(() => { announce(said); }, [said]);
  return (
    <>
      <GatePage title={title[state]} lead={said} rail={<HaveReady notary={notary} />}>
        <output className={css.heard}>{lost && <Notice tone="warning">{unheard}</Notice>}</output>
        <Panel raised>
          <Text>{state === 'QUEUED' ? line.stay : room}</Text>
          <Actions>
            {url !== undefined && <Button kind={state === 'QUEUED' ? 'secondary' : 'primary'} onClick={() => location.assign(url)}>{{ QUEUED: line.there, READY: go, OPEN: back }[state]}</Button>}
            <Link to={pages.intro}>{leave}</Link>
          </Actions>
        </Panel>
      </GatePage>
      <Trouble />
    </>
  );
}

/** Our number, in view all the time. */
export function Trouble(): ReactNode {
  const { support } = usePrivateLabel();
  return <div className={css.trouble}><span>{MEETING.trouble}</span><ButtonLink size="s" href={`tel:${support.phone}`} icon={<Phone />}>{MEETING.call(support.phoneLabel)}</ButtonLink></div>;
}

/** The deed is signed. `on`: where the status leads. */
export function SignedHere({ on }: { on: string }): ReactNode {
  const { title, text, on: go } = MEETING.done;
  useScreenTitle(title);
  return <GatePage title={title} lead={text}><Actions><Link kind="primary" to={on}>{go}</Link></Actions></GatePage>;
}
