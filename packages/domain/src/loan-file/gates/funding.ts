import { hasOpenCondition } from '../predicates.ts';
import { type GateRow, always } from './gate.ts';

const payoffAttempt: GateRow['attempt'] = (file) => file.payoffFigures.attempt;

/** The gates of funding, from the last payoff figures to the payments to creditors. */
export const fundingGates = [
  {
    id: 'payoff-renew',
    status: 'FUNDABLE',
    owner: 'lender',
    stage: 'COMPLETE',
    when: (file) => file.markedPayoffs > 0,
    until: (file) => file.payoffFigures.received,
    work: 'payoff.letters',
    attempt: payoffAttempt,
  },
  {
    id: 'final-checks',
    status: 'FUNDABLE',
    owner: 'lender',
    stage: 'COMPLETE',
    when: always,
    until: (file) => file.finalChecksPassed && !hasOpenCondition(file),
    work: 'checks.final',
    attempt: payoffAttempt,
  },
  {
    id: 'funding-decision',
    status: 'FUNDING_DECISION',
    owner: 'lender',
    stage: 'COMPLETE',
    when: always,
    until: (file) => file.fundingApproved,
    work: 'funding.decide',
    attempt: payoffAttempt,
  },
  {
    id: 'send-funds',
    status: 'FUNDING_DECISION',
    owner: 'bank',
    stage: 'COMPLETE',
    when: always,
    until: (file) => file.fundsSent,
    work: 'bank.send',
  },
  {
    id: 'pay-creditors',
    status: 'DIRECT_DEBT_PAYOFF',
    owner: 'lender',
    stage: 'COMPLETE',
    when: (file) => file.markedPayoffs > 0,
    until: (file) => file.creditorsPaid,
    work: 'payoff.pay',
  },
] as const satisfies readonly GateRow[];
