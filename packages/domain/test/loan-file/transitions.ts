import type { Fact, FactData, FactType } from '../../src/loan-file/facts.ts';
import type { StoredStatus } from '../../src/loan-file/checklist-status.ts';
import { BORROWER, type LoanFile } from '../../src/loan-file/file.ts';
import type { GateId } from '../../src/loan-file/gates.ts';
import { good, type Story } from './drive.ts';

type Trigger = (file: LoanFile) => Fact;

/** One row of the transition table: what happens at a gate, and the status after each fact. */
export interface Transition {
  readonly id: string;
  readonly at: GateId | 'start';
  readonly story?: Story;
  readonly by: readonly (readonly [Trigger, StoredStatus])[];
}

function fact<T extends FactType>(type: T, over: Partial<FactData[T]> = {}): Trigger {
  return (file) => good(file, type, over);
}

const declined: readonly [Trigger, StoredStatus] = [fact('ApplicationDeclined', { ground: null }), 'DECLINED'];
const priced = (stands: boolean): Trigger => fact('OffersPriced', { stands, worse: false });
const nothing: readonly [Trigger, StoredStatus] = [
  fact('OffersPriced', { outcome: 'NONE', reasons: ['Value or type of collateral not sufficient'], stands: false }),
  'WAITING_FOR_INITIAL_OFFERS',
];
const winback = fact('OffersPriced', { outcome: 'WINBACK', reasons: ['Income insufficient'], stands: false });
const bpo: Story = { PropertyValued: { outcome: 'NO_VALUE', route: 'BPO' } };
const resiEval: Story = { PropertyValued: { outcome: 'NO_VALUE', route: 'RESI_EVAL' } };
const appraisal: Story = { ...bpo, ValuationReturned: { outcome: 'NOT_OBTAINABLE' } };
const second: Story = { ApplicationCreated: { occupancy: 'SECONDARY', crypto: false, softConsent: true } };
const newYork: Story = { ApplicationCreated: { occupancy: 'HOME', crypto: false, softConsent: false }, IntakeCompleted: { regime: 'NY' } };
const texas: Story = { IntakeCompleted: { regime: 'TX_50A6' } };
const inPerson: Story = {
  ClosingDisclosureReady: { notary: { mode: 'MANUAL', fee: 300 } },
  NotaryPlanned: { mode: 'MANUAL', fee: 300 },
};
const coOwner: Story = {
  FinalTitleReturned: { mustSign: [{ person: 'luis', relation: 'CO_OWNER', reason: 'owns a half', livesThere: 'UNKNOWN' }] },
};
const marked: Story = { LiensConfirmed: { payoffs: 1, required: 0, disputed: 0, matched: true } };
const hold = (askBorrower: boolean): Trigger => fact('ConditionPosted', { id: 'review', blocks: 'NOW', askBorrower });
const cleared = fact('ConditionCleared', { id: 'review' });

