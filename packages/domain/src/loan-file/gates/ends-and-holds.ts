import { BORROWER, type LoanFile } from '../file.ts';
import { hasDeclined, hasSanctionsMatch } from '../people.ts';
import { always, never, type GateRow } from './gate.ts';

type State = 'ASKED' | 'ANSWERED';

/** A condition of this kind stands open; a state that nobody foresaw waits for staff. */
export function isWaiting(file: LoanFile, blocks: 'NOW' | 'CLOSING', state: State): boolean {
  return Object.values(file.conditions).some((one) => {
    if (one.blocks !== blocks || one.state === 'CLEARED') return false;
    return state === 'ASKED' ? one.state === 'ASKED' : one.state !== 'ASKED';
  });
}

/** Moves with every condition of this kind that is posted, answered, returned or cleared: each turn tells its owner anew. */
export function roundsOf(file: LoanFile, blocks: 'NOW' | 'CLOSING'): number {
  return Object.values(file.conditions).reduce((sum, one) => (one.blocks === blocks ? sum + one.round : sum), 0);
}

/** The pull that an alert came with: one of the hard pull is another review than one of the soft pull. */
const alertNumber: GateRow['attempt'] = (file) =>
  file.soft.attempt + (file.hard.outcome === null ? 0 : file.hard.attempt);

/** Ends first, then whatever holds a file up wherever it stands. */
export const endAndHoldGates = [
  {
    id: 'cancelled',
    status: 'CANCELLED',
    owner: 'nobody',
    stage: 'SAME',
    when: (file) => file.ended?.status === 'CANCELLED',
    until: never,
    work: 'end.cancelled',
    screen: '',
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
    screen: 'error/decline',
    name: 'Declined',
    text: 'We cannot offer you a line. The reasons are in your notice.',
    ask: 'Read the notice; you may ask us to explain.',
    usualTime: null,
  },
  {
    id: 'file-review',
    status: 'TRUST_AND_INSURANCE',
    owner: 'staff',
    stage: 'SAME',
    when: (file) => hasSanctionsMatch(file),
    until: never,
    work: 'staff.review',
    // Moves with every match that is found and every one that is cleared.
    attempt: (file) =>
      Object.values(file.sanctions ?? {}).reduce((sum, state) => sum + (state === 'CLEARED' ? 2 : 1), 0),
    screen: 'error/timeout',
    // In the words of hold-staff, so that no one reads from them that there may be a match.
    name: 'A check of your file',
    text: 'We are checking something in your file.',
    usualTime: '1 business day',
  },
  {
    id: 'facta',
    status: 'FACTA_REVIEW',
    owner: 'staff',
    stage: 'SAME',
    when: (file) => file.reviews.FACTA === true,
    until: never,
    work: 'staff.review',
    attempt: alertNumber,
    screen: 'error/timeout',
    name: 'A call with us',
    text: 'Your credit file carries a fraud alert. We must speak to you.',
    ask: 'Answer our call, or call us.',
    usualTime: '1 business day',
  },
  {
    id: 'delinquency-explain',
    status: 'DELINQUENCY_REVIEW',
    owner: 'borrower',
    stage: 'SAME',
    when: (file) => file.reviews.DELINQUENCY === true,
    until: (file) => file.delinquencyExplained,
    work: 'tell.borrower',
    attempt: alertNumber,
    screen: 'review-app/delinquency',
    name: 'Your explanation of the late payment',
    text: 'Your credit file shows a late mortgage payment.',
    ask: 'Tell us what happened.',
    usualTime: '5 minutes',
  },
  {
    id: 'delinquency-review',
    status: 'DELINQUENCY_REVIEW',
    owner: 'staff',
    stage: 'SAME',
    when: (file) => file.reviews.DELINQUENCY === true,
    until: never,
    work: 'staff.review',
    attempt: alertNumber,
    screen: 'review-app/delinquency',
    name: 'We read your explanation',
    text: 'We are reading your explanation.',
    usualTime: '1 business day',
  },
  {
    id: 'hold-borrower',
    status: 'TRUST_AND_INSURANCE',
    owner: 'borrower',
    stage: 'SAME',
    when: (file) => isWaiting(file, 'NOW', 'ASKED'),
    until: never,
    work: 'tell.borrower',
    attempt: (file) => roundsOf(file, 'NOW'),
    screen: 'error/timeout',
    name: 'Something we ask of you',
    text: '{condition}',
    ask: 'Open your to-do list and answer it.',
    usualTime: null,
  },
  {
    id: 'hold-staff',
    status: 'TRUST_AND_INSURANCE',
    owner: 'staff',
    stage: 'SAME',
    when: (file) => isWaiting(file, 'NOW', 'ANSWERED'),
    until: never,
    work: 'staff.review',
    attempt: (file) => roundsOf(file, 'NOW'),
    screen: 'error/timeout',
    name: 'A check of your file',
    text: (file) =>
      hasDeclined(file, BORROWER)
        ? "You told us that you don't want to sign. A loan specialist will contact you. Changed your mind? Call us."
        : 'We are checking something in your file[: {reason}].',
    usualTime: '1 business day',
  },
] as const satisfies readonly GateRow[];

/** New York: a disclosure and a consent before anybody looks at the credit; then the intake. */
export const openingGates = [
  {
    id: 'pre-disclosure',
    status: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
    owner: 'documents',
    stage: 'INITIAL',
    when: (file) => file.created !== null && !file.created.softConsent,
    until: (file) => file.preDoc,
    work: 'documents.request',
    screen: null,
    name: 'Your first disclosure',
    text: 'We are preparing your first disclosure.',
    usualTime: '5 seconds',
    takesSeconds: true,
  },
  {
    id: 'pre-consent',
    status: 'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE',
    owner: 'borrower',
    stage: 'INITIAL',
    when: (file) => file.created !== null && !file.created.softConsent,
    until: (file) => file.softConsent,
    screen: 'document/disclosures',
    name: 'Your consent to the soft credit check',
    text: 'New York asks us to show you this before we look at your credit.',
    ask: 'Read it and agree to the soft credit check.',
    usualTime: null,
  },
  {
    id: 'intake',
    status: 'IN_PROGRESS',
    owner: 'lender',
    stage: 'INITIAL',
    when: always,
    until: (file) => file.intake,
    work: 'intake',
    screen: null,
    name: 'Opening your file',
    text: 'We are opening your file.',
    usualTime: '2 seconds',
    takesSeconds: true,
  },
] as const satisfies readonly GateRow[];
