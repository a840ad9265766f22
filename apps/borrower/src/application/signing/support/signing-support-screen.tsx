import { Columns } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ApplicationScreen } from '../../../gate/application-screen.tsx';
import { Above, TalkToUs } from '../../../gate/gate-page.tsx';
import { SigningSupport } from '../../../signing/support.tsx';
import { OwnSigning } from '../own-signing.tsx';

/** Statuses at which documents can be signed on screen. */
const OPEN_AT: readonly string[] = ['NOTE_SIGNING', 'DEED_SIGNING'];

/** Reports a problem in the documents and shows the answer. */
export function SigningSupportScreen(): ReactNode {
  return (
    <ApplicationScreen gates={({ checklistStatus }) => OPEN_AT.includes(checklistStatus)}>
      {({ uuid }) => (
        <Columns rail={<TalkToUs />}>
          <Above />
          <OwnSigning uuid={uuid}>{(signing) => <SigningSupport signing={signing} />}</OwnSigning>
        </Columns>
      )}
    </ApplicationScreen>
  );
}
