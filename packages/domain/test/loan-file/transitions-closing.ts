import { BORROWER } from '../../src/loan-file/file.ts';
import { good } from './drive.ts';
import {
  fact,
  declined,
  priced,
  winback,
  bpo,
  resiEval,
  appraisal,
  second,
  texas,
  inPerson,
  coOwner,
  marked,
  hold,
  cleared,
  type Transition,
} from './triggers.ts';

/** The transition table from the credit report to the end. */
export const CLOSING: readonly Transition[] = [
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
  {
    id: 'OP-D-068 OP-D-099',
    at: 'prequal-title',
    by: [
      [fact('PrequalTitleReturned'), 'LIEN_VERIFICATION'],
      [hold(false), 'TRUST_AND_INSURANCE'],
      [cleared, 'LIEN_VERIFICATION'],
    ],
  },
  { id: 'OP-D-069', at: 'liens', by: [[fact('LiensConfirmed'), 'DISBURSEMENT_ACCOUNT']] },
  {
    id: 'OP-D-070',
    at: 'liens',
    by: [[fact('LiensConfirmed', { payoffs: 1, required: 1 }), 'PAYOFF_REQUEST_PENDING']],
  },
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
  {
    id: 'OP-D-076',
    at: 'valuation-order-resi-eval',
    story: resiEval,
    by: [[fact('ValuationOrdered'), 'NAV_RESI_EVAL_PROCESSING']],
  },
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
  {
    id: 'OP-D-083',
    at: 'valuation-wait-bpo',
    story: bpo,
    by: [[fact('ValuationReturned', { outcome: 'NOT_OBTAINABLE' }), 'ONSITE_APPRAISAL_REQUEST']],
  },
  {
    id: 'OP-D-084',
    at: 'valuation-wait-resi-eval',
    story: resiEval,
    by: [[fact('ValuationReturned', { outcome: 'NOT_OBTAINABLE' }), 'ONSITE_APPRAISAL_REQUEST']],
  },
  {
    id: 'OP-D-085',
    at: 'appraisal-request',
    story: appraisal,
    by: [[fact('AppraisalQuoted'), 'ONSITE_APPRAISAL_PAYMENT']],
  },
  {
    id: 'OP-D-086',
    at: 'appraisal-payment',
    story: appraisal,
    by: [[fact('AppraisalPaid'), 'ONSITE_APPRAISAL_PENDING']],
  },
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
  {
    id: 'OP-D-091',
    at: 'autopay',
    by: [[fact('PaymentMethodChosen', { method: 'AUTOPAY' }), 'VERIFIED_AUTOPAY_ACCOUNT']],
  },
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
      [
        (file) =>
          good(file, 'ClockReached', { clock: 'SIGNING', due: file.clocks.SIGNING!.due, at: file.clocks.SIGNING!.due }),
        'MANUAL_DEED_SIGNING',
      ],
    ],
  },
  {
    id: 'OP-D-112',
    at: 'notary-plan',
    story: inPerson,
    by: [[fact('NotaryPlanned', { mode: 'MANUAL', fee: 300 }), 'MANUAL_DEED_SIGNING']],
  },
  {
    id: 'OP-D-113',
    at: 'deed-manual',
    story: inPerson,
    by: [[fact('DeedSigned', { signer: BORROWER }), 'RESCISSION']],
  },
  { id: 'OP-D-114', at: 'deed', story: coOwner, by: [[fact('DeedSigned', { signer: BORROWER }), 'DEED_SIGNING']] },
  { id: 'OP-D-115', at: 'deed', by: [[fact('DeedSigned', { signer: BORROWER }), 'RESCISSION']] },
  { id: 'OP-D-116', at: 'deed', story: second, by: [[fact('DeedSigned', { signer: BORROWER }), 'RECORDING']] },
  {
    id: 'OP-D-117',
    at: 'deed-manual',
    story: { ...second, ...inPerson },
    by: [[fact('DeedSigned', { signer: BORROWER }), 'RECORDING']],
  },
  {
    id: 'OP-D-118',
    at: 'rescission-notice',
    by: [
      [fact('RescissionNoticeDelivered', { person: BORROWER }), 'RESCISSION'],
      [fact('RescissionPeriodSet'), 'RESCISSION'],
      [
        (file) =>
          good(file, 'ClockReached', {
            clock: 'RESCISSION',
            due: file.clocks.RESCISSION!.due,
            at: file.clocks.RESCISSION!.due,
          }),
        'RECORDING',
      ],
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
      [fact('FundsOrdered'), 'FUNDING_DECISION'],
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
      [fact('FundsOrdered'), 'FUNDING_DECISION'],
      [fact('FundsSent'), 'COMPLETE'],
    ],
  },
  { id: 'OP-D-125', at: 'funding-decision', by: [[fact('ApplicationDeclined', { ground: 'FRAUD' }), 'DECLINED']] },
  {
    id: 'OP-D-126 (silence)',
    at: 'income',
    by: [
      [fact('IncompletenessNoticeSent'), 'INCOME_VERIFICATION'],
      [
        (file) =>
          good(file, 'ClockReached', {
            clock: 'INCOMPLETE',
            due: file.clocks.INCOMPLETE!.due,
            at: file.clocks.INCOMPLETE!.due,
          }),
        'CANCELLED',
      ],
    ],
  },
];
