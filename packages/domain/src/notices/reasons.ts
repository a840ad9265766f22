import type { LoanFile } from '../loan-file/file.ts';
import { transferDecline } from '../offer/before-pricing.ts';
import { DECLINE_REASONS as PRINTED } from '../offer/decline-reasons-words.en.ts';
import { DECLINE_REASONS, type DeclineReason, principalReasons } from '../offer/decline-reasons.ts';
import type { Policy } from '../offer/policy.ts';
import { REASONS_ON_REQUEST } from './reasons-words.en.ts';

/** Data of the loan file that can support or contradict a recorded reason. */
export interface ReasonData {
  readonly file: LoanFile;
  /** The score in the hard pull's report or, until there is one, in the soft pull's; null without a report. */
  readonly score: number | null;
  readonly listedForSale: boolean;
  /** yyyy-MM-dd; null when no transfer is on record. */
  readonly lastTransferOn: string | null;
  /** yyyy-MM-dd */
  readonly decidedOn: string;
}

/**
 * Reasons that come from a consumer report, in whole or in part: with one of them the notice names the bureau (FCRA
 * 615(a)).
 */
const FROM_REPORT: ReadonlySet<DeclineReason> = new Set([
  'CREDIT_REFERENCES_INSUFFICIENT',
  'CREDIT_REFERENCES_UNACCEPTABLE',
  'CREDIT_EXPERIENCE_LIMITED',
  'DELINQUENT_OBLIGATIONS',
  'COLLECTION_OR_JUDGMENT',
  'GARNISHMENT_OR_ATTACHMENT',
  'FORECLOSURE_OR_REPOSSESSION',
  'BANKRUPTCY',
  'RECENT_INQUIRIES',
  'BALANCES_HIGH',
  'AMOUNT_OWED_HIGH',
  'ACCOUNTS_TOO_NEW',
  'CREDIT_SCORE',
  // The debts that these compare with income and home come from the report, and the score sets limits and rates.
  'OBLIGATIONS_EXCESSIVE',
  'INCOME_INSUFFICIENT',
  'COLLATERAL_INSUFFICIENT',
]);

/**
 * Reasons that pricing finds. While a choice from offers with the current figures is valid, debts, income and home
 * support that line.
 */
const OF_PRICE: ReadonlySet<DeclineReason> = new Set([
  'OBLIGATIONS_EXCESSIVE',
  'INCOME_INSUFFICIENT',
  'COLLATERAL_INSUFFICIENT',
]);

/** Reasons about the credit report itself: without a report they can't apply. */
const OF_REPORT: ReadonlySet<DeclineReason> = new Set([...FROM_REPORT].filter((reason) => !OF_PRICE.has(reason)));

const isCode = (reason: string): reason is DeclineReason => Object.hasOwn(DECLINE_REASONS, reason);

/**
 * Whether a decision for these reasons uses a consumer report, in whole or in part (FCRA 615(a)). A reason that is a
 * sentence is about a worse price (`reofferReasons`), which always rests on the report's score and debts.
 */
export function usesCreditReport(reasons: readonly string[]): boolean {
  return reasons.some((reason) => !isCode(reason) || FROM_REPORT.has(reason));
}

/** Whether the borrower's choice comes from offers with the current figures. */
const hasCurrentChoice = ({ offers, selection, pricingInputsVersion: basis }: LoanFile): boolean =>
  selection.current && offers.outcome === 'OFFERS' && offers.inputsVersion === basis;

/**
 * Whether the loan file contradicts this reason, such as IDENTITY_UNVERIFIED of a borrower whose identity is verified.
 * Only codes can be contradicted, never sentences. A contradicted reason is never given, no matter who recorded it (12
 * CFR 1002.9(b)(2)).
 */
export function isContradicted(reason: string, judged: ReasonData, policy: Policy): boolean {
  if (!isCode(reason)) return false;
  const { file, score } = judged;
  const hasReport = file.softPull.outcome === 'FOUND' || file.hardPull.outcome === 'FOUND';
  if (OF_REPORT.has(reason) && !hasReport) return true;
  if (OF_PRICE.has(reason)) return hasCurrentChoice(file);
  switch (reason) {
    case 'NO_CREDIT_FILE':
      return hasReport;
    case 'CREDIT_SCORE':
      return score !== null && score >= policy.lowestScore;
    case 'APPLICATION_INCOMPLETE':
      return file.submissions > 0;
    case 'IDENTITY_UNVERIFIED':
      return file.identity.result === 'VERIFIED';
    case 'INCOME_UNVERIFIED':
      return file.income.done;
    case 'EMPLOYMENT_UNVERIFIED':
      return file.income.employmentConfirmed;
    case 'LISTED_FOR_SALE':
      return !judged.listedForSale;
    case 'TITLE_TRANSFERRED':
      return transferDecline(judged.lastTransferOn, judged.decidedOn, policy) === undefined;
    default:
      return false;
  }
}

/** Returns the reasons that the loan file contradicts: staff can't decline for them (12 CFR 1002.9(b)(2)). */
export function contradictedReasons(
  reasons: readonly DeclineReason[],
  judged: ReasonData,
  policy: Policy,
): DeclineReason[] {
  return reasons.filter((reason) => isContradicted(reason, judged, policy));
}

/**
 * Returns the recorded reasons that a notice gives, codes or sentences: each once, in order, at most four, none that
 * the loan file contradicts.
 */
export function givenReasons(recorded: readonly string[], judged: ReasonData, policy: Policy): string[] {
  return principalReasons(recorded.filter((reason) => !isContradicted(reason, judged, policy)));
}

/** Returns reasons as the notice prints them, in English like the notice; never empty. */
export function printedReasons(given: readonly string[]): string[] {
  const sentences = [...new Set(given.map((reason) => (isCode(reason) ? PRINTED[reason] : reason)))];
  return sentences.length > 0 ? sentences : [REASONS_ON_REQUEST];
}

/**
 * Returns the key factors of a score that a notice names: the first four and, if a later one is about inquiries, that
 * one as the fifth (FCRA 609(f)(1)(C), 615(a)(2)).
 *
 * @param factors in the bureau's words, most important first
 */
export function keyFactors(factors: readonly string[]): string[] {
  const [first, inquiries] = [factors.slice(0, 4), factors.slice(4).find((factor) => /inquir/i.test(factor))];
  return inquiries === undefined ? first : [...first, inquiries];
}
