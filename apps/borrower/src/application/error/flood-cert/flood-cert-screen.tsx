import type { ReactNode } from 'react';
import { ApplicationScreen } from '../../../gate/application-screen.tsx';
import { WaitingPage } from '../../review-app/waiting-page.tsx';
import { FLOOD_CERT } from './words.en.ts';

/** Shown while the closing documents wait for the flood certificate. */
export function FloodCertScreen(): ReactNode {
  return (
    <ApplicationScreen screen="error/flood-cert">
      {({ uuid, status }) => (
        <WaitingPage uuid={uuid} status={status} title={FLOOD_CERT.title} lead={FLOOD_CERT.lead} />
      )}
    </ApplicationScreen>
  );
}
