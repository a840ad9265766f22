import type { FundingRule } from '../offer/policy.ts';
import type { RescissionState } from '../rescission/state.ts';

/** Checks that are repeated before money leaves, in this order. */
export const FINAL_CHECKS = [
  'RESCISSION',
  'SANCTIONS',
  'INSURANCE',
  'PAYOFF_FIGURES',
  'ACCOUNT',
  'CONDITIONS',
] as const;
export type FinalCheck = (typeof FINAL_CHECKS)[number];
export const CHECK_STATES = ['PASSED', 'FAILED', 'NOT_NEEDED'] as const;
export type CheckState = (typeof CHECK_STATES)[number];

/** The state of a loan file that the final checks read. */
export interface CheckedFile {
  readonly rescission: RescissionState;
  /** Whether a person in the loan file may be on a sanctions list and is not cleared (31 CFR part 501). */
  readonly listed: boolean;
  /** The home is in a special flood hazard area and proof of the required insurance was shown (12 CFR 22.3). */
  readonly floodArea: boolean;
  readonly insured: boolean;
  /** Last valid days of the payoff figures, yyyy-MM-dd; one for each debt that is paid off. */
  readonly goodThrough: readonly (string | null)[];
  /** The day the money is to leave, yyyy-MM-dd. */
  readonly paymentOn: string;
  /** The money has a destination: a verified account, or the lender's custodian. */
  readonly destination: boolean;
  readonly openConditions: number;
}

const RESCISSION: Readonly<Record<RescissionState, CheckState | 'WAITING'>> = {
  NONE: 'NOT_NEEDED',
  NOT_STARTED: 'WAITING',
  RUNNING: 'WAITING',
  MARGIN: 'WAITING',
  CONFIRMED: 'PASSED',
  OVER: 'PASSED',
  CANCELED: 'FAILED',
};

/** Returns the result of the check RESCISSION; WAITING until the right to cancel and its mail margin have ended. */
export const rescissionCheck = (state: RescissionState): CheckState | 'WAITING' => RESCISSION[state];

/** Returns the result of every check. Money leaves when none has failed; a check that doesn't apply is not needed. */
export function finalChecks(file: CheckedFile): { readonly check: FinalCheck; readonly state: CheckState }[] {
  const { rescission, listed, floodArea, insured, goodThrough, paymentOn, destination, openConditions } = file;
  const passed = (holds: boolean): CheckState => (holds ? 'PASSED' : 'FAILED');
  const canceling = rescissionCheck(rescission);
  const states: Readonly<Record<FinalCheck, CheckState>> = {
    RESCISSION: canceling === 'WAITING' ? 'FAILED' : canceling,
    SANCTIONS: passed(!listed),
    INSURANCE: floodArea ? passed(insured) : 'NOT_NEEDED',
    PAYOFF_FIGURES: goodThrough.length === 0 ? 'NOT_NEEDED' : passed(isGoodThrough(goodThrough, paymentOn)),
    ACCOUNT: passed(destination),
    CONDITIONS: passed(openConditions === 0),
  };
  return FINAL_CHECKS.map((check) => ({ check, state: states[check] }));
}

/**
 * Whether payoff figures with these last days are still valid on a day; yyyy-MM-dd. A figure without a last day is not.
 */
export function isGoodThrough(goodThrough: readonly (string | null)[], day: string): boolean {
  return goodThrough.every((last) => last !== null && last >= day);
}

/** The name that is recorded instead of a person's when the lender's funding rule proposes or approves a payment. */
export const BY_RULE = 'rule';

/** Returns how many people must approve a payment of this amount; dollars. */
export const approvalsFor = (rule: FundingRule, amount: number): 1 | 2 => (amount > rule.twoPeopleAbove ? 2 : 1);

/**
 * Returns what the lender's funding rule does without staff. It never proposes a payment that two people must approve,
 * so that two people look at it.
 */
export function getRuleActions(
  rule: FundingRule,
  amount: number,
): { readonly proposes: boolean; readonly approves: boolean } {
  const isOne = approvalsFor(rule, amount) === 1;
  return { proposes: isOne, approves: isOne && amount <= rule.ruleUpTo };
}
