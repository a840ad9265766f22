import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { getJoinedSession } from '../../../notary/use-join.ts';
import { VideoMeeting, DeedSigned } from '../../../notary/video-meeting.tsx';
import { useStatus } from '../../../platform/lazy/use-status.ts';
import { useRouteParams } from '../../../platform/route-params.ts';
import { urls } from '../../../platform/urls.ts';
import { NotaryScreen } from '../notary-screen.tsx';

/** Stages the application can be in when a borrower returns from the call. */
const STAGES_AFTER_CALL: readonly string[] = ['ENOTARY', 'COMPLETE'];

/**
 * The video call with the notary. After signing, it confirms that the deed is signed before going where the status
 * leads.
 */
export function NotarySessionScreen(): ReactNode {
  const { uuid = '' } = useRouteParams();
  const [isSigned, setIsSigned] = useState(false);
  const status = useStatus(uuid);
  if (isSigned) return <DeedSigned uuid={uuid} to={urls.application(uuid)} isBorrower />;
  return (
    <NotaryScreen
      gates={({ gate, progress }) =>
        gate === 'deed' || getJoinedSession(uuid) !== undefined || STAGES_AFTER_CALL.includes(progress.stage)
      }
    >
      {({ view, notary }) => {
        const { session, signedAt } = notary.notary;
        if (signedAt || session?.endedBecause === 'SIGNED')
          return <DeedSigned uuid={uuid} to={urls.application(uuid)} isBorrower />;
        if (view.status.gate !== 'deed' && !getJoinedSession(uuid))
          return <Navigate to={urls.application(uuid)} replace />;
        return (
          <VideoMeeting
            {...notary}
            onSigned={() => {
              setIsSigned(true);
              status.again();
            }}
          />
        );
      }}
    </NotaryScreen>
  );
}
