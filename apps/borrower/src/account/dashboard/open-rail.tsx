import type { ReactNode } from 'react';
import { TalkToUs } from '../../gate/gate-page.tsx';
import { HomeCard, OfferCard } from '../../gate/loan-cards.tsx';
import { ApplicationContext } from '../../originators/context.ts';
import type { Application } from './application-parts.tsx';

/** The dashboard's side column: offer, home and loan officer of the open application, from the list already read. */
export function OpenRail({ application }: { application: Application }): ReactNode {
  return (
    <ApplicationContext value={application.uuid}>
      {/* An open line has no offer any more; its own figures are on its card. */}
      {application.status.checklistStatus !== 'COMPLETE' && <OfferCard loan={application} />}
      <HomeCard loan={application} />
      <TalkToUs hasCards />
    </ApplicationContext>
  );
}
