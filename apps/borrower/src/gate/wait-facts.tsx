import { type Status, readProfile } from '@lintel/contract';
import { Holder, Notice, Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import { dayOf } from '../platform/later/dates.ts';
import { useRead } from '../platform/later/use-read.ts';
import { WaitMark } from '../platform/screen-pending.tsx';
import { GATE } from './copy.ts';

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

/** That the page may be closed, and by which of the channels they agreed to the reader hears from us. */
export function CloseHint(): ReactNode {
  const { data } = useRead(readProfile, {});
  return GATE.close[data?.agreedToTexts ? 'TEXTS' : 'EMAIL'];
}

/** Who has the application, since when, and how long it usually takes. */
export function holderFacts(explain: Status['explain']): { label: string; value: string }[] {
  return [
    { label: GATE.with, value: { YOU: GATE.you, US: GATE.us, OTHER: explain.ownerName ?? GATE.us }[explain.owner] },
    ...(explain.since ? [{ label: GATE.since, value: dayOf(explain.since) }] : []),
    ...(explain.usualTime ? [{ label: GATE.usual, value: explain.usualTime }] : []),
  ];
}
