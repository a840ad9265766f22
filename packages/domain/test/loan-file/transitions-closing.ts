import { BORROWER } from '../../src/loan-file/file.ts';
import { buildGoodFact } from './drive.ts';
import {
  trigger,
  DECLINED,
  offersPriced,
  WINBACK_OFFERED,
  BPO_STORY,
  RESI_EVAL_STORY,
  APPRAISAL_STORY,
  SECOND_HOME_STORY,
  TEXAS_STORY,
  IN_PERSON_STORY,
  CO_OWNER_STORY,
  MARKED_PAYOFF_STORY,
  postHold,
  HOLD_CLEARED,
  type Transition,
} from './triggers.ts';

/** The transition table from the credit report to the end. */
export const CLOSING_TRANSITIONS: readonly Transition[] = [
  { id: 'OP-D-061', at: 'hard-credit', by: [[trigger('HardCreditReturned'), 'PREQUAL_TITLE']] },
  {
    id: 'OP-D-062 OP-D-063',
    at: 'hard-credit',
    by: [
      [trigger('HardCreditReturned', { outcome: 'FROZEN' }), 'HARD_CREDIT_LOCKED_OR_FROZEN'],
      [trigger('HardCreditRetryAsked', { reason: 'UNFROZEN' }), 'HARD_CREDIT_PULL'],
    ],
  },
  { id: 'OP-D-066', at: 'hard-credit', by: [[trigger('HardCreditReturned'), 'PREQUAL_TITLE'], DECLINED] },
  { id: 'OP-D-067', at: 'prequal-title', by: [[trigger('PrequalTitleReturned'), 'LIEN_VERIFICATION']] },
  {
    id: 'OP-D-068 OP-D-099',
    at: 'prequal-title',
    by: [
      [trigger('PrequalTitleReturned'), 'LIEN_VERIFICATION'],
      [postHold(false), 'TRUST_AND_INSURANCE'],
      [HOLD_CLEARED, 'LIEN_VERIFICATION'],
    ],
  },
  { id: 'OP-D-069', at: 'liens', by: [[trigger('LiensConfirmed'), 'DISBURSEMENT_ACCOUNT']] },
  {
    id: 'OP-D-070',
    at: 'liens',
    by: [[trigger('LiensConfirmed', { payoffs: 1, required: 1 }), 'PAYOFF_REQUEST_PENDING']],
  },
  {
    id: 'OP-D-071',
    at: 'payoff',
    story: MARKED_PAYOFF_STORY,
    by: [
      [trigger('PayoffFiguresReceived'), 'WAITING_FOR_INITIAL_OFFERS'],
      [offersPriced(false), 'REVISED_OFFER_SELECTION'],
    ],
  },
  {
    id: 'OP-D-071 (the offer stands)',
    at: 'payoff',
    story: MARKED_PAYOFF_STORY,
    by: [
      [trigger('PayoffFiguresReceived'), 'WAITING_FOR_INITIAL_OFFERS'],
      [offersPriced(true), 'DISBURSEMENT_ACCOUNT'],
    ],
  },
  {
    id: 'OP-D-072',
    at: 'liens',
    by: [
      [trigger('LiensConfirmed', { matched: false }), 'WAITING_FOR_INITIAL_OFFERS'],
      [WINBACK_OFFERED, 'CLTV_LIEN_POSITION_REQUALIFY'],
    ],
  },
  { id: 'OP-D-073', at: 'liens', story: BPO_STORY, by: [[trigger('LiensConfirmed'), 'NAV_BPO_ORDER']] },
  { id: 'OP-D-074', at: 'liens', story: RESI_EVAL_STORY, by: [[trigger('LiensConfirmed'), 'NAV_RESI_EVAL_ORDER']] },
  {
    id: 'OP-D-075',
    at: 'valuation-order-bpo',
    story: BPO_STORY,
    by: [[trigger('ValuationOrdered'), 'NAV_BPO_PROCESSING']],
  },
  {
    id: 'OP-D-076',
    at: 'valuation-order-resi-eval',
    story: RESI_EVAL_STORY,
    by: [[trigger('ValuationOrdered'), 'NAV_RESI_EVAL_PROCESSING']],
  },
  {
    id: 'OP-D-077 OP-D-089',
    at: 'valuation-wait-bpo',
    story: BPO_STORY,
    by: [
      [trigger('ValuationReturned'), 'WAITING_FOR_INITIAL_OFFERS'],
      [offersPriced(false), 'REVISED_OFFER_SELECTION'],
      [trigger('OfferSelected'), 'DISBURSEMENT_ACCOUNT'],
    ],
  },
  {
    id: 'OP-D-077 (the offer stands)',
    at: 'valuation-wait-bpo',
    story: BPO_STORY,
    by: [
      [trigger('ValuationReturned'), 'WAITING_FOR_INITIAL_OFFERS'],
      [offersPriced(true), 'DISBURSEMENT_ACCOUNT'],
    ],
  },
  {
    id: 'OP-D-078',
    at: 'valuation-wait-resi-eval',
    story: RESI_EVAL_STORY,
    by: [
      [trigger('ValuationReturned'), 'WAITING_FOR_INITIAL_OFFERS'],
      [offersPriced(false), 'REVISED_OFFER_SELECTION'],
    ],
  },
  {
    id: 'OP-D-079 OP-D-080',
    at: 'valuation-wait-bpo',
    story: BPO_STORY,
    by: [
      [trigger('ValuationReturned', { outcome: 'NEEDS_ESTIMATE' }), 'NAV_BPO_ESTIMATE'],
      [trigger('ValueEstimated'), 'NAV_BPO_ORDER'],
    ],
  },
  {
    id: 'OP-D-081 OP-D-082',
    at: 'valuation-wait-resi-eval',
    story: RESI_EVAL_STORY,
    by: [
      [trigger('ValuationReturned', { outcome: 'NEEDS_ESTIMATE' }), 'NAV_RESI_EVAL_ESTIMATE'],
      [trigger('ValueEstimated'), 'NAV_RESI_EVAL_ORDER'],
    ],
  },
  {
    id: 'OP-D-083',
    at: 'valuation-wait-bpo',
    story: BPO_STORY,
    by: [[trigger('ValuationReturned', { outcome: 'NOT_OBTAINABLE' }), 'ONSITE_APPRAISAL_REQUEST']],
  },
  {
    id: 'OP-D-084',
    at: 'valuation-wait-resi-eval',
    story: RESI_EVAL_STORY,
    by: [[trigger('ValuationReturned', { outcome: 'NOT_OBTAINABLE' }), 'ONSITE_APPRAISAL_REQUEST']],
  },
  {
    id: 'OP-D-085',
    at: 'appraisal-request',
    story: APPRAISAL_STORY,
    by: [[trigger('AppraisalQuoted'), 'ONSITE_APPRAISAL_PAYMENT']],
  },
  {
    id: 'OP-D-086',
    at: 'appraisal-payment',
    story: APPRAISAL_STORY,
    by: [[trigger('AppraisalPaid'), 'ONSITE_APPRAISAL_PENDING']],
  },
  {
    id: 'OP-D-087',
    at: 'appraisal-wait',
    story: APPRAISAL_STORY,
    by: [
      [trigger('AppraisalAccepted'), 'WAITING_FOR_INITIAL_OFFERS'],
      [offersPriced(false), 'REVISED_OFFER_SELECTION'],
    ],
  },
  {
    id: 'OP-D-090',
    at: 'disburse',
    by: [
      [trigger('DisbursementAccountEntered', { method: 'INSTANT' }), 'DISBURSEMENT_ACCOUNT'],
      [trigger('DisbursementAccountVerified', { by: 'BORROWER' }), 'AUTOPAY_ACCOUNT'],
    ],
  },
  {
    id: 'OP-D-091',
    at: 'autopay',
    by: [[trigger('PaymentMethodChosen', { method: 'AUTOPAY' }), 'VERIFIED_AUTOPAY_ACCOUNT']],
  },
  { id: 'OP-D-092', at: 'autopay', by: [[trigger('PaymentMethodChosen', { method: 'MANUAL' }), 'ORDER_FULL_TITLE']] },
  { id: 'OP-D-093', at: 'autopay-confirm', by: [[trigger('AutopayConfirmed'), 'ORDER_FULL_TITLE']] },
  { id: 'OP-D-094', at: 'title-order', by: [[trigger('FullTitleOrdered'), 'FINAL_TITLE_PULL']] },
  { id: 'OP-D-095', at: 'final-title', by: [[trigger('FinalTitleReturned'), 'GEN_CLOSING_DISCLOSURE']] },
  {
    id: 'OP-D-096',
    at: 'final-title',
    by: [[trigger('FinalTitleReturned', CO_OWNER_STORY.FinalTitleReturned), 'CO_DEED_REQ']],
  },
  {
    id: 'OP-D-097',
    at: 'co-deed',
    story: CO_OWNER_STORY,
    by: [[trigger('AdditionalSignerNamed'), 'GEN_CLOSING_DISCLOSURE']],
  },
  {
    id: 'OP-D-098 OP-D-100',
    at: 'final-title',
    by: [
      [trigger('FinalTitleReturned'), 'GEN_CLOSING_DISCLOSURE'],
      [postHold(true), 'TRUST_AND_INSURANCE'],
      [trigger('ConditionAnswered', { id: 'review' }), 'TRUST_AND_INSURANCE'],
      [HOLD_CLEARED, 'GEN_CLOSING_DISCLOSURE'],
    ],
  },
  {
    id: 'OP-D-101',
    at: 'flood',
    by: [
      [trigger('FloodDetermined'), 'GEN_CLOSING_DISCLOSURE'],
      [trigger('ClosingDisclosureReady'), 'FINAL_OFFER'],
    ],
  },
  {
    id: 'OP-D-102 OP-D-103',
    at: 'final-offer',
    by: [
      [trigger('DrawChangeAsked'), 'OFFER_SELECTION'],
      [trigger('OfferSelected'), 'GEN_CLOSING_DISCLOSURE'],
    ],
  },
  { id: 'OP-D-104', at: 'final-offer', by: [[trigger('FinalOfferAccepted'), 'GEN_NOTE_SIGNING']] },
  { id: 'OP-D-105', at: 'signing-package', by: [[trigger('SigningPackageReady'), 'NOTE_SIGNING']] },
  { id: 'OP-D-106', at: 'note', by: [[trigger('NoteSigned', { signer: BORROWER }), 'GEN_NOTARY_DISCLOSURE']] },
  { id: 'OP-D-107', at: 'notary-plan', by: [[trigger('NotaryPlanned'), 'DEED_SIGNING']] },
  {
    id: 'OP-D-108 OP-D-109',
    at: 'notary-plan',
    by: [
      [trigger('NotaryPlanned', { attorney: true }), 'ATTORNEY_REVIEW'],
      [trigger('AttorneyApproved'), 'DEED_SIGNING'],
    ],
  },
  {
    id: 'OP-D-110 OP-D-111',
    at: 'notary-plan',
    story: TEXAS_STORY,
    by: [
      [trigger('NotaryPlanned'), 'NOTARY_WAITING_PERIOD'],
      [
        (file) =>
          buildGoodFact(file, 'ClockReached', {
            clock: 'SIGNING',
            due: file.clocks.SIGNING!.due,
            at: file.clocks.SIGNING!.due,
          }),
        'MANUAL_DEED_SIGNING',
      ],
    ],
  },
  {
    id: 'OP-D-112',
    at: 'notary-plan',
    story: IN_PERSON_STORY,
    by: [[trigger('NotaryPlanned', { mode: 'MANUAL', fee: 300 }), 'MANUAL_DEED_SIGNING']],
  },
  {
    id: 'OP-D-113',
    at: 'deed-manual',
    story: IN_PERSON_STORY,
    by: [[trigger('DeedSigned', { signer: BORROWER }), 'RESCISSION']],
  },
  {
    id: 'OP-D-114',
    at: 'deed',
    story: CO_OWNER_STORY,
    by: [[trigger('DeedSigned', { signer: BORROWER }), 'DEED_SIGNING']],
  },
  { id: 'OP-D-115', at: 'deed', by: [[trigger('DeedSigned', { signer: BORROWER }), 'RESCISSION']] },
  {
    id: 'OP-D-116',
    at: 'deed',
    story: SECOND_HOME_STORY,
    by: [[trigger('DeedSigned', { signer: BORROWER }), 'RECORDING']],
  },
  {
    id: 'OP-D-117',
    at: 'deed-manual',
    story: { ...SECOND_HOME_STORY, ...IN_PERSON_STORY },
    by: [[trigger('DeedSigned', { signer: BORROWER }), 'RECORDING']],
  },
  {
    id: 'OP-D-118',
    at: 'rescission-notice',
    by: [
      [trigger('RescissionNoticeDelivered', { person: BORROWER }), 'RESCISSION'],
      [trigger('RescissionPeriodSet'), 'RESCISSION'],
      [
        (file) =>
          buildGoodFact(file, 'ClockReached', {
            clock: 'RESCISSION',
            due: file.clocks.RESCISSION!.due,
            at: file.clocks.RESCISSION!.due,
          }),
        'RECORDING',
      ],
    ],
  },
  { id: 'OP-D-119', at: 'rescission', by: [[trigger('Rescinded', { person: BORROWER }), 'CANCELLED']] },
  { id: 'OP-D-120', at: 'recording', by: [[trigger('DeedRecorded'), 'FUNDABLE']] },
  { id: 'OP-D-121', at: 'final-checks', by: [[trigger('FinalChecksPassed'), 'FUNDING_DECISION']] },
  {
    id: 'OP-D-122 OP-D-123',
    at: 'funding-decision',
    story: MARKED_PAYOFF_STORY,
    by: [
      [trigger('FundingProposed', { by: 'funder-1', approvals: 2 }), 'FUNDING_DECISION'],
      [trigger('FundingApproved', { by: 'funder-2' }), 'FUNDING_DECISION'],
      [trigger('FundsOrdered'), 'FUNDING_DECISION'],
      [trigger('FundsSent'), 'DIRECT_DEBT_PAYOFF'],
      [trigger('CreditorsPaid'), 'COMPLETE'],
    ],
  },
  {
    id: 'OP-D-124',
    at: 'funding-decision',
    by: [
      [trigger('FundingProposed', { by: 'rule', approvals: 1 }), 'FUNDING_DECISION'],
      [trigger('FundingApproved', { by: 'rule' }), 'FUNDING_DECISION'],
      [trigger('FundsOrdered'), 'FUNDING_DECISION'],
      [trigger('FundsSent'), 'COMPLETE'],
    ],
  },
  { id: 'OP-D-125', at: 'funding-decision', by: [[trigger('ApplicationDeclined', { ground: 'FRAUD' }), 'DECLINED']] },
  {
    id: 'OP-D-126 (silence)',
    at: 'income',
    by: [
      [trigger('IncompletenessNoticeSent'), 'INCOME_VERIFICATION'],
      [
        (file) =>
          buildGoodFact(file, 'ClockReached', {
            clock: 'INCOMPLETE',
            due: file.clocks.INCOMPLETE!.due,
            at: file.clocks.INCOMPLETE!.due,
          }),
        'CANCELLED',
      ],
    ],
  },
];
