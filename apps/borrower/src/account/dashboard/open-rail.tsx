import type { ReactNode } from 'react';
import { TalkToUs } from '../../gate/gate-page.tsx';
import { HomeCard, OfferCard } from '../../gate/loan-cards.tsx';
import { ApplicationContext } from '../../originators/context.ts';
import type { Application } from './application-parts.tsx';

/** The offer, the home and the loan officer of the open application, from what the list already contains. */
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
