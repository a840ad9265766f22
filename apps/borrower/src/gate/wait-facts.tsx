import { type Status, readProfile } from '@lintel/contract';
import { FactList, Notice, Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatDay } from '../platform/lazy/dates.ts';
import { WaitMark } from '../platform/lazy/pending-mark.tsx';
import { useRead } from '../platform/lazy/use-read.ts';
import { GATE } from './words.en.ts';

/** Says what to do during a wait: stay if it takes seconds, otherwise leave and hear from us. */
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

/**
 * The facts of a wait: whose turn it is, since when and how long it usually takes; and, unless it's the borrower's
 * turn, that they have nothing to do.
 */
export function WaitFacts({ explain, children }: { explain: Status['explain']; children?: ReactNode }): ReactNode {
  return (
    <>
      <Panel raised>
        <FactList facts={buildWaitFacts(explain)} />
      </Panel>
      {explain.owner !== 'YOU' && <WaitNotice explain={explain} />}
      {children}
    </>
  );
}

/** Says that the page can be closed, and through which channel we'll contact the borrower. */
export function CloseHint(): ReactNode {
  const { data } = useRead(readProfile, {});
  return GATE.close[data?.agreedToTexts ? 'TEXTS' : 'EMAIL'];
}

/** Returns rows on whose turn it is, since when, and how long it usually takes. */
export function buildWaitFacts(explain: Status['explain']): { label: string; value: string }[] {
  return [
    {
      label: GATE.with,
      value: { YOU: GATE.you, US: GATE.us, OTHER: explain.ownerName ?? GATE.someoneElse }[explain.owner],
    },
    ...(explain.since ? [{ label: GATE.since, value: formatDay(explain.since) }] : []),
    ...(explain.usualTime ? [{ label: GATE.usual, value: explain.usualTime }] : []),
  ];
}