/** The transition table, row by row (resolutions (d), as amended by loan-file.md, section 10). */
export const TRANSITIONS: readonly Transition[] = [
  { id: 'OP-D-001', at: 'start', by: [[fact('ApplicationCreated', { softConsent: true }), 'IN_PROGRESS']] },
  { id: 'OP-D-002', at: 'start', by: [[fact('ApplicationCreated', { softConsent: false }), 'GEN_PRE_SOFT_CREDIT_DISCLOSURE']] },
  { id: 'OP-D-003', at: 'pre-disclosure', story: newYork, by: [[fact('DocumentsRequested', { set: 'PRE' }), 'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE']] },
  {
    id: 'OP-D-004',
    at: 'pre-consent',
    story: newYork,
    by: [
      [fact('SoftCreditConsentGiven'), 'IN_PROGRESS'],
      [fact('IntakeCompleted', { regime: 'NY' }), 'WAITING_FOR_SOFT_CREDIT'],
    ],
  },
  { id: 'OP-D-005', at: 'intake', by: [[fact('IntakeCompleted'), 'WAITING_FOR_SOFT_CREDIT']] },
  { id: 'OP-D-006', at: 'soft-credit', by: [[fact('SoftCreditReturned'), 'WAITING_FOR_AVM_DATA']] },
  { id: 'OP-D-007', at: 'soft-credit', by: [[fact('SoftCreditReturned', { outcome: 'NO_MATCH' }), 'CREDIT_NO_MATCH']] },
  {
    id: 'OP-D-008',
    at: 'soft-credit',
    by: [
      [fact('SoftCreditReturned', { outcome: 'NO_MATCH' }), 'CREDIT_NO_MATCH'],
      [fact('SsnGiven'), 'WAITING_FOR_SOFT_CREDIT'],
    ],
  },
  {
    id: 'OP-D-009 OP-D-010',
    at: 'soft-credit',
    by: [
      [fact('SoftCreditReturned', { outcome: 'NO_MATCH' }), 'CREDIT_NO_MATCH'],
      [fact('SsnGiven'), 'WAITING_FOR_SOFT_CREDIT'],
      [fact('SoftCreditReturned', { outcome: 'NO_MATCH' }), 'CREDIT_NO_MATCH'],
      [fact('SsnGiven'), 'WAITING_FOR_SOFT_CREDIT'],
      [fact('SoftCreditReturned', { outcome: 'NO_MATCH' }), 'CREDIT_NO_MATCH_SSN'],
      [fact('SoftCreditRetryAsked', { reason: 'CORRECTED' }), 'WAITING_FOR_SOFT_CREDIT'],
    ],
  },
  {
    id: 'OP-D-011',
    at: 'soft-credit',
    by: [
      [fact('SoftCreditReturned', { outcome: 'NO_MATCH' }), 'CREDIT_NO_MATCH'],
      [fact('SsnGiven'), 'WAITING_FOR_SOFT_CREDIT'],
      [fact('SoftCreditReturned', { outcome: 'NO_MATCH' }), 'CREDIT_NO_MATCH'],
      [fact('SsnGiven'), 'WAITING_FOR_SOFT_CREDIT'],
      [fact('SoftCreditReturned', { outcome: 'NO_MATCH' }), 'CREDIT_NO_MATCH_SSN'],
      declined,
    ],
  },
  {
    id: 'OP-D-012 OP-D-013',
    at: 'soft-credit',
    by: [
      [fact('SoftCreditReturned', { outcome: 'FROZEN' }), 'SOFT_CREDIT_LOCKED_OR_FROZEN'],
      [fact('SoftCreditRetryAsked', { reason: 'UNFROZEN' }), 'WAITING_FOR_SOFT_CREDIT'],
    ],
  },
  {
    id: 'OP-D-014 OP-D-015',
    at: 'soft-credit',
    by: [
      [fact('SoftCreditReturned', { outcome: 'ERROR' }), 'CREDIT_ERROR'],
      [fact('SoftCreditRetryAsked', { reason: 'RETRY_JOB' }), 'WAITING_FOR_SOFT_CREDIT'],
    ],
  },
  {
    id: 'OP-D-016 OP-D-064',
    at: 'hard-credit',
    by: [
      [fact('HardCreditReturned', { outcome: 'ERROR' }), 'CREDIT_ERROR'],
      [fact('HardCreditRetryAsked', { reason: 'RETRY_JOB' }), 'HARD_CREDIT_PULL'],
    ],
  },
  {
    id: 'OP-D-017 OP-D-018',
    at: 'soft-credit',
    by: [
      [fact('SoftCreditReturned', { outcome: 'MINOR' }), 'CREDIT_MINOR'],
      [fact('SoftCreditRetryAsked', { reason: 'AGE_PROVED' }), 'WAITING_FOR_SOFT_CREDIT'],
    ],
  },
  { id: 'OP-D-019', at: 'soft-credit', by: [[fact('SoftCreditReturned', { outcome: 'MINOR' }), 'CREDIT_MINOR'], declined] },
  {
    id: 'OP-D-020 OP-D-021',
    at: 'soft-credit',
    by: [
      [fact('SoftCreditReturned', { alerts: ['FACTA'] }), 'FACTA_REVIEW'],
      [fact('ReviewCleared', { review: 'FACTA' }), 'WAITING_FOR_AVM_DATA'],
    ],
  },
  {
    id: 'OP-D-022 OP-D-065',
    at: 'hard-credit',
    by: [
      [fact('HardCreditReturned', { alerts: ['FACTA'] }), 'FACTA_REVIEW'],
      [fact('ReviewCleared', { review: 'FACTA' }), 'PREQUAL_TITLE'],
    ],
  },
  { id: 'OP-D-023', at: 'soft-credit', by: [[fact('SoftCreditReturned', { alerts: ['FACTA'] }), 'FACTA_REVIEW'], declined] },
  {
    id: 'OP-D-024 OP-D-025',
    at: 'soft-credit',
    by: [
      [fact('SoftCreditReturned', { alerts: ['DELINQUENCY'] }), 'DELINQUENCY_REVIEW'],
      [fact('DelinquencyExplained'), 'DELINQUENCY_REVIEW'],
      [fact('ReviewCleared', { review: 'DELINQUENCY' }), 'WAITING_FOR_AVM_DATA'],
    ],
  },
  { id: 'OP-D-026', at: 'soft-credit', by: [[fact('SoftCreditReturned', { alerts: ['DELINQUENCY'] }), 'DELINQUENCY_REVIEW'], declined] },
  { id: 'OP-D-027', at: 'soft-credit', by: [[fact('SoftCreditReturned'), 'WAITING_FOR_AVM_DATA'], declined] },
  {
    id: 'OP-D-028',
    at: 'locate',
    by: [
      [fact('PropertyLocated'), 'WAITING_FOR_AVM_DATA'],
      [fact('PropertyValued'), 'WAITING_FOR_INITIAL_OFFERS'],
    ],
  },
  {
    id: 'OP-D-029 OP-D-031',
    at: 'locate',
    by: [
      [fact('PropertyLocated', { outcome: 'NONE' }), 'NO_PROPERTY_FOUND'],
      [fact('PropertyCorrected'), 'WAITING_FOR_AVM_DATA'],
    ],
  },
  {
    id: 'OP-D-030 OP-D-032',
    at: 'locate',
    by: [
      [fact('PropertyLocated', { outcome: 'MANY' }), 'MULTIPLE_PROPERTIES'],
      [fact('ParcelChosen'), 'WAITING_FOR_AVM_DATA'],
    ],
  },
  {
    id: 'OP-D-033 OP-D-034',
    at: 'value',
    by: [
      [fact('PropertyValued', { outcome: 'NO_VALUE', route: 'BPO' }), 'NO_AVM_FOUND'],
      [fact('ValueEstimated'), 'WAITING_FOR_INITIAL_OFFERS'],
    ],
  },
  { id: 'OP-D-035', at: 'locate', by: [[fact('PropertyLocated'), 'WAITING_FOR_AVM_DATA'], declined] },
  { id: 'OP-D-036', at: 'price', by: [[priced(false), 'OFFER_SELECTION']] },
  {
    id: 'OP-D-037 OP-D-038',
    at: 'price',
    by: [
      [fact('OffersPriced', { outcome: 'ASSETS', reasons: ['Income insufficient'], stands: false }), 'ASSETS_PREQUAL'],
      [fact('AssetsLinked'), 'WAITING_FOR_INITIAL_OFFERS'],
    ],
  },
  {
    id: 'OP-D-039',
    at: 'price',
    by: [
      [fact('OffersPriced', { outcome: 'ASSETS', reasons: ['Income insufficient'], stands: false }), 'ASSETS_PREQUAL'],
      [fact('AssetsLinked', { accounts: [] }), 'WAITING_FOR_INITIAL_OFFERS'],
      [winback, 'CLTV_LIEN_POSITION_REQUALIFY'],
    ],
  },
  {
    id: 'OP-D-039 (no line left)',
    at: 'price',
    by: [
      [fact('OffersPriced', { outcome: 'ASSETS', reasons: ['Income insufficient'], stands: false }), 'ASSETS_PREQUAL'],
      [fact('AssetsLinked', { accounts: [] }), 'WAITING_FOR_INITIAL_OFFERS'],
      nothing,
      declined,
    ],
  },
  {
    id: 'OP-D-040 OP-D-041',
    at: 'price',
    by: [
      [winback, 'CLTV_LIEN_POSITION_REQUALIFY'],
      [fact('ReducedOfferAccepted'), 'WAITING_FOR_INITIAL_OFFERS'],
    ],
  },
  {
    id: 'OP-D-042',
    at: 'price',
    by: [
      [winback, 'CLTV_LIEN_POSITION_REQUALIFY'],
      [fact('ReducedOfferRefused'), 'DECLINED'],
    ],
  },
  { id: 'OP-D-043', at: 'price', by: [nothing, declined] },
  { id: 'OP-D-044', at: 'choose', by: [[fact('OfferSelected'), 'GEN_APP_DISCLOSURES']] },
  { id: 'OP-D-045', at: 'contact', by: [[fact('ContactDetailsGiven'), 'HMDA']] },
  { id: 'OP-D-046', at: 'hmda', by: [[fact('DemographicsAnswered'), 'GEN_SUMMARY_DISCLOSURE']] },
  { id: 'OP-D-047', at: 'app-disclosure-gen', by: [[fact('DocumentsRequested', { set: 'APP' }), 'WAITING_FOR_APP_DISCLOSURE']] },
  { id: 'OP-D-048', at: 'app-disclosure', by: [[fact('DocumentsReady'), 'COLLECT_ADDITIONAL_INFO']] },
  { id: 'OP-D-049', at: 'summary-gen', by: [[fact('DocumentsRequested', { set: 'SUMMARY' }), 'WAITING_FOR_SUMMARY_DISCLOSURE']] },
  { id: 'OP-D-050', at: 'summary', by: [[fact('DocumentsReady'), 'APP_SUBMISSION']] },
  {
    id: 'OP-D-051',
    at: 'submit',
    by: [
      [fact('DocumentAcknowledged', { set: 'APP', person: BORROWER }), 'APP_SUBMISSION'],
      [fact('DocumentAcknowledged', { set: 'SUMMARY', person: BORROWER }), 'APP_SUBMISSION'],
      [fact('ApplicationSubmitted', { hardConsentVersion: 'hard-4' }), 'INCOME_VERIFICATION'],
    ],
  },
  { id: 'OP-D-052', at: 'income', by: [[fact('IncomeEvidenced'), 'IDENTITY_VERIFICATION']] },
  {
    id: 'OP-D-053 OP-D-054',
    at: 'income',
    by: [
      [fact('IncomeEvidenced', { manual: true }), 'EMPLOYMENT_VERIFICATION'],
      [fact('EmployerContactGiven'), 'EMPLOYMENT_VERIFICATION'],
      [fact('EmploymentConfirmed'), 'IDENTITY_VERIFICATION'],
    ],
  },
  {
    id: 'OP-D-055',
    at: 'income',
    by: [
      [fact('IncomeEvidenced', { manual: true }), 'EMPLOYMENT_VERIFICATION'],
      [fact('EmployerContactGiven'), 'EMPLOYMENT_VERIFICATION'],
      [fact('EmploymentNotConfirmed'), 'INCOME_VERIFICATION'],
    ],
  },
  {
    id: 'OP-D-056 OP-D-088',
    at: 'income',
    by: [
      [fact('IncomeEvidenced', { matched: false }), 'WAITING_FOR_INITIAL_OFFERS'],
      [priced(false), 'REVISED_OFFER_SELECTION'],
      [fact('OfferSelected'), 'IDENTITY_VERIFICATION'],
    ],
  },
  { id: 'OP-D-057', at: 'income', by: [[fact('IncomeEvidenced', { matched: false }), 'WAITING_FOR_INITIAL_OFFERS'], nothing, declined] },
  { id: 'OP-D-058', at: 'id-upload', by: [[fact('IdentityDocumentsSubmitted'), 'WAITING_FOR_ID_VERIFICATION']] },
  { id: 'OP-D-059', at: 'id-check', by: [[fact('IdentityChecked'), 'HARD_CREDIT_PULL']] },
  { id: 'OP-D-060', at: 'id-check', by: [[fact('IdentityChecked', { result: 'FAILED_VERIFICATION' }), 'IDENTITY_VERIFICATION']] },
  {
    id: 'OP-D-060 (by a person)',
    at: 'id-check',
    by: [
      [fact('IdentityChecked', { result: 'PENDING_REVIEW' }), 'IDENTITY_VERIFICATION'],
      [fact('IdentityChecked', { result: 'VERIFIED' }), 'HARD_CREDIT_PULL'],
    ],
  },
  { id: 'OP-D-061', at: 'hard-credit', by: [[fact('HardCreditReturned'), 'PREQUAL_TITLE']] },
  {
    id: 'OP-D-062 OP-D-063',
    at: 'hard-credit',
    by: [
      [fact('HardCreditReturned', { outcome: 'FROZEN' }), 'HARD_CREDIT_LOCKED_OR_FROZEN'],
      [fact('HardCreditRetryAsked', { reason: 'UNFROZEN' }), 'HARD_CREDIT_PULL'],
    ],
  },
  { id: 'OP-D-066', at: 'hard-credit', by: [[fact('HardCreditReturned'), 'PREQUAL_TITLE'], declined] },
  { id: 'OP-D-067', at: 'prequal-title', by: [[fact('PrequalTitleReturned'), 'LIEN_VERIFICATION']] },
  { id: 'OP-D-068 OP-D-099', at: 'prequal-title', by: [[fact('PrequalTitleReturned'), 'LIEN_VERIFICATION'], [hold(false), 'TRUST_AND_INSURANCE'], [cleared, 'LIEN_VERIFICATION']] },
  { id: 'OP-D-069', at: 'liens', by: [[fact('LiensConfirmed'), 'DISBURSEMENT_ACCOUNT']] },
  { id: 'OP-D-070', at: 'liens', by: [[fact('LiensConfirmed', { payoffs: 1, required: 1 }), 'PAYOFF_REQUEST_PENDING']] },
  {
    id: 'OP-D-071',
    at: 'payoff',
    story: marked,
    by: [
      [fact('PayoffFiguresReceived'), 'WAITING_FOR_INITIAL_OFFERS'],
      [priced(false), 'REVISED_OFFER_SELECTION'],
    ],
  },
  {
    id: 'OP-D-071 (the offer stands)',
    at: 'payoff',
    story: marked,
    by: [
      [fact('PayoffFiguresReceived'), 'WAITING_FOR_INITIAL_OFFERS'],
      [priced(true), 'DISBURSEMENT_ACCOUNT'],
    ],
  },
  {
    id: 'OP-D-072',
    at: 'liens',
    by: [
      [fact('LiensConfirmed', { matched: false }), 'WAITING_FOR_INITIAL_OFFERS'],
      [winback, 'CLTV_LIEN_POSITION_REQUALIFY'],
    ],
  },
  { id: 'OP-D-073', at: 'liens', story: bpo, by: [[fact('LiensConfirmed'), 'NAV_BPO_ORDER']] },
  { id: 'OP-D-074', at: 'liens', story: resiEval, by: [[fact('LiensConfirmed'), 'NAV_RESI_EVAL_ORDER']] },
  { id: 'OP-D-075', at: 'valuation-order-bpo', story: bpo, by: [[fact('ValuationOrdered'), 'NAV_BPO_PROCESSING']] },
  { id: 'OP-D-076', at: 'valuation-order-resi-eval', story: resiEval, by: [[fact('ValuationOrdered'), 'NAV_RESI_EVAL_PROCESSING']] },
  {
    id: 'OP-D-077 OP-D-089',
    at: 'valuation-wait-bpo',
    story: bpo,
    by: [
      [fact('ValuationReturned'), 'WAITING_FOR_INITIAL_OFFERS'],
      [priced(false), 'REVISED_OFFER_SELECTION'],
      [fact('OfferSelected'), 'DISBURSEMENT_ACCOUNT'],
    ],
  },
  {
    id: 'OP-D-077 (the offer stands)',
    at: 'valuation-wait-bpo',
    story: bpo,
    by: [
      [fact('ValuationReturned'), 'WAITING_FOR_INITIAL_OFFERS'],
      [priced(true), 'DISBURSEMENT_ACCOUNT'],
    ],
  },
  {
    id: 'OP-D-078',
    at: 'valuation-wait-resi-eval',
    story: resiEval,
    by: [
      [fact('ValuationReturned'), 'WAITING_FOR_INITIAL_OFFERS'],
      [priced(false), 'REVISED_OFFER_SELECTION'],
    ],
  },
  {
    id: 'OP-D-079 OP-D-080',
    at: 'valuation-wait-bpo',
    story: bpo,
    by: [
      [fact('ValuationReturned', { outcome: 'NEEDS_ESTIMATE' }), 'NAV_BPO_ESTIMATE'],
      [fact('ValueEstimated'), 'NAV_BPO_ORDER'],
    ],
  },
  {
    id: 'OP-D-081 OP-D-082',
    at: 'valuation-wait-resi-eval',
    story: resiEval,
    by: [
      [fact('ValuationReturned', { outcome: 'NEEDS_ESTIMATE' }), 'NAV_RESI_EVAL_ESTIMATE'],
      [fact('ValueEstimated'), 'NAV_RESI_EVAL_ORDER'],
    ],
  },
  { id: 'OP-D-083', at: 'valuation-wait-bpo', story: bpo, by: [[fact('ValuationReturned', { outcome: 'NOT_OBTAINABLE' }), 'ONSITE_APPRAISAL_REQUEST']] },
  {
    id: 'OP-D-084',
    at: 'valuation-wait-resi-eval',
    story: resiEval,
    by: [[fact('ValuationReturned', { outcome: 'NOT_OBTAINABLE' }), 'ONSITE_APPRAISAL_REQUEST']],
  },
  { id: 'OP-D-085', at: 'appraisal-request', story: appraisal, by: [[fact('AppraisalQuoted'), 'ONSITE_APPRAISAL_PAYMENT']] },
  { id: 'OP-D-086', at: 'appraisal-payment', story: appraisal, by: [[fact('AppraisalPaid'), 'ONSITE_APPRAISAL_PENDING']] },
  {
    id: 'OP-D-087',
    at: 'appraisal-wait',
    story: appraisal,
    by: [
      [fact('AppraisalAccepted'), 'WAITING_FOR_INITIAL_OFFERS'],
      [priced(false), 'REVISED_OFFER_SELECTION'],
    ],
  },
  {
    id: 'OP-D-090',
    at: 'disburse',
    by: [
      [fact('DisbursementAccountEntered', { method: 'INSTANT' }), 'DISBURSEMENT_ACCOUNT'],
      [fact('DisbursementAccountVerified', { by: 'BORROWER' }), 'AUTOPAY_ACCOUNT'],
    ],
  },
  { id: 'OP-D-091', at: 'autopay', by: [[fact('PaymentMethodChosen', { method: 'AUTOPAY' }), 'VERIFIED_AUTOPAY_ACCOUNT']] },
  { id: 'OP-D-092', at: 'autopay', by: [[fact('PaymentMethodChosen', { method: 'MANUAL' }), 'ORDER_FULL_TITLE']] },
  { id: 'OP-D-093', at: 'autopay-confirm', by: [[fact('AutopayConfirmed'), 'ORDER_FULL_TITLE']] },
  { id: 'OP-D-094', at: 'title-order', by: [[fact('FullTitleOrdered'), 'FINAL_TITLE_PULL']] },
  { id: 'OP-D-095', at: 'final-title', by: [[fact('FinalTitleReturned'), 'GEN_CLOSING_DISCLOSURE']] },
  { id: 'OP-D-096', at: 'final-title', by: [[fact('FinalTitleReturned', coOwner.FinalTitleReturned), 'CO_DEED_REQ']] },
  { id: 'OP-D-097', at: 'co-deed', story: coOwner, by: [[fact('AdditionalSignerNamed'), 'GEN_CLOSING_DISCLOSURE']] },
  {
    id: 'OP-D-098 OP-D-100',
    at: 'final-title',
    by: [
      [fact('FinalTitleReturned'), 'GEN_CLOSING_DISCLOSURE'],
      [hold(true), 'TRUST_AND_INSURANCE'],
      [fact('ConditionAnswered', { id: 'review' }), 'TRUST_AND_INSURANCE'],
      [cleared, 'GEN_CLOSING_DISCLOSURE'],
    ],
  },
  {
    id: 'OP-D-101',
    at: 'flood',
    by: [
      [fact('FloodDetermined'), 'GEN_CLOSING_DISCLOSURE'],
      [fact('ClosingDisclosureReady'), 'FINAL_OFFER'],
    ],
  },
  {
    id: 'OP-D-102 OP-D-103',
    at: 'final-offer',
    by: [
      [fact('DrawChangeAsked'), 'OFFER_SELECTION'],
      [fact('OfferSelected'), 'GEN_CLOSING_DISCLOSURE'],
    ],
  },
  { id: 'OP-D-104', at: 'final-offer', by: [[fact('FinalOfferAccepted'), 'GEN_NOTE_SIGNING']] },
  { id: 'OP-D-105', at: 'signing-package', by: [[fact('SigningPackageReady'), 'NOTE_SIGNING']] },
  { id: 'OP-D-106', at: 'note', by: [[fact('NoteSigned', { signer: BORROWER }), 'GEN_NOTARY_DISCLOSURE']] },
  { id: 'OP-D-107', at: 'notary-plan', by: [[fact('NotaryPlanned'), 'DEED_SIGNING']] },
  {
    id: 'OP-D-108 OP-D-109',
    at: 'notary-plan',
    by: [
      [fact('NotaryPlanned', { attorney: true }), 'ATTORNEY_REVIEW'],
      [fact('AttorneyApproved'), 'DEED_SIGNING'],
    ],
  },
  {
    id: 'OP-D-110 OP-D-111',
    at: 'notary-plan',
    story: texas,
    by: [
      [fact('NotaryPlanned'), 'NOTARY_WAITING_PERIOD'],
      [(file) => good(file, 'ClockReached', { clock: 'SIGNING', due: file.clocks.SIGNING!.due, at: file.clocks.SIGNING!.due }), 'MANUAL_DEED_SIGNING'],
    ],
  },
  { id: 'OP-D-112', at: 'notary-plan', story: inPerson, by: [[fact('NotaryPlanned', { mode: 'MANUAL', fee: 300 }), 'MANUAL_DEED_SIGNING']] },
  { id: 'OP-D-113', at: 'deed-manual', story: inPerson, by: [[fact('DeedSigned', { signer: BORROWER }), 'RESCISSION']] },
  { id: 'OP-D-114', at: 'deed', story: coOwner, by: [[fact('DeedSigned', { signer: BORROWER }), 'DEED_SIGNING']] },
  { id: 'OP-D-115', at: 'deed', by: [[fact('DeedSigned', { signer: BORROWER }), 'RESCISSION']] },
  { id: 'OP-D-116', at: 'deed', story: second, by: [[fact('DeedSigned', { signer: BORROWER }), 'RECORDING']] },
  { id: 'OP-D-117', at: 'deed-manual', story: { ...second, ...inPerson }, by: [[fact('DeedSigned', { signer: BORROWER }), 'RECORDING']] },
  {
    id: 'OP-D-118',
    at: 'rescission-notice',
    by: [
      [fact('RescissionNoticeDelivered', { person: BORROWER }), 'RESCISSION'],
      [fact('RescissionPeriodSet'), 'RESCISSION'],
      [(file) => good(file, 'ClockReached', { clock: 'RESCISSION', due: file.clocks.RESCISSION!.due, at: file.clocks.RESCISSION!.due }), 'RECORDING'],
    ],
  },
  { id: 'OP-D-119', at: 'rescission', by: [[fact('Rescinded', { person: BORROWER }), 'CANCELLED']] },
  { id: 'OP-D-120', at: 'recording', by: [[fact('DeedRecorded'), 'FUNDABLE']] },
  { id: 'OP-D-121', at: 'final-checks', by: [[fact('FinalChecksPassed'), 'FUNDING_DECISION']] },
  {
    id: 'OP-D-122 OP-D-123',
    at: 'funding-decision',
    story: marked,
    by: [
      [fact('FundingProposed', { by: 'funder-1', approvals: 2 }), 'FUNDING_DECISION'],
      [fact('FundingApproved', { by: 'funder-2' }), 'FUNDING_DECISION'],
      [fact('FundsSent'), 'DIRECT_DEBT_PAYOFF'],
      [fact('CreditorsPaid'), 'COMPLETE'],
    ],
  },
  {
    id: 'OP-D-124',
    at: 'funding-decision',
    by: [
      [fact('FundingProposed', { by: 'rule', approvals: 1 }), 'FUNDING_DECISION'],
      [fact('FundingApproved', { by: 'rule' }), 'FUNDING_DECISION'],
      [fact('FundsSent'), 'COMPLETE'],
    ],
  },
  { id: 'OP-D-125', at: 'funding-decision', by: [[fact('ApplicationDeclined', { ground: 'FRAUD' }), 'DECLINED']] },
  {
    id: 'OP-D-126 (silence)',
    at: 'income',
    by: [
      [fact('IncompletenessNoticeSent'), 'INCOME_VERIFICATION'],
      [(file) => good(file, 'ClockReached', { clock: 'INCOMPLETE', due: file.clocks.INCOMPLETE!.due, at: file.clocks.INCOMPLETE!.due }), 'CANCELLED'],
    ],
  },
];
