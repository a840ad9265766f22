import { Columns } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ApplicationScreen } from '../../../gate/application-screen.tsx';
import { AboveHeading, TalkToUs } from '../../../gate/gate-page.tsx';
import { SigningSupport } from '../../../signing/support.tsx';
import { BorrowerSigning } from '../borrower-signing.tsx';

/** Statuses at which documents can be signed on screen. */
const SIGNING_STATUSES: readonly string[] = ['NOTE_SIGNING', 'DEED_SIGNING'];

/** Lets the borrower report a problem in the documents, and shows staff's answer. */
export function SigningSupportScreen(): ReactNode {
  return (
    <ApplicationScreen gates={({ checklistStatus }) => SIGNING_STATUSES.includes(checklistStatus)}>
      {({ uuid }) => (
        <Columns rail={<TalkToUs />}>
          <AboveHeading />
          <BorrowerSigning uuid={uuid}>{(signing) => <SigningSupport signing={signing} />}</BorrowerSigning>
        </Columns>
      )}
    </ApplicationScreen>
  );
}
