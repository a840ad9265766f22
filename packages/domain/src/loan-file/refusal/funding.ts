import { isInCancelPeriod } from '../cancel-period.ts';
import type { FactData } from '../facts.ts';
import type { LoanFile } from '../file.ts';
import { isCounterOpen } from '../fold.ts';
import { isMarginOver } from '../gates/funding.ts';
import { allSigned, anySigned, deedSigners, isPresent, isRescindable, owners } from '../people.ts';
import { electronic, notAfter, owner, present, rule, type Needs, type Refusal } from './needs.ts';

/** Rescission, recording, money. */
export const fundingNeeds = {
  RescissionNoticeDelivered: ({ file }, { papers, person, how }) =>
    present(file, papers) ??
    rule(isRescindable(file) && isPresent(file, file.pack), 'no notice of the right to cancel is owed yet') ??
    owner(file, person) ??
    rule(!isPresent(file, file.rescissionNotices[person]), 'the person has the notice') ??
    electronic(file, person, how === 'ELECTRONIC'),
  RescissionPeriodSet: ({ file }, { endsAt, satisfiedAt }) =>
    rule(isRescindable(file) && allSigned(file) && !file.fundingApproved, 'there is no period to set') ??
    everyNotice(file) ??
    rule(!notAfter(satisfiedAt, endsAt), 'the margin for letters follows the period') ??
    rule(isLonger(file.clocks.RESCISSION?.due, endsAt), 'a period is only ever lengthened'),
  Rescinded: ({ file }, { person, sentAt, how, document }) =>
    owner(file, person) ??
    rule(isRescindable(file) && allSigned(file), 'there is nothing to rescind') ??
    rule(isInCancelPeriod(file, sentAt), 'sent after the period') ??
    rule(how === 'ONLINE' || document !== null, 'a letter is recorded with its document'),
  NonRescissionConfirmed: ({ file }, { papers, person }) =>
    present(file, papers) ??
    owner(file, person) ??
    rule(file.clocks.RESCISSION?.reached === true, 'the period runs') ??
    rule(!file.fundsOrdered && !file.fundsSent, 'the money is on its way: nothing waits for this') ??
    rule(!isPresent(file, file.nonRescission[person]), 'the person has confirmed'),
  LateRescissionReceived: ({ file }, { person, sentAt }) =>
    owner(file, person) ??
    rule(file.fundsSent && isRescindable(file), 'a rescission is late once the money has been sent') ??
    rule(!isInCancelPeriod(file, sentAt), 'sent in time: it cancels the loan') ??
    rule(file.lateRescissions[person] === undefined, 'the person has rescinded'),
  DeedRecorded: (seen, { papers }) =>
    seen.turns.worker(seen, ['recording'], papers) ?? rule(isPeriodOver(seen.file), 'the time to cancel is not over'),
  FinalChecksPassed: (seen, { attempt }) =>
    seen.turns.worker(seen, ['final-checks'], attempt) ?? rule(!seen.file.finalChecks, 'the checks are passed'),
  FundingProposed: (seen) => seen.turns.step(seen, ['funding-decision']),
  FundingApproved: (seen, { by }) =>
    seen.turns.step(seen, ['funding-decision']) ??
    rule(seen.file.proposal !== null, 'nothing is proposed') ??
    rule(seen.file.proposal?.approvals === 1 || seen.file.proposal?.by !== by, 'a second person approves this amount'),
  /** Under a hold nothing is ordered: the file must be at this step. */
  FundsOrdered: (seen, { to, payoffs, proposal }) =>
    seen.turns.step(seen, ['send-funds']) ??
    fundable(seen.file, to, payoffs) ??
    rule(seen.file.proposal?.n === proposal, 'what is ordered is what was approved') ??
    rule(!seen.file.fundsOrdered, 'the bank has the order'),
  FundsSent: (seen, { to, payoffs }) =>
    seen.turns.worker(seen, ['send-funds'], null) ?? fundable(seen.file, to, payoffs),
  CreditorsPaid: (seen) => seen.turns.worker(seen, ['pay-creditors'], null),
} as const satisfies Partial<Needs>;

