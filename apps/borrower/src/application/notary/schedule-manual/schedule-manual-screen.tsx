import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { ChooseMeeting } from '../../../notary/choose-meeting.tsx';
import { NotaryScreen } from '../notary-screen.tsx';

/**
 * The borrower chooses time and place of a meeting in person, also during the waiting period. Video times are on the
 * intro page.
 */
export function ScheduleManualScreen(): ReactNode {
  return (
    <NotaryScreen gates={['attorney', 'waiting-period', 'deed-manual', 'deed']}>
      {({ view, notary: meeting }) => {
        const {
          notary: { kind, planned },
          pages,
        } = meeting;
        if (kind !== 'MANUAL' || !planned) return <Navigate to={pages.pick} replace />;
        return <ChooseMeeting {...meeting} back={view.status.gate === 'deed-manual' ? pages.booked : pages.intro} />;
      }}
    </NotaryScreen>
  );
}
