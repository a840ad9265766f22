import type { Status } from '@lintel/contract';
import { Holder, Notice, Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import { WaitMark } from '../platform/screen-pending.tsx';
import { CloseHint } from './close-hint.tsx';
import { GATE } from './copy.ts';
import { holderFacts } from './holder-facts.ts';

/** What to do during a wait: stay for one of seconds, or leave and hear from us. */
export function WaitNotice({ explain: { ask, takesSeconds } }: { explain: Status['explain'] }): ReactNode {
  if (takesSeconds)
    return (
      <>
        <Notice tone="info">{GATE.soon}</Notice>
        <WaitMark />
      </>
    );
  return (
    <Notice tone={ask ? 'info' : 'success'}>
      {!ask && <b>{GATE.nothing} </b>}
      <CloseHint />
    </Notice>
  );
}

/** Who has it, since when, how long it usually takes; and that nothing is to be done, when nothing is. */
export function WaitFacts({ explain, children }: { explain: Status['explain']; children?: ReactNode }): ReactNode {
  return (
    <>
      <Panel raised>
        <Holder facts={holderFacts(explain)} />
      </Panel>
      {explain.owner !== 'YOU' && <WaitNotice explain={explain} />}
      {children}
    </>
  );
}
