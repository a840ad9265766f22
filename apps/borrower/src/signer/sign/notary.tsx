import { readNotary } from '@lintel/contract';
import { Actions, Link, Notice, Panel, SubmitButton, Text } from '@lintel/ui';
import { lazy, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { GatePage, GateSentence } from '../../gate/gate-page.tsx';
import { ReadCall } from '../../gate/read-call.tsx';
import { BookedMeeting } from '../../notary/booked.tsx';
import { ByVideo } from '../../notary/by-video.tsx';
import { getSessionEnding, EndedPage } from '../../notary/ended.tsx';
import { isBooked, isRunning, type Notary, type NotaryPages, type NotaryView } from '../../notary/meeting.ts';
import { formatFee, FirstDay, HaveReady } from '../../notary/parts.tsx';
import { MEETING } from '../../notary/session-words.en.ts';
import { useJoin } from '../../notary/use-join.ts';
import { usePick } from '../../notary/use-pick.tsx';
import { VideoMeeting, DeedSigned } from '../../notary/video-meeting.tsx';
import { NOTARY } from '../../notary/words.en.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { NotSigning } from '../not-signing.tsx';
import type { SignerView } from '../require-signer.tsx';
import { SIGN_PAGE } from '../words.en.ts';

/** A separate chunk, only for signing in person. */
const ChooseMeeting = lazy(async () => ({ default: (await import('../../notary/choose-meeting.tsx')).ChooseMeeting }));

const HERE = urls.signer('sign');
/** All on one path, because the signer's flow has no others for the notary. */
const PAGES: NotaryPages = {
  intro: HERE,
  pick: `${HERE}?pick=time`,
  times: `${HERE}?at=times`,
  booked: HERE,
  session: `${HERE}?at=session`,
  error: (because) => `${HERE}?at=error${because === undefined ? '' : `&because=${because}`}`,
};

interface Props {
  view: SignerView;
  notary: Notary;
  reload: () => Promise<unknown>;
}

/** An additional signer's meeting with a notary, by video or in person, at a time and place they choose. */
export const SignerNotary = (view: SignerView): ReactNode => (
  <ReadCall call={readNotary} ask={{ params: { uuid: view.uuid } }} options={{ fresh: true }}>
    {(notary, reload) => <Views view={view} notary={notary} reload={reload} />}
  </ReadCall>
);

function Views({ view, notary, reload }: Props): ReactNode {
  const [search] = useSearchParams();
  const meeting: NotaryView = { uuid: view.uuid, version: view.signer.version, notary, reload, pages: PAGES };
  const at = search.get('at');
  if (view.signer.stage === 'DONE' || notary.session?.endedBecause === 'SIGNED')
    return <DeedSigned uuid={view.uuid} to={urls.signer('resume')} />;
  if (at === 'session')
    return (
      <VideoMeeting
        {...meeting}
        onSigned={() => {
          void view.again();
        }}
      />
    );
  if (at === 'times' && notary.kind === 'MANUAL') return <ChooseMeeting {...meeting} back={HERE} />;
  if (at === 'error') {
    const ended = getSessionEnding(search.get('because'), notary.session);
    return ended ? <EndedPage {...meeting} {...ended} /> : <Navigate to={HERE} replace />;
  }
  return notary.kind === 'MANUAL' ? (
    <InPerson view={view} meeting={meeting} />
  ) : (
    <Online view={view} meeting={meeting} />
  );
}

interface MeetingProps {
  view: SignerView;
  meeting: NotaryView;
}

function Online({ view, meeting }: MeetingProps): ReactNode {
  const { notary } = meeting;
  const title = NOTARY.title.ELECTRONIC;
  const booked = isBooked(notary.booking);
  const { isOpen } = notary.hours;
  const join = useJoin({ ...meeting, title }, booked ? 'BOOKED' : 'QUEUE');
  const pick = usePick(meeting, title, isOpen || isRunning(notary.session) || booked ? 'secondary' : 'primary');
  return (
    <GatePage title={title} lead={<GateSentence explain={view.signer.explain} />} rail={<HaveReady notary={notary} />}>
      <Notice tone="warning">{view.signer.risk}</Notice>
      {booked ? <BookedMeeting {...meeting} change={pick.button} /> : <FirstDay notary={notary} />}
      <ByVideo {...meeting} heading={SIGN_PAGE.online} join={join} pick={pick}>
        {(isOpen || booked) && (
          <SubmitButton busy={join.busy} busyLabel={MEETING.joining}>
            {booked ? MEETING.joinBooked : MEETING.join}
          </SubmitButton>
        )}
      </ByVideo>
      <NotSigning {...view} />
    </GatePage>
  );
}

function InPerson({ view, meeting }: MeetingProps): ReactNode {
  const { notary, pages } = meeting;
  const booked = isBooked(notary.booking);
  useScreenTitle(NOTARY.title.MANUAL);
  return (
    <GatePage
      title={NOTARY.title.MANUAL}
      lead={<GateSentence explain={view.signer.explain} />}
      rail={<HaveReady notary={notary} />}
    >
      <Notice tone="warning">{view.signer.risk}</Notice>
      {booked ? (
        <BookedMeeting
          {...meeting}
          change={
            <Link kind="secondary" to={pages.times}>
              {SIGN_PAGE.another}
            </Link>
          }
        />
      ) : (
        <Panel raised>
          <Text>
            {SIGN_PAGE.inPerson} {notary.fee ? SIGN_PAGE.fee(formatFee(notary.fee)) : ''}
          </Text>
          <Actions>
            <Link kind="primary" to={pages.times}>
              {SIGN_PAGE.place}
            </Link>
          </Actions>
        </Panel>
      )}
      {!booked && <FirstDay notary={notary} />}
      <NotSigning {...view} />
    </GatePage>
  );
}
