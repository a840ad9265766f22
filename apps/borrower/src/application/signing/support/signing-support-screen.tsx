import { Columns } from '@lintel/ui';
import type { ReactNode } from 'react';
import { ApplicationScreen } from '../../../gate/application-screen.tsx';
import { Above, TalkToUs } from '../../../gate/gate-page.tsx';
import { SigningSupport } from '../../../signing/support.tsx';
import { OwnSigning } from '../own-signing.tsx';

/** While papers may be signed on a screen. */
const OPEN_AT: readonly string[] = ['NOTE_SIGNING', 'DEED_SIGNING'];

/** Something in the papers looks wrong: told here, answered here. */
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
