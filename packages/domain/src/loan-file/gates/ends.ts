import { never, type GateRow } from './gate.ts';

export const endGates = [
  {
    id: 'cancelled',
    status: 'CANCELLED',
    owner: 'nobody',
    stage: 'SAME',
    when: (file) => file.ended?.status === 'CANCELLED',
    until: never,
    work: 'end.cancelled',
    name: 'Closed',
    text: (file) =>
      file.fundsOrdered || file.fundsSent
        ? 'Your line of credit is canceled. Your money was already on its way.'
        : 'Your application is closed.',
    ask: 'Nothing. You can start again any time.',
    usualTime: null,
  },
  {
    id: 'declined',
    status: 'DECLINED',
    owner: 'nobody',
    stage: 'SAME',
    when: (file) => file.ended?.status === 'DECLINED',
    until: never,
    work: 'end.declined',
    name: 'Declined',
    text: "We can't offer you a line of credit. The reasons are in your notice.",
    ask: 'Read the notice. You can ask us to explain it.',
    usualTime: null,
  },
] as const satisfies readonly GateRow[];