/** Conditions, expiry, voided papers, clocks, ends. */
export const anyTimeNeeds = {
  ConditionPosted: ({ file }, { id, blocks }) =>
    rule(file.conditions[id] === undefined, 'a condition has its own id') ??
    rule(
      blocks !== 'CLOSING' || !isPresent(file, file.finalAccepted),
      'the final offer is accepted: closing waits for nothing more',
    ) ??
    rule(blocks !== 'FUNDING' || (!file.fundsOrdered && !file.fundsSent), 'the money is on its way'),
  ConditionAnswered: ({ file }, { id }) =>
    rule(file.conditions[id]?.state === 'ASKED', 'the condition asks for nothing'),
  ConditionReturned: ({ file }, { id }) =>
    rule(file.conditions[id]?.state === 'ANSWERED', 'no answer waits to be read'),
  ConditionCleared: ({ file }, { id }) => {
    const state = file.conditions[id]?.state;
    return rule(state !== undefined && state !== 'CLEARED', 'no such condition is open');
  },
  SanctionsScreened: ({ file }, { matches }) =>
    rule(
      matches.every((match) => file.sanctions?.[match] === undefined),
      'a match has its own reference',
    ),
  SanctionsMatchCleared: ({ file }, { match, by, confirmedBy }) =>
    rule(file.sanctions?.[match] === 'OPEN', 'no such match is open') ??
    rule(by !== confirmedBy, 'a second person confirms that it is somebody else'),
  EvidenceExpired: ({ file }, { what }) => {
    if (what === 'PAYOFF') return rule(file.payoff.figures && !file.fundingApproved, 'no payoff figures can expire');
    const stands = { CREDIT: file.hard.outcome === 'FOUND', INCOME: file.income.done, TITLE: file.finalTitle.done }[
      what
    ];
    return rule(stands, 'there is nothing to expire') ?? rule(!anySigned(file), 'somebody has signed on this evidence');
  },
  ClosingVoided: ({ file }, { consents, ground }) => {
    const agreed = new Set(consents.map((one) => one.person));
    return (
      rule(isPresent(file, file.pack) && !file.recorded, 'papers are voided from the package until the recording') ??
      rule(
        ground !== null || deedSigners(file).every((person) => agreed.has(person)),
        'every signer agrees in writing, or a ground is named',
      )
    );
  },
  IncompletenessNoticeSent: ({ file, current }, { ball }) => {
    if (current?.owner !== 'borrower')
      return { name: 'NOT_THEIR_TURN', because: 'it is not the borrower who is waited for' };
    return (
      rule(ball === file.ball, 'the borrower has acted since') ??
      rule(!isCounterOpen(file), 'a counter-offer is open: it has a clock of its own') ??
      rule(file.clocks.INCOMPLETE === undefined, 'the notice has been sent')
    );
  },
  ClockReached: ({ file, now }, { clock, due, at }) => {
    const known = file.clocks[clock];
    return (
      rule(known !== undefined && !known.reached && known.due === due, 'no such clock runs') ??
      rule(notAfter(due, at) && (now === undefined || notAfter(due, now)), 'the clock is not due')
    );
  },
  ApplicationWithdrawn: ({ file }) => rule(!allSigned(file), 'everybody has signed: an owner may rescind'),
  ApplicationDeclined: ({ file }, { ground }) =>
    rule(!allSigned(file) || ground !== null, 'everybody has signed: a decline names its ground') ??
    rule(!file.fundsSent, 'the money was sent') ??
    // Of somebody on a sanctions list the order is stopped first; a file that ended still takes what the bank says of it.
    rule(!file.fundsOrdered || ground === 'SANCTIONS', 'the money is on its way'),
} as const satisfies Partial<Needs>;

function everyNotice(file: LoanFile): Refusal | null {
  return rule(
    owners(file).every((person) => isPresent(file, file.rescissionNotices[person])),
    'an owner has no notice of the right to cancel',
  );
}

/** The period is over, or there is none. */
const isPeriodOver = (file: LoanFile): boolean => !isRescindable(file) || file.clocks.RESCISSION?.reached === true;

function fundable(file: LoanFile, to: FactData['FundsSent']['to'], payoffs: number): Refusal | null {
  const hasWaited = !isRescindable(file) || (isPeriodOver(file) && isMarginOver(file));
  return (
    rule(allSigned(file) && file.fundingApproved, 'not everybody has signed, or the funding is not approved') ??
    rule(hasWaited, 'the time to cancel and the margin for letters are not over') ??
    rule(payoffs >= file.required, 'required payoffs leave with the money') ??
    rule((to === 'CUSTODIAN') === (file.created?.crypto === true), 'the money goes where this loan is paid out')
  );
}

function isLonger(before: string | undefined, after: string): boolean {
  return before === undefined || !notAfter(after, before);
}
