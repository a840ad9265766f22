import { always, type GateRow } from './gate.ts';

const titleAttempt: GateRow['attempt'] = (file) => file.finalTitle.attempt;

/** The gates of the full title search. */
export const titleGates = [
  {
    id: 'title-order',
    step: 'final-title',
    status: 'ORDER_FULL_TITLE',
    owner: 'title',
    stage: 'SIGNING',
    when: always,
    until: (file) => file.titleOrderAttempt === file.finalTitle.attempt,
    work: 'title.order',
    attempt: titleAttempt,
  },
  {
    id: 'final-title',
    status: 'FINAL_TITLE_PULL',
    owner: 'title',
    stage: 'SIGNING',
    when: always,
    until: (file) => file.finalTitle.done,
    work: 'title.pull',
    attempt: titleAttempt,
  },
] as const satisfies readonly GateRow[];
