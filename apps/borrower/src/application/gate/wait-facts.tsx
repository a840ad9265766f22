import { Holder, Notice, Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { Status } from '@lintel/contract';
import { GATE } from './copy.ts';
import { holderFacts } from './holder-facts.ts';

/** Who has it, since when, how long it usually takes; and that nothing is to be done, when nothing is. */
export function WaitFacts({ explain, children }: { explain: Status['explain']; children?: ReactNode }): ReactNode {
  return (
    <>
      <Panel raised><Holder facts={holderFacts(explain)} /></Panel>
      {explain.owner !== 'YOU' && <Notice tone={explain.ask ? 'info' : 'success'}>{!explain.ask && <b>{GATE.nothing} </b>}{GATE.close}</Notice>}
      {children}
    </>
  );
}
