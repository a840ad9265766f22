import { useState, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { Meet, SignedHere } from '../../../notary/meet.tsx';
import { getJoined } from '../../../notary/use-join.ts';
import { useStatus } from '../../../platform/later/use-status.ts';
import { urls } from '../../../platform/urls.ts';
import { NotaryScreen } from '../notary-screen.tsx';

/** Where the file may stand when somebody comes back from the call. */
const AFTER: readonly string[] = ['ENOTARY', 'COMPLETE'];

/** The way to a notary by video. When the deed is signed that is said before the page goes where the status leads. */
export function NotarySessionScreen(): ReactNode {
  const { uuid = '' } = useParams();
  const [isSigned, setIsSigned] = useState(false);
  const status = useStatus(uuid);
  if (isSigned) return <SignedHere uuid={uuid} on={urls.application(uuid)} isBorrower />;
  return (
    <NotaryScreen
      gates={({ gate, progress }) => gate === 'deed' || getJoined(uuid) !== undefined || AFTER.includes(progress.stage)}
    >
      {({ view, notary }) => {
        const { session, signedAt } = notary.notary;
        if (signedAt || session?.endedBecause === 'SIGNED')
          return <SignedHere uuid={uuid} on={urls.application(uuid)} isBorrower />;
        if (view.status.gate !== 'deed' && !getJoined(uuid)) return <Navigate to={urls.application(uuid)} replace />;
        return (
          <Meet
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
