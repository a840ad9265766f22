import type { ChecklistStatus } from './checklist-status.ts';

/** Inputs of the screen choice: the reply of the status call, and three properties of the loan itself. */
export interface RouteInput {
  /** Absent while there is nothing to route by. */
  readonly checklistStatus?: string | null | undefined;
  readonly uwDecision?: string | null | undefined;
  readonly uwSubDecision?: string | null | undefined;
  readonly bpo?: string | null | undefined;
  readonly waitingOnFloodCert?: boolean | null | undefined;
  readonly primaryParticipantAcceptComplete?: boolean | null | undefined;
  /** How many documents wait to be read; absent means 0. */
  readonly awaitingAcknowledgement?: number | null | undefined;
  /** Two letters. */
  readonly propertyState?: string | null | undefined;
  /** The last digits, as the loan shows them; absent while no account is known. */
  readonly disburseRoutingNumber?: string | null | undefined;
  readonly isCrypto?: boolean | null | undefined;
}

/** The site root, outside the application. */
export const SITE_ROOT = '/';

/** A screen below the application, the site root, or undefined: the last screen stays and keeps polling. */
type Route = string | undefined | ((input: RouteInput) => string | undefined);

const whileDocumentsWait: Route = ({ awaitingAcknowledgement }) =>
  awaitingAcknowledgement ? 'document/disclosures' : undefined;

const valuationOrder: Route = ({ propertyState, bpo }) => {
  if (propertyState !== 'TX') return 'bpo/order-bpo';
  return bpo === 'BPO_REQUIRED' ? 'bpo/condition' : 'bpo/hold';
};

/**
 * The screen of every status. The specification's table has all of it except document/disclosures
 * during a preparation status and for New York's first consent.
 */
export const ROUTES: Readonly<Record<ChecklistStatus, Route>> = {
  IN_PROGRESS: undefined,
  WAITING_FOR_SOFT_CREDIT: undefined,
  WAITING_FOR_AVM_DATA: undefined,
  WAITING_FOR_INITIAL_OFFERS: undefined,
  WAITING_FOR_SUMMARY_DISCLOSURE: undefined,
  WAITING_FOR_ID_VERIFICATION: undefined,
  HARD_CREDIT_PULL: undefined,
  PREQUAL_TITLE: undefined,
  ONSITE_APPRAISAL_REQUEST: undefined,
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: whileDocumentsWait,
  WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE: 'document/disclosures',
  GEN_APP_DISCLOSURES: undefined,
  WAITING_FOR_APP_DISCLOSURE: whileDocumentsWait,

  CREDIT_NO_MATCH: 'credit/social',
  CREDIT_NO_MATCH_SSN: 'review-app/no-credit',
  SOFT_CREDIT_LOCKED_OR_FROZEN: 'credit/error',
  HARD_CREDIT_LOCKED_OR_FROZEN: 'credit/error',
  CREDIT_ERROR: 'error/timeout',
  NO_PROPERTY_FOUND: 'review-app/property',
  MULTIPLE_PROPERTIES: 'review-app/property',
  DELINQUENCY_REVIEW: 'review-app/delinquency',
  FACTA_REVIEW: 'error/timeout',
  CREDIT_MINOR: 'error/timeout',
  TRUST_AND_INSURANCE: 'error/timeout',

  ASSETS_PREQUAL: 'product/assets',
  CLTV_LIEN_POSITION_REQUALIFY: 'product/prequal-winback',
  OFFER_SELECTION: 'product/select',
  REVISED_OFFER_SELECTION: 'product/select',

  COLLECT_ADDITIONAL_INFO: 'start/contact',
  HMDA: 'start/hmda',
  GEN_SUMMARY_DISCLOSURE: 'start/app-summary',
  APP_SUBMISSION: 'start/app-summary',
  INCOME_VERIFICATION: 'income/review',
  EMPLOYMENT_VERIFICATION: 'income/employer-verification',
  IDENTITY_VERIFICATION: 'identity',
  LIEN_VERIFICATION: 'liens',
  PAYOFF_REQUEST_PENDING: 'payoff/hold',

  NO_AVM_FOUND: 'bpo/estimate-value',
  NAV_BPO_ESTIMATE: 'bpo/estimate-value',
  NAV_RESI_EVAL_ESTIMATE: 'bpo/estimate-value',
  NAV_BPO_ORDER: valuationOrder,
  NAV_RESI_EVAL_ORDER: valuationOrder,
  NAV_BPO_PROCESSING: 'bpo/hold',
  NAV_RESI_EVAL_PROCESSING: 'bpo/hold',
  ORDER_FULL_TITLE: 'bpo/hold',
  FINAL_TITLE_PULL: 'bpo/hold',
  ONSITE_APPRAISAL_PAYMENT: 'hold',
  ONSITE_APPRAISAL_PENDING: 'hold',

  DISBURSEMENT_ACCOUNT: 'bank/disburse',
  AUTOPAY_ACCOUNT: ({ disburseRoutingNumber, isCrypto }) =>
    !disburseRoutingNumber && !isCrypto ? 'bank/disburse' : 'bank/autopay',
  VERIFIED_AUTOPAY_ACCOUNT: 'bank/autopay',

  CO_DEED_REQ: 'signing/additional',
  GEN_CLOSING_DISCLOSURE: ({ waitingOnFloodCert }) => (waitingOnFloodCert ? 'error/flood-cert' : 'review-app/signdocs'),
  FINAL_OFFER: 'signing/intro',
  GEN_NOTE_SIGNING: 'review-app/signdocs',
  NOTE_SIGNING: 'signing/intro',
  GEN_NOTARY_DISCLOSURE: 'notary/intro',
  ATTORNEY_REVIEW: 'notary/intro',
  NOTARY_WAITING_PERIOD: 'notary/intro',
  DEED_SIGNING: ({ primaryParticipantAcceptComplete }) =>
    primaryParticipantAcceptComplete ? 'complete' : 'notary/intro',
  MANUAL_DEED_SIGNING: 'notary/reserve-manual',

  RESCISSION: 'complete',
  RECORDING: 'complete',
  FUNDABLE: 'complete',
  FUNDING_DECISION: 'complete',
  DIRECT_DEBT_PAYOFF: 'complete',
  COMPLETE: SITE_ROOT,
  CANCELLED: SITE_ROOT,
  DECLINED: 'error/decline',
  UNKNOWN: 'error/timeout',
};
