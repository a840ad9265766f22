import { Columns } from '@lintel/ui';
import type { ReactNode } from 'react';
import { AtGate } from '../../../gate/at-gate.tsx';
import { Above, TalkToUs } from '../../../gate/gate-page.tsx';
import { SigningSupport } from '../../../signing/support.tsx';
import { OwnSigning } from '../own-signing.tsx';

/** While papers may be signed on a screen. */
const OPEN_AT: readonly string[] = ['NOTE_SIGNING', 'DEED_SIGNING'];

/** Something in the papers looks wrong: told here, answered here. */
export function Screen(): ReactNode {
  return (
    <AtGate gates={({ checklistStatus }) => OPEN_AT.includes(checklistStatus)}>
      {(view) => (
        <Columns rail={<TalkToUs />}>
          <Above />
          <OwnSigning {...view}>{(signing) => <SigningSupport signing={signing} />}</OwnSigning>
        </Columns>
      )}
    </AtGate>
  );
}
