import { readEsignConsent } from '@lintel/contract';
import type { ReactNode } from 'react';
import { ReadCall } from '../../../gate/read-call.tsx';
import { ConsentCard } from '../../document/disclosures/consent-card.tsx';

/** Asks for the consent to electronic documents before signing, if the borrower has withdrawn it. */
export function ConsentAgain({
  uuid,
  version,
  title,
  onGiven,
}: {
  uuid: string;
  version: number;
  title: string;
  onGiven: () => void;
}): ReactNode {
  return (
    <ReadCall call={readEsignConsent} ask={{ params: { uuid } }} version={version}>
      {(consent) => consent && <ConsentCard uuid={uuid} title={title} consent={consent} onChanged={onGiven} />}
    </ReadCall>
  );
}
