import type { Decision, SubDecision } from '../enums/decision.ts';
import type { BpoStatus } from '../enums/valuation.ts';
import type { LoanFile } from './file.ts';
import { currentGate } from './fold.ts';
import type { GateId } from './gates.ts';
import { isCurrentClosingSet } from './people.ts';
import { isManualNotary, getStatus } from './status.ts';

export interface DerivedValues {
  /** UNKNOWN is never sent. */
  readonly uwDecision: Exclude<Decision, 'UNKNOWN'>;
  readonly uwSubDecision: SubDecision;
  readonly bpo: BpoStatus;
  readonly waitingOnFloodCert: boolean;
  readonly primaryParticipantAcceptComplete: boolean;
  readonly manualNotary: boolean;
}

/** Values that are computed with the status and never stored. */
export function derivedValues(file: LoanFile): DerivedValues {
  const gate = currentGate(file)?.id;
  return {
    uwDecision: decision(file, gate),
    uwSubDecision: subDecision(file, gate),
    bpo: bpo(file),
    waitingOnFloodCert: gate === 'flood',
    primaryParticipantAcceptComplete: gate === 'deed-others',
    manualNotary: isManualNotary(file),
  };
}

/** Whether the loan file has reached the liens step; from then on a debt on the home can also be paid off. */
export function liensReached(file: LoanFile): boolean {
  return file.liensConfirmed || file.reached['liens'] !== undefined;
}

type Current = GateId | undefined;

const REVIEWS: ReadonlySet<Current> = new Set<Current>([
  'file-review',
  'facta',
  'delinquency-explain',
  'delinquency-review',
  'hold-borrower',
  'hold-staff',
]);

function decision(file: LoanFile, gate: Current): DerivedValues['uwDecision'] {
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

function subDecision(file: LoanFile, gate: Current): SubDecision {
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

function hasOffers(file: LoanFile): boolean {
  return file.offers.outcome === 'OFFERS';
}

/** The application is submitted, and the income is proved or needs no proof. */
function isVerified(file: LoanFile): boolean {
  return file.submissions > 0 && (file.income.done || file.bypass === 'BYPASS');
}
