import { never, type GateRow } from './gate.ts';

/** The gates of an ended application, first in the checklist: while one is open, nothing else happens. */
export const endGates = [
  {
    id: 'cancelled',
    status: 'CANCELLED',
    owner: 'nobody',
    stage: 'SAME',
    when: (file) => file.ended?.status === 'CANCELLED',
    until: never,
    work: 'end.cancelled',
    variant: (file) => (file.fundsOrdered || file.fundsSent ? 'MONEY_ORDERED' : null),
  },
  {
    id: 'declined',
    status: 'DECLINED',
    owner: 'nobody',
    stage: 'SAME',
    when: (file) => file.ended?.status === 'DECLINED',
    until: never,
    work: 'end.declined',
  },
] as const satisfies readonly GateRow[];
