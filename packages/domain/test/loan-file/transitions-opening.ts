import { BORROWER } from '../../src/loan-file/file.ts';
import { fact, declined, priced, nothing, winback, newYork, type Transition } from './triggers.ts';

/** The transition table from the creation to the identity check. */
export const OPENING: readonly Transition[] = [
  { id: 'OP-D-001', at: 'start', by: [[fact('ApplicationCreated', { softConsent: true }), 'IN_PROGRESS']] },
  {
    id: 'OP-D-002',
    at: 'start',
    by: [[fact('ApplicationCreated', { softConsent: false }), 'GEN_PRE_SOFT_CREDIT_DISCLOSURE']],
  },
  {
    id: 'OP-D-003',
    at: 'pre-disclosure',
    story: newYork,
    by: [[fact('DocumentsRequested', { set: 'PRE' }), 'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE']],
  },
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
  {
    id: 'OP-D-019',
    at: 'soft-credit',
    by: [[fact('SoftCreditReturned', { outcome: 'MINOR' }), 'CREDIT_MINOR'], declined],
  },
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
  {
    id: 'OP-D-023',
    at: 'soft-credit',
    by: [[fact('SoftCreditReturned', { alerts: ['FACTA'] }), 'FACTA_REVIEW'], declined],
  },
  {
    id: 'OP-D-024 OP-D-025',
    at: 'soft-credit',
    by: [
      [fact('SoftCreditReturned', { alerts: ['DELINQUENCY'] }), 'DELINQUENCY_REVIEW'],
      [fact('DelinquencyExplained'), 'DELINQUENCY_REVIEW'],
      [fact('ReviewCleared', { review: 'DELINQUENCY' }), 'WAITING_FOR_AVM_DATA'],
    ],
  },
  {
    id: 'OP-D-026',
    at: 'soft-credit',
    by: [[fact('SoftCreditReturned', { alerts: ['DELINQUENCY'] }), 'DELINQUENCY_REVIEW'], declined],
  },
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
  {
    id: 'OP-D-047',
    at: 'app-disclosure-gen',
    by: [[fact('DocumentsRequested', { set: 'APP' }), 'WAITING_FOR_APP_DISCLOSURE']],
  },
  { id: 'OP-D-048', at: 'app-disclosure', by: [[fact('DocumentsReady'), 'COLLECT_ADDITIONAL_INFO']] },
  {
    id: 'OP-D-049',
    at: 'summary-gen',
    by: [[fact('DocumentsRequested', { set: 'SUMMARY' }), 'WAITING_FOR_SUMMARY_DISCLOSURE']],
  },
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
      [fact('IncomeEvidenced', { accepted: 'BORROWER', matched: false }), 'WAITING_FOR_INITIAL_OFFERS'],
      [priced(false), 'REVISED_OFFER_SELECTION'],
      [fact('OfferSelected'), 'IDENTITY_VERIFICATION'],
    ],
  },
  {
    id: 'OP-D-057',
    at: 'income',
    by: [
      [fact('IncomeEvidenced', { accepted: 'BORROWER', matched: false }), 'WAITING_FOR_INITIAL_OFFERS'],
      nothing,
      declined,
    ],
  },
  { id: 'OP-D-058', at: 'id-upload', by: [[fact('IdentityDocumentsSubmitted'), 'WAITING_FOR_ID_VERIFICATION']] },
  { id: 'OP-D-059', at: 'id-check', by: [[fact('IdentityChecked'), 'HARD_CREDIT_PULL']] },
  {
    id: 'OP-D-060',
    at: 'id-check',
    by: [[fact('IdentityChecked', { result: 'FAILED_VERIFICATION' }), 'IDENTITY_VERIFICATION']],
  },
  {
    id: 'OP-D-060 (by a person)',
    at: 'id-check',
    by: [
      [fact('IdentityChecked', { result: 'PENDING_REVIEW' }), 'IDENTITY_VERIFICATION'],
      [fact('IdentityChecked', { result: 'VERIFIED' }), 'HARD_CREDIT_PULL'],
    ],
  },
];
