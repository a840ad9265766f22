import { Holder, Notice, Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { Status } from '@lintel/contract';
import { dayOf } from '../../platform/later/dates.ts';
import { GATE } from './copy.ts';

/** Who has it, since when, how long it usually takes; and that nothing is to be done, when nothing is. */
export function WaitFacts({ explain, children }: { explain: Status['explain']; children?: ReactNode }): ReactNode {
  const facts = [
    { label: GATE.with, value: { YOU: GATE.you, US: GATE.us, OTHER: explain.ownerName ?? GATE.us }[explain.owner] },
    ...(explain.since ? [{ label: GATE.since, value: dayOf(explain.since) }] : []),
    ...(explain.usualTime ? [{ label: GATE.usual, value: explain.usualTime }] : []),
  ];
  return (
    <>
      <Panel raised><Holder facts={facts} /></Panel>
      {explain.owner !== 'YOU' && <Notice tone={explain.ask ? 'info' : 'success'}>{!explain.ask && <b>{GATE.nothing} </b>}{GATE.close}</Notice>}
      {children}
    </>
  );
}
