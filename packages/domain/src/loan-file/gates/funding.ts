import type { LoanFile } from '../file.ts';
import { isPresent, isRescindable, owners } from '../people.ts';
import { always, type GateRow } from './gate.ts';

const papers: GateRow['attempt'] = (file) => file.papers;
const payoffAttempt: GateRow['attempt'] = (file) => file.payoff.attempt;

/** The margin for letters is over, or every owner has said in writing not to have rescinded (12 CFR 1026.15(c)). */
export function isMarginOver(file: LoanFile): boolean {
  if (file.clocks.SATISFIED?.reached === true) return true;
  return owners(file).every((person) => isPresent(file, file.nonRescission[person]));
}

/** A condition that stops money stands open. */
export function hasOpenCondition(file: LoanFile): boolean {
  return Object.values(file.conditions).some((one) => one.blocks !== 'NONE' && one.state !== 'CLEARED');
}

export const fundingGates = [
  {
    id: 'rescission-notice',
    status: 'RESCISSION',
    owner: 'documents',
    stage: 'COMPLETE',
    when: isRescindable,
    until: (file) => owners(file).every((person) => isPresent(file, file.rescissionNotices[person])),
    work: 'notices.send',
    attempt: papers,
    screen: 'complete',
    name: 'The notice of the right to cancel',
    text: '{names} must get the notice of the right to cancel.',
    usualTime: 'minutes; by mail 3 days',
  },
  {
    id: 'rescission',
    status: 'RESCISSION',
    owner: 'clock',
    stage: 'COMPLETE',
    when: isRescindable,
    until: (file) => file.clocks.RESCISSION?.reached === true,
    screen: 'complete',
    name: 'The time to cancel',
    text: 'Any owner can cancel for free until midnight on {date}.',
    usualTime: '3 business days',
  },
  {
    id: 'recording',
    status: 'RECORDING',
    owner: 'recording',
    stage: 'COMPLETE',
    when: always,
    until: (file) => file.recorded,
    work: 'recording.submit',
    attempt: papers,
    screen: 'complete',
    name: 'Recording the deed',
    text: 'The county is recording your deed.',
    usualTime: '1 day; paper county 10',
  },
  {
    id: 'mail-margin',
    status: 'FUNDABLE',
    owner: 'clock',
    stage: 'COMPLETE',
    when: isRescindable,
    until: isMarginOver,
    screen: 'complete',
    name: 'Time for mailed cancellations',
    text: 'A cancellation mailed in time may still arrive. We wait until {date}.',
    ask: 'Nothing. If every owner confirms that they are not canceling, we can send the money sooner.',
    usualTime: '1 business day',
  },
  {
    id: 'payoff-renew',
    status: 'FUNDABLE',
    owner: 'lender',
    stage: 'COMPLETE',
    when: (file) => file.payoffs > 0,
    until: (file) => file.payoff.figures,
    work: 'payoff.letters',
    attempt: payoffAttempt,
    screen: 'complete',
    name: 'New payoff figures',
    text: 'We are asking {creditors} for new figures.',
    usualTime: '2 business days',
  },
  {
    id: 'final-checks',
    status: 'FUNDABLE',
    owner: 'lender',
    stage: 'COMPLETE',
    when: always,
    until: (file) => file.finalChecks && !hasOpenCondition(file),
    work: 'checks.final',
    attempt: payoffAttempt,
    screen: 'complete',
    name: 'The last checks',
    text: 'Last checks before funding.',
    usualTime: '1 hour',
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
    screen: 'complete',
    name: 'The approval of the funding',
    text: 'Funding is being approved.',
    usualTime: '1 hour',
  },
  {
    id: 'send-funds',
    status: 'FUNDING_DECISION',
    owner: 'bank',
    stage: 'COMPLETE',
    when: always,
    until: (file) => file.fundsSent,
    work: 'bank.send',
    screen: 'complete',
    name: 'Sending the money',
    text: 'The money is on its way.',
    usualTime: '1 business day',
  },
  {
    id: 'pay-creditors',
    status: 'DIRECT_DEBT_PAYOFF',
    owner: 'lender',
    stage: 'COMPLETE',
    when: (file) => file.payoffs > 0,
    until: (file) => file.creditorsPaid,
    work: 'payoff.pay',
    screen: 'complete',
    name: 'Paying your creditors',
    text: 'We are paying off {creditors}.',
    usualTime: '3 business days',
  },
] as const satisfies readonly GateRow[];
