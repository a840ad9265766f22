import { BORROWER, type LoanFile } from '../file.ts';
import { deedSigners, hasSignedDeed, hasSignedNote, isPresent, isRescindable, noteSigners, owners } from '../people.ts';
import { always, type GateRow } from './gate.ts';

const papers: GateRow['attempt'] = (file) => file.papers;
const payoffAttempt: GateRow['attempt'] = (file) => file.payoff.attempt;
const isTexas = (file: LoanFile): boolean => file.regime === 'TX_50A6';
const inPerson = (file: LoanFile): boolean => file.notary?.mode === 'MANUAL';
const online = (file: LoanFile): boolean => !inPerson(file);

/** The own signing is done: the deed, and in Texas the note that is signed with it. */
export function hasSignedBefore(file: LoanFile, person: string): boolean {
  const owesNote = isTexas(file) && noteSigners(file).includes(person);
  return hasSignedDeed(file, person) && (!owesNote || hasSignedNote(file, person));
}

const ownSigned = (file: LoanFile): boolean => hasSignedBefore(file, BORROWER);
const everybodySigned = (file: LoanFile): boolean => deedSigners(file).every((person) => hasSignedBefore(file, person));

function hasWaited(file: LoanFile): boolean {
  const dated = file.notary !== null && file.notary.notBefore !== null;
  return (!dated || file.clocks.SIGNING?.reached === true) && (file.flood !== 'SFHA' || file.clocks.FLOOD?.reached === true);
}

/** The margin for letters is over, or every owner has said in writing not to have rescinded (12 CFR 1026.15(c)). */
export function isMarginOver(file: LoanFile): boolean {
  if (file.clocks.SATISFIED?.reached === true) return true;
  return owners(file).every((person) => isPresent(file, file.nonRescission[person]));
}

/** A condition that stops money stands open. */
export function hasOpenCondition(file: LoanFile): boolean {
  return Object.values(file.conditions).some((one) => one.blocks !== 'NONE' && one.state !== 'CLEARED');
}

const manualWords = { screen: 'notary/reserve-manual', usualTime: '3 days' } as const;

export const notaryGates = [
  {
    id: 'owner-notice',
    status: 'GEN_NOTARY_DISCLOSURE',
    owner: 'documents',
    stage: 'ENOTARY',
    when: isTexas,
    until: (file) => owners(file).every((person) => file.texasNotices[person] === true),
    work: 'notices.owners',
    // Its twelve days begin with the last owner: each is told as soon as the title names them.
    early: (file) => isTexas(file) && file.finalTitle.done,
    attempt: papers,
    screen: 'notary/intro',
    name: 'The notice to every owner',
    text: 'Texas has us give every owner a notice; {names} are still to get it.',
    usualTime: 'minutes; post 3 days',
  },
  {
    id: 'notary-plan',
    status: 'GEN_NOTARY_DISCLOSURE',
    owner: 'notary',
    stage: 'ENOTARY',
    when: always,
    until: (file) => isPresent(file, file.notary?.papers),
    work: 'notary.plan',
    attempt: papers,
    screen: 'notary/intro',
    name: 'How your deed can be signed',
    text: 'We are finding out how your deed can be signed.',
    usualTime: '5 seconds',
  },
  {
    id: 'attorney',
    status: 'ATTORNEY_REVIEW',
    owner: 'attorney',
    stage: 'ENOTARY',
    when: (file) => file.notary?.attorney === true,
    until: (file) => isPresent(file, file.attorneyOk),
    work: 'staff.attorney',
    attempt: papers,
    screen: 'notary/intro',
    name: 'A lawyer reads the papers',
    text: 'A lawyer in your state is reading the papers.',
    usualTime: '2 business days',
  },
  {
    id: 'waiting-period',
    status: 'NOTARY_WAITING_PERIOD',
    owner: 'clock',
    stage: 'ENOTARY',
    when: always,
    until: hasWaited,
    screen: 'notary/intro',
    name: 'A waiting period',
    text: 'The law has you wait until {date}.',
    ask: 'Nothing. Pick a time after it.',
    usualTime: 'Texas 12 days, flood 10',
  },
  {
    id: 'deed-manual',
    status: 'MANUAL_DEED_SIGNING',
    owner: 'borrower',
    stage: 'ENOTARY',
    when: inPerson,
    until: ownSigned,
    work: 'notary.reserve',
    attempt: papers,
    name: 'Signing before a notary',
    text: 'You sign before a notary in person.',
    ask: 'Choose time and place.',
    ...manualWords,
  },
  {
    id: 'deed-manual-others',
    status: 'MANUAL_DEED_SIGNING',
    owner: 'signers',
    stage: 'ENOTARY',
    when: inPerson,
    until: everybodySigned,
    work: 'tell.signers',
    attempt: papers,
    name: 'The other signers',
    text: 'You have signed. {names} still must.',
    ...manualWords,
  },
  {
    id: 'deed',
    status: 'DEED_SIGNING',
    owner: 'borrower',
    stage: 'ENOTARY',
    when: online,
    until: ownSigned,
    work: 'notary.session',
    attempt: papers,
    screen: 'notary/intro',
    name: 'Signing before an online notary',
    text: 'A notary is ready online.',
    ask: 'Have your ID, camera and 20 minutes ready.',
    usualTime: '20 minutes',
  },
  {
    id: 'deed-others',
    status: 'DEED_SIGNING',
    owner: 'signers',
    stage: 'ENOTARY',
    when: online,
    until: everybodySigned,
    work: 'tell.signers',
    attempt: papers,
    screen: 'complete',
    name: 'The other signers',
    text: 'You are done. {names} still must sign.',
    ask: 'Nothing; you can remind them.',
    usualTime: '2 days',
  },
] as const satisfies readonly GateRow[];

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
    usualTime: 'minutes; post 3 days',
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
    text: 'Until {date}, midnight, any owner may cancel, free of charge.',
    ask: 'Nothing, or cancel.',
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
    name: 'Time for the post',
    text: 'A letter posted in time may still arrive; we wait until {date}.',
    ask: 'Nothing; every owner may confirm in writing.',
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
    ask: 'Nothing, unless a condition is open.',
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
