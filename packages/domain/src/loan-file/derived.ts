import { VERIFICATION_RESULTS, type Decision, type SubDecision, type VerificationResult } from '../enums/decision.ts';
import type { BpoStatus, PropertyCondition, TitleStatus } from '../enums/valuation.ts';
import type { LoanFile } from './file.ts';
import { currentGate } from './fold.ts';
import type { GateId } from './gates.ts';
import { isCurrentClosingSet } from './people.ts';
import { isManualNotary, getStatus } from './status.ts';

/** Fields of the API that follow from the loan file: underwriting's decision, the state of valuation, title and ID. */
export interface DerivedValues {
  /** UNKNOWN is never sent. */
  readonly uwDecision: Exclude<Decision, 'UNKNOWN'>;
  readonly uwSubDecision: SubDecision;
  readonly bpo: BpoStatus;
  readonly waitingOnFloodCert: boolean;
  readonly primaryParticipantAcceptComplete: boolean;
  readonly manualNotary: boolean;
  readonly title: TitleStatus;
  /** Null before the first check of the borrower's ID. */
  readonly verification: VerificationResult | null;
  /** Null while nothing is known about the home. */
  readonly condition: PropertyCondition | null;
}

/** Computes the values that the API sends with the status. They are never stored. */
export function derivedValues(file: LoanFile): DerivedValues {
  const gate = currentGate(file)?.id;
  return {
    uwDecision: decision(file, gate),
    uwSubDecision: subDecision(file, gate),
    bpo: bpo(file),
    waitingOnFloodCert: gate === 'flood',
    primaryParticipantAcceptComplete: gate === 'deed-others',
    manualNotary: isManualNotary(file),
    title: title(file, gate),
    verification: verification(file),
    condition: homeCondition(file),
  };
}

/** Whether the loan file has reached the liens step; from then on a debt on the home can also be paid off. */
export function liensReached(file: LoanFile): boolean {
  return file.liensConfirmed || file.reached['liens'] !== undefined;
}

type CurrentGate = GateId | undefined;

const REVIEWS: ReadonlySet<CurrentGate> = new Set<CurrentGate>([
  'file-review',
  'facta',
  'delinquency-explain',
  'delinquency-review',
  'hold-borrower',
  'hold-staff',
]);

function decision(file: LoanFile, gate: CurrentGate): DerivedValues['uwDecision'] {
  const status = getStatus(file);
  if (status === 'DECLINED') return 'DECLINE';
  if (status === 'CREDIT_ERROR') return 'ERROR';
  if (REVIEWS.has(gate)) return 'REVIEW';
  if (gate === 'assets') return 'ASSET_DEPLETION';
  if (gate === 'winback') return 'INELIGIBLE';
  if (file.reached[file.created?.crypto === true ? 'autopay' : 'disburse'] !== undefined) return 'APPROVED';
  if (isVerified(file)) return 'FINAL';
  return hasOffers(file) ? 'SELECT' : 'INITIAL';
}

function subDecision(file: LoanFile, gate: CurrentGate): SubDecision {
  if (file.ended !== null) return 'UNKNOWN_SUBDECISION';
  if (gate === 'soft-frozen' || gate === 'hard-frozen') return 'CREDIT_FROZEN';
  if (file.automatedValue.estimated && file.valuation.phase !== 'DONE') return 'BPO_PENDING';
  if (!hasOffers(file)) return 'UNKNOWN_SUBDECISION';
  if (file.selection.current && isCurrentClosingSet(file, file.closingDisclosureSet)) return 'FINAL_OFFER';
  if (isVerified(file)) return verifiedOffer(file);
  if (file.submissions > 0) return 'UNVERIFIED_ONBOARDING_COMPLETE';
  return file.offers.limit === 'DTI' ? 'UNVERIFIED_DTI_LIMITED' : 'UNVERIFIED_OFFER';
}

function verifiedOffer(file: LoanFile): SubDecision {
  if (file.selection.choiceAsked) return 'VERIFIED_OFFER';
  if (file.offers.limit === 'RESERVE') return 'VERIFIED_RESERVE_LIMITED';
  if (file.offers.limit === 'DTI') return 'VERIFIED_DTI_LIMITED';
  return file.income.matched && file.selection.current ? 'VERIFIED_INCOME_MATCHED_OFFER' : 'VERIFIED_OFFER';
}

function bpo(file: LoanFile): BpoStatus {
  if (file.valuation.required) return BPO_BY_PHASE.get(file.valuation.phase) ?? 'BPO_PROCESSING';
  return file.automatedValue.outcome === 'VALUE' ? 'BPO_NOT_REQUIRED' : 'UNKNOWN_BPO_STATUS';
}

const BPO_BY_PHASE: ReadonlyMap<LoanFile['valuation']['phase'], BpoStatus> = new Map([
  ['DONE', 'BPO_COMPLETE'],
  ['ORDER', 'BPO_REQUIRED'],
  ['ESTIMATE', 'BPO_REQUIRED'],
]);

/** The last answer about the ID; after a failed check the file waits for another ID. */
function verification({ identity: { attempt, submitted, result } }: LoanFile): VerificationResult | null {
  const known = VERIFICATION_RESULTS.find((one) => one === result);
  return known ?? (attempt > 1 && !submitted ? 'FAILED_VERIFICATION' : null);
}

/** The owner's own description; an automated value comes without one. */
export function homeCondition(file: LoanFile): PropertyCondition | null {
  return file.homeCondition ?? (file.automatedValue.outcome === 'VALUE' ? 'NOT_AVAILABLE' : null);
}

/** The title work: a search of the land records before the liens step, and the full search before the documents. */
function title(file: LoanFile, gate: CurrentGate): TitleStatus {
  if (file.finalTitle.done) return 'FINAL_TITLE_COMPLETE';
  if (file.ended !== null) return 'TITLE_NOT_REQUIRED';
  if (file.propertySearch.outcome !== 'ONE') return 'UNKNOWN_TITLE_STATUS';
  if (file.titleOrderAttempt === file.finalTitle.attempt) return 'FINAL_TITLE_PROCESSING';
  if (file.prequalTitle.done) return 'PREQUAL_TITLE_COMPLETE';
  return gate === 'prequal-title' ? 'PREQUAL_TITLE_PROCESSING' : 'TITLE_REQUIRED';
}

function hasOffers(file: LoanFile): boolean {
  return file.offers.outcome === 'OFFERS';
}

/** The application is submitted, and the income is proved or needs no proof. */
function isVerified(file: LoanFile): boolean {
  return file.submissions > 0 && (file.income.done || file.bypass === 'BYPASS');
}
