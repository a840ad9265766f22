import type { Status } from '@lintel/contract';
import { dayOf } from '../platform/later/dates.ts';
import { GATE } from './copy.ts';

/** Who has the application, since when, and how long it usually takes. */
export function holderFacts(explain: Status['explain']): { label: string; value: string }[] {
  return [
    { label: GATE.with, value: { YOU: GATE.you, US: GATE.us, OTHER: explain.ownerName ?? GATE.us }[explain.owner] },
    ...(explain.since ? [{ label: GATE.since, value: dayOf(explain.since) }] : []),
    ...(explain.usualTime ? [{ label: GATE.usual, value: explain.usualTime }] : []),
  ];
}
