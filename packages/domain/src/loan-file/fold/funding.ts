import type { ConditionState, LoanFile } from '../file.ts';
import { newPapers, newPrice, type Effects } from './effect.ts';

/** Rescission, recording, money. */
export const fundingEffects = {
  RescissionNoticeDelivered: (file, { person }) => ({
    ...file,
    rescissionNotices: { ...file.rescissionNotices, [person]: file.papers },
  }),
  /** A new period voids what the one before it let happen: the owners' confirmations, both clocks, and the order to the county, which is given again. */
  RescissionPeriodSet: ({ reached: { recording: _before, ...reached }, ...file }, { endsAt, satisfiedAt }) => ({
    ...file,
    reached,
    nonRescission: {},
    clocks: {
      ...file.clocks,
      RESCISSION: { due: endsAt, reached: false },
      SATISFIED: { due: satisfiedAt, reached: false },
    },
  }),
  Rescinded: (file) => ({ ...file, ended: { status: 'CANCELLED', why: 'RESCINDED' } }),
  NonRescissionConfirmed: (file, { person }) => ({
    ...file,
    nonRescission: { ...file.nonRescission, [person]: file.papers },
  }),
  LateRescissionReceived: (file, { person, document }) => ({
    ...file,
    lateRescissions: { ...file.lateRescissions, [person]: document },
  }),
  DeedRecorded: (file) => ({ ...file, recorded: true }),
  FinalChecksPassed: (file) => ({ ...file, finalChecks: true }),
  FundingProposed: (file, { by, approvals }) => ({
    ...file,
    proposal: { n: (file.proposal?.n ?? 0) + 1, by, approvals },
  }),
  FundingApproved: (file) => ({ ...file, fundingApproved: true }),
  FundsOrdered: (file) => ({ ...file, fundsOrdered: true }),
  FundsSent: (file) => ({ ...file, fundsSent: true }),
  CreditorsPaid: (file) => ({ ...file, creditorsPaid: true }),
} as const satisfies Partial<Effects>;

/** Conditions, expiry, voided papers, clocks, ends. */
export const anyTimeEffects = {
  ConditionPosted: (file, { id, category, blocks, askBorrower }) => ({
    ...file,
    conditions: { ...file.conditions, [id]: { round: 1, category, blocks, state: askBorrower ? 'ASKED' : 'ANSWERED' } },
  }),
  ConditionAnswered: (file, { id }) => withCondition(file, id, 'ANSWERED'),
  ConditionReturned: (file, { id }) => withCondition(file, id, 'ASKED'),
  ConditionCleared: (file, { id }) => withCondition(file, id, 'CLEARED'),
  SanctionsScreened: (file, { matches }) => ({
    ...file,
    screenings: (file.screenings ?? 0) + 1,
    ...(matches.length === 0
      ? {}
      : { sanctions: { ...file.sanctions, ...Object.fromEntries(matches.map((match) => [match, 'OPEN' as const])) } }),
  }),
  SanctionsMatchCleared: (file, { match }) => ({ ...file, sanctions: { ...file.sanctions, [match]: 'CLEARED' } }),
  EvidenceExpired: (file, { what }) => EXPIRED[what](file),
  ClosingVoided: (file) => {
    const { RESCISSION: _period, SATISFIED: _margin, ...clocks } = file.clocks;
    return newPrice(newPapers({ ...file, clocks }));
  },
  IncompletenessNoticeSent: (file, { due }) => ({
    ...file,
    clocks: { ...file.clocks, INCOMPLETE: { due, reached: false } },
  }),
  ClockReached: (file, { clock }) => {
    const known = file.clocks[clock];
    if (known === undefined) return file;
    const after: LoanFile = { ...file, clocks: { ...file.clocks, [clock]: { ...known, reached: true } } };
    return clock === 'INCOMPLETE' ? { ...after, ended: { status: 'CANCELLED', why: 'INCOMPLETE' } } : after;
  },
  ApplicationWithdrawn: (file) => ({ ...file, ended: { status: 'CANCELLED', why: 'WITHDRAWN' } }),
  ApplicationDeclined: (file, { reasons, ground }) => ({
    ...file,
    ended: { status: 'DECLINED', why: reasons.join('; '), ...(ground === null ? {} : { ground }) },
  }),
} as const satisfies Partial<Effects>;

const EXPIRED: { readonly [What in 'CREDIT' | 'INCOME' | 'TITLE' | 'PAYOFF']: (file: LoanFile) => LoanFile } = {
  CREDIT: (file) => ({ ...file, spent: file.consents, hard: { attempt: file.hard.attempt + 1, outcome: null } }),
  INCOME: (file) => ({
    ...file,
    income: {
      attempt: file.income.attempt + 1,
      submitted: false,
      done: false,
      matched: false,
      manual: false,
      contact: false,
      employment: false,
    },
  }),
  TITLE: (file) => ({ ...file, finalTitle: { ...file.finalTitle, done: false, attempt: file.finalTitle.attempt + 1 } }),
  PAYOFF: (file) => ({
    ...file,
    payoff: { attempt: file.payoff.attempt + 1, figures: false },
    finalChecks: false,
    proposal: null,
  }),
};

function withCondition(file: LoanFile, id: string, state: ConditionState['state']): LoanFile {
  const known = file.conditions[id];
  if (known === undefined) return file;
  return { ...file, conditions: { ...file.conditions, [id]: { ...known, state, round: known.round + 1 } } };
}
