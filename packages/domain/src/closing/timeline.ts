import { businessDayAfter } from '../calendar/business-days.ts';
import type { LoanFile } from '../loan-file/file.ts';
import { allSigned, isRescindable } from '../loan-file/people.ts';
import { isMarginOver } from '../loan-file/predicates.ts';

/** The steps from the signatures to the first payment; each depends on those before it. */
export const CLOSING_STEPS = [
  'SIGNED',
  'OTHER_SIGNERS',
  'CANCEL_NOTICE',
  'CANCEL_PERIOD',
  'RECORDING',
  'LETTERS',
  'PAYOFF_FIGURES',
  'CHECKS',
  'SENDING',
  'CREDITORS',
  'FIRST_PAYMENT',
] as const;
export type ClosingStep = (typeof CLOSING_STEPS)[number];

/** Days as yyyy-MM-dd in the home's calendar; null until they are known. */
export interface ClosingDays {
  readonly signedOn: string | null;
  /** The last day of the right to cancel. */
  readonly lastDay: string | null;
  /** The day the wait for mailed cancellations ends. */
  readonly satisfiedOn: string | null;
  readonly recordedOn: string | null;
  /** The day the money is planned or expected to leave. */
  readonly fundingOn: string | null;
  /** The bank's date of the payment; it may be in the future. */
  readonly sentOn: string | null;
  readonly paidOn: string | null;
  readonly firstPaymentOn: string | null;
}

export interface TimelineStep {
  readonly step: ClosingStep;
  readonly state: 'DONE' | 'NOW' | 'LATER';
  readonly on: string | null;
}

/**
 * Where the money is. PLANNED: not ordered. ORDERED: the bank's date is in the future. SENT: from that date on.
 * CREDITED: every bank should have it.
 */
export const MONEY_STAGES = ['PLANNED', 'ORDERED', 'SENT', 'CREDITED'] as const;
export type MoneyStage = (typeof MONEY_STAGES)[number];

/** Returns the last day (yyyy-MM-dd) on which a bank credits a payment that it dated `sentOn`: the next business day. */
export const getLastCreditDay = (sentOn: string): string => businessDayAfter(sentOn, 1);

/** The stage on `today` of money that the bank dated `sentOn`. */
export function moneyStage(file: Pick<LoanFile, 'fundsSent'>, sentOn: string | null, today: string): MoneyStage {
  if (!file.fundsSent) return 'PLANNED';
  if (sentOn === null || sentOn === today) return 'SENT';
  if (sentOn > today) return 'ORDERED';
  return today > getLastCreditDay(sentOn) ? 'CREDITED' : 'SENT';
}

/** Whether money at this stage has left the lender. */
export const hasMoneyLeft = (stage: MoneyStage): boolean => stage === 'SENT' || stage === 'CREDITED';

interface Row {
  readonly step: ClosingStep;
  readonly isDone: boolean;
  readonly on: string | null;
}

/** The gates during which a step is the current one. */
const GATES_OF: { readonly [Step in ClosingStep]: readonly string[] } = {
  SIGNED: [],
  OTHER_SIGNERS: ['deed-others'],
  CANCEL_NOTICE: ['rescission-notice'],
  CANCEL_PERIOD: ['rescission'],
  RECORDING: ['recording'],
  LETTERS: ['mail-margin'],
  PAYOFF_FIGURES: ['payoff-renew'],
  CHECKS: ['final-checks', 'funding-decision'],
  SENDING: ['send-funds', 'pay-creditors', 'complete'],
  CREDITORS: ['pay-creditors', 'complete'],
  FIRST_PAYMENT: [],
};

/**
 * Lists what happened since the signing and what comes next, for the borrower's page after signing. A step is done only
 * when every step before it is; a wait that no longer applies is not listed; no completed step has a day after `today`;
 * until the cancellation period begins, the steps from its end on have no day. Empty before the borrower's part is
 * signed, and once the application has ended.
 */
export function closingTimeline(file: LoanFile, gate: string, days: ClosingDays, today: string): TimelineStep[] {
  if (file.ended !== null || (!allSigned(file) && gate !== 'deed-others')) return [];
  const rows = buildRows(file, gate, hasPeriodBegun(file, gate) ? days : withoutPeriod(days), today);
  const firstOpen = rows.findIndex(({ isDone }) => !isDone);
  return rows.map(({ step, on }, index) => {
    const isDone = firstOpen === -1 || index < firstOpen;
    if (isDone) return { step, state: 'DONE', on: on !== null && on > today ? null : on };
    return { step, state: index === firstOpen && GATES_OF[step].includes(gate) ? 'NOW' : 'LATER', on };
  });
}

/** The gates before the cancellation period begins: its last day, and every day counted from it, isn't known yet. */
const BEFORE_PERIOD: readonly string[] = [...GATES_OF.OTHER_SIGNERS, ...GATES_OF.CANCEL_NOTICE];

const hasPeriodBegun = (file: LoanFile, gate: string): boolean =>
  !isRescindable(file) || (file.clocks.RESCISSION !== undefined && !BEFORE_PERIOD.includes(gate));

const withoutPeriod = (days: ClosingDays): ClosingDays => ({
  ...days,
  lastDay: null,
  satisfiedOn: null,
  fundingOn: null,
  firstPaymentOn: null,
});

function buildRows(file: LoanFile, gate: string, days: ClosingDays, today: string): Row[] {
  const rescindable = isRescindable(file);
  const hasLeft = hasMoneyLeft(moneyStage(file, days.sentOn, today));
  const row = (applies: boolean, step: ClosingStep, isDone: boolean, on: string | null = null): Row[] =>
    applies ? [{ step, isDone, on }] : [];
  return [
    ...row(true, 'SIGNED', true, days.signedOn),
    ...row(gate === 'deed-others', 'OTHER_SIGNERS', false),
    ...row(rescindable && gate === 'rescission-notice', 'CANCEL_NOTICE', false),
    ...row(rescindable, 'CANCEL_PERIOD', file.clocks.RESCISSION?.reached === true, days.lastDay),
    ...row(true, 'RECORDING', file.deedRecorded, days.recordedOn),
    ...row(
      rescindable && days.satisfiedOn !== null && !file.fundsSent && !isMarginOver(file),
      'LETTERS',
      false,
      days.satisfiedOn,
    ),
    ...row(gate === 'payoff-renew', 'PAYOFF_FIGURES', false),
    ...row(!file.fundsSent && gate !== 'send-funds', 'CHECKS', false),
    ...row(true, 'SENDING', hasLeft, days.sentOn ?? days.fundingOn),
    ...row(
      file.markedPayoffs > 0,
      'CREDITORS',
      file.creditorsPaid,
      file.creditorsPaid ? pickLaterDate(days.paidOn, days.sentOn) : null,
    ),
    ...row(days.firstPaymentOn === null || days.firstPaymentOn >= today, 'FIRST_PAYMENT', false, days.firstPaymentOn),
  ];
}

/** A debt is paid with money that has left, so an earlier receipt counts from the day the money left. */
const pickLaterDate = (one: string | null, other: string | null): string | null =>
  one !== null && other !== null && other > one ? other : one;
