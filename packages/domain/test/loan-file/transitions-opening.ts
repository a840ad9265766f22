import { BORROWER } from '../../src/loan-file/file.ts';
import {
  trigger,
  DECLINED,
  offersPriced,
  NO_OFFERS,
  WINBACK_OFFERED,
  NEW_YORK_STORY,
  type Transition,
} from './triggers.ts';

/** The transition table from the creation to the identity check. */
export const OPENING_TRANSITIONS: readonly Transition[] = [
  { id: 'OP-D-001', at: 'start', by: [[trigger('ApplicationCreated', { softConsent: true }), 'IN_PROGRESS']] },
  {
    id: 'OP-D-002',
    at: 'start',
    by: [[trigger('ApplicationCreated', { softConsent: false }), 'GEN_PRE_SOFT_CREDIT_DISCLOSURE']],
  },
  {
    id: 'OP-D-003',
    at: 'pre-disclosure',
    story: NEW_YORK_STORY,
    by: [[trigger('DocumentsRequested', { set: 'PRE' }), 'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE']],
  },
  {
    id: 'OP-D-004',
    at: 'pre-consent',
    story: NEW_YORK_STORY,
    by: [
      [trigger('SoftCreditConsentGiven'), 'IN_PROGRESS'],
      [trigger('IntakeCompleted', { regime: 'NY' }), 'WAITING_FOR_SOFT_CREDIT'],
    ],
  },
  { id: 'OP-D-005', at: 'intake', by: [[trigger('IntakeCompleted'), 'WAITING_FOR_SOFT_CREDIT']] },
  { id: 'OP-D-006', at: 'soft-credit', by: [[trigger('SoftCreditReturned'), 'WAITING_FOR_AVM_DATA']] },
  {
    id: 'OP-D-007',
    at: 'soft-credit',
    by: [[trigger('SoftCreditReturned', { outcome: 'NO_MATCH' }), 'CREDIT_NO_MATCH']],
  },
  {
    id: 'OP-D-008',
    at: 'soft-credit',
    by: [
      [trigger('SoftCreditReturned', { outcome: 'NO_MATCH' }), 'CREDIT_NO_MATCH'],
      [trigger('SsnGiven'), 'WAITING_FOR_SOFT_CREDIT'],
    ],
  },
  {
    id: 'OP-D-009 OP-D-010',
    at: 'soft-credit',
    by: [
      [trigger('SoftCreditReturned', { outcome: 'NO_MATCH' }), 'CREDIT_NO_MATCH'],
      [trigger('SsnGiven'), 'WAITING_FOR_SOFT_CREDIT'],
      [trigger('SoftCreditReturned', { outcome: 'NO_MATCH' }), 'CREDIT_NO_MATCH'],
      [trigger('SsnGiven'), 'WAITING_FOR_SOFT_CREDIT'],
      [trigger('SoftCreditReturned', { outcome: 'NO_MATCH' }), 'CREDIT_NO_MATCH_SSN'],
      [trigger('SoftCreditRetryAsked', { reason: 'CORRECTED' }), 'WAITING_FOR_SOFT_CREDIT'],
    ],
  },
  {
    id: 'OP-D-011',
    at: 'soft-credit',
    by: [
      [trigger('SoftCreditReturned', { outcome: 'NO_MATCH' }), 'CREDIT_NO_MATCH'],
      [trigger('SsnGiven'), 'WAITING_FOR_SOFT_CREDIT'],
      [trigger('SoftCreditReturned', { outcome: 'NO_MATCH' }), 'CREDIT_NO_MATCH'],
      [trigger('SsnGiven'), 'WAITING_FOR_SOFT_CREDIT'],
      [trigger('SoftCreditReturned', { outcome: 'NO_MATCH' }), 'CREDIT_NO_MATCH_SSN'],
      DECLINED,
    ],
  },
  {
    id: 'OP-D-012 OP-D-013',
    at: 'soft-credit',
    by: [
      [trigger('SoftCreditReturned', { outcome: 'FROZEN' }), 'SOFT_CREDIT_LOCKED_OR_FROZEN'],
      [trigger('SoftCreditRetryAsked', { reason: 'UNFROZEN' }), 'WAITING_FOR_SOFT_CREDIT'],
    ],
  },
  {
    id: 'OP-D-014 OP-D-015',
    at: 'soft-credit',
    by: [
      [trigger('SoftCreditReturned', { outcome: 'ERROR' }), 'CREDIT_ERROR'],
      [trigger('SoftCreditRetryAsked', { reason: 'RETRY_JOB' }), 'WAITING_FOR_SOFT_CREDIT'],
    ],
  },
  {
    id: 'OP-D-016 OP-D-064',
    at: 'hard-credit',
    by: [
      [trigger('HardCreditReturned', { outcome: 'ERROR' }), 'CREDIT_ERROR'],
      [trigger('HardCreditRetryAsked', { reason: 'RETRY_JOB' }), 'HARD_CREDIT_PULL'],
    ],
  },
  {
    id: 'OP-D-017 OP-D-018',
    at: 'soft-credit',
    by: [
      [trigger('SoftCreditReturned', { outcome: 'MINOR' }), 'CREDIT_MINOR'],
      [trigger('SoftCreditRetryAsked', { reason: 'AGE_PROVED' }), 'WAITING_FOR_SOFT_CREDIT'],
    ],
  },
  {
    id: 'OP-D-019',
    at: 'soft-credit',
    by: [[trigger('SoftCreditReturned', { outcome: 'MINOR' }), 'CREDIT_MINOR'], DECLINED],
  },
  {
    id: 'OP-D-020 OP-D-021',
    at: 'soft-credit',
    by: [
      [trigger('SoftCreditReturned', { alerts: ['FACTA'] }), 'FACTA_REVIEW'],
      [trigger('ReviewCleared', { review: 'FACTA' }), 'WAITING_FOR_AVM_DATA'],
    ],
  },
  {
    id: 'OP-D-022 OP-D-065',
    at: 'hard-credit',
    by: [
      [trigger('HardCreditReturned', { alerts: ['FACTA'] }), 'FACTA_REVIEW'],
      [trigger('ReviewCleared', { review: 'FACTA' }), 'PREQUAL_TITLE'],
    ],
  },
  {
    id: 'OP-D-023',
    at: 'soft-credit',
    by: [[trigger('SoftCreditReturned', { alerts: ['FACTA'] }), 'FACTA_REVIEW'], DECLINED],
  },
  {
    id: 'OP-D-024 OP-D-025',
    at: 'soft-credit',
    by: [
      [trigger('SoftCreditReturned', { alerts: ['DELINQUENCY'] }), 'DELINQUENCY_REVIEW'],
      [trigger('DelinquencyExplained'), 'DELINQUENCY_REVIEW'],
      [trigger('ReviewCleared', { review: 'DELINQUENCY' }), 'WAITING_FOR_AVM_DATA'],
    ],
  },
  {
    id: 'OP-D-026',
    at: 'soft-credit',
    by: [[trigger('SoftCreditReturned', { alerts: ['DELINQUENCY'] }), 'DELINQUENCY_REVIEW'], DECLINED],
  },
  { id: 'OP-D-027', at: 'soft-credit', by: [[trigger('SoftCreditReturned'), 'WAITING_FOR_AVM_DATA'], DECLINED] },
  {
    id: 'OP-D-028',
    at: 'locate',
    by: [
      [trigger('PropertyLocated'), 'WAITING_FOR_AVM_DATA'],
      [trigger('PropertyValued'), 'WAITING_FOR_INITIAL_OFFERS'],
    ],
  },
  {
    id: 'OP-D-029 OP-D-031',
    at: 'locate',
    by: [
      [trigger('PropertyLocated', { outcome: 'NONE' }), 'NO_PROPERTY_FOUND'],
      [trigger('PropertyCorrected'), 'WAITING_FOR_AVM_DATA'],
    ],
  },
  {
    id: 'OP-D-030 OP-D-032',
    at: 'locate',
    by: [
      [trigger('PropertyLocated', { outcome: 'MANY' }), 'MULTIPLE_PROPERTIES'],
      [trigger('ParcelChosen'), 'WAITING_FOR_AVM_DATA'],
    ],
  },
  {
    id: 'OP-D-033 OP-D-034',
    at: 'value',
    by: [
      [trigger('PropertyValued', { outcome: 'NO_VALUE', route: 'BPO' }), 'NO_AVM_FOUND'],
      [trigger('ValueEstimated'), 'WAITING_FOR_INITIAL_OFFERS'],
    ],
  },
  { id: 'OP-D-035', at: 'locate', by: [[trigger('PropertyLocated'), 'WAITING_FOR_AVM_DATA'], DECLINED] },
  { id: 'OP-D-036', at: 'price', by: [[offersPriced(false), 'OFFER_SELECTION']] },
  {
    id: 'OP-D-037 OP-D-038',
    at: 'price',
    by: [
      [
        trigger('OffersPriced', { outcome: 'ASSETS', reasons: ['Income insufficient'], stands: false }),
        'ASSETS_PREQUAL',
      ],
      [trigger('AssetsLinked'), 'WAITING_FOR_INITIAL_OFFERS'],
    ],
  },
  {
    id: 'OP-D-039',
    at: 'price',
    by: [
      [
        trigger('OffersPriced', { outcome: 'ASSETS', reasons: ['Income insufficient'], stands: false }),
        'ASSETS_PREQUAL',
      ],
      [trigger('AssetsLinked', { accounts: [] }), 'WAITING_FOR_INITIAL_OFFERS'],
      [WINBACK_OFFERED, 'CLTV_LIEN_POSITION_REQUALIFY'],
    ],
  },
  {
    id: 'OP-D-039 (no line left)',
    at: 'price',
    by: [
      [
        trigger('OffersPriced', { outcome: 'ASSETS', reasons: ['Income insufficient'], stands: false }),
        'ASSETS_PREQUAL',
      ],
      [trigger('AssetsLinked', { accounts: [] }), 'WAITING_FOR_INITIAL_OFFERS'],
      NO_OFFERS,
      DECLINED,
    ],
  },
  {
    id: 'OP-D-040 OP-D-041',
    at: 'price',
    by: [
      [WINBACK_OFFERED, 'CLTV_LIEN_POSITION_REQUALIFY'],
      [trigger('ReducedOfferAccepted'), 'WAITING_FOR_INITIAL_OFFERS'],
    ],
  },
  {
    id: 'OP-D-042',
    at: 'price',
    by: [
      [WINBACK_OFFERED, 'CLTV_LIEN_POSITION_REQUALIFY'],
      [trigger('ReducedOfferRefused'), 'DECLINED'],
    ],
  },
  { id: 'OP-D-043', at: 'price', by: [NO_OFFERS, DECLINED] },
  { id: 'OP-D-044', at: 'choose', by: [[trigger('OfferSelected'), 'GEN_APP_DISCLOSURES']] },
  { id: 'OP-D-045', at: 'contact', by: [[trigger('ContactDetailsGiven'), 'HMDA']] },
  { id: 'OP-D-046', at: 'hmda', by: [[trigger('DemographicsAnswered'), 'GEN_SUMMARY_DISCLOSURE']] },
  {
    id: 'OP-D-047',
    at: 'app-disclosure-gen',
    by: [[trigger('DocumentsRequested', { set: 'APP' }), 'WAITING_FOR_APP_DISCLOSURE']],
  },
  { id: 'OP-D-048', at: 'app-disclosure', by: [[trigger('DocumentsReady'), 'COLLECT_ADDITIONAL_INFO']] },
  {
    id: 'OP-D-049',
    at: 'summary-gen',
    by: [[trigger('DocumentsRequested', { set: 'SUMMARY' }), 'WAITING_FOR_SUMMARY_DISCLOSURE']],
  },
  { id: 'OP-D-050', at: 'summary', by: [[trigger('DocumentsReady'), 'APP_SUBMISSION']] },
  {
    id: 'OP-D-051',
    at: 'submit',
    by: [
      [trigger('DocumentAcknowledged', { set: 'APP', person: BORROWER }), 'APP_SUBMISSION'],
      [trigger('DocumentAcknowledged', { set: 'SUMMARY', person: BORROWER }), 'APP_SUBMISSION'],
      [trigger('ApplicationSubmitted', { hardConsentVersion: 'hard-4' }), 'INCOME_VERIFICATION'],
    ],
  },
  { id: 'OP-D-052', at: 'income', by: [[trigger('IncomeEvidenced'), 'IDENTITY_VERIFICATION']] },
  {
    id: 'OP-D-053 OP-D-054',
    at: 'income',
    by: [
      [trigger('IncomeEvidenced', { manual: true }), 'EMPLOYMENT_VERIFICATION'],
      [trigger('EmployerContactGiven'), 'EMPLOYMENT_VERIFICATION'],
      [trigger('EmploymentConfirmed'), 'IDENTITY_VERIFICATION'],
    ],
  },
  {
    id: 'OP-D-055',
    at: 'income',
    by: [
      [trigger('IncomeEvidenced', { manual: true }), 'EMPLOYMENT_VERIFICATION'],
      [trigger('EmployerContactGiven'), 'EMPLOYMENT_VERIFICATION'],
      [trigger('EmploymentNotConfirmed'), 'INCOME_VERIFICATION'],
    ],
  },
  {
    id: 'OP-D-056 OP-D-088',
    at: 'income',
    by: [
      [trigger('IncomeEvidenced', { accepted: 'BORROWER', matched: false }), 'WAITING_FOR_INITIAL_OFFERS'],
      [offersPriced(false), 'REVISED_OFFER_SELECTION'],
      [trigger('OfferSelected'), 'IDENTITY_VERIFICATION'],
    ],
  },
  {
    id: 'OP-D-057',
    at: 'income',
    by: [
      [trigger('IncomeEvidenced', { accepted: 'BORROWER', matched: false }), 'WAITING_FOR_INITIAL_OFFERS'],
      NO_OFFERS,
      DECLINED,
    ],
  },
  { id: 'OP-D-058', at: 'id-upload', by: [[trigger('IdentityDocumentsSubmitted'), 'WAITING_FOR_ID_VERIFICATION']] },
  { id: 'OP-D-059', at: 'id-check', by: [[trigger('IdentityChecked'), 'HARD_CREDIT_PULL']] },
  {
    id: 'OP-D-060',
    at: 'id-check',
    by: [[trigger('IdentityChecked', { result: 'FAILED_VERIFICATION' }), 'IDENTITY_VERIFICATION']],
  },
  {
    id: 'OP-D-060 (by a person)',
    at: 'id-check',
    by: [
      [trigger('IdentityChecked', { result: 'PENDING_REVIEW' }), 'IDENTITY_VERIFICATION'],
      [trigger('IdentityChecked', { result: 'VERIFIED' }), 'HARD_CREDIT_PULL'],
    ],
  },
];
