import { describe, expect, test } from 'vitest';
import { CHECKLIST_STATUSES } from '../loan-file/checklist-status.ts';
import type { RouteInput } from '../loan-file/route-table.ts';
import { applicationLocation, carriedSearch, destination, routesByItself } from './destination.ts';
import { isSettledStatus, isWaitingStatus } from './polling-groups.ts';

const UUID = '0b8635a8-62c4-4b90-8f00-0123456789ab';

/** Screens that depend only on the status. */
const SIMPLE: Readonly<Record<string, readonly [string | undefined, string]>> = {
  CREDIT_NO_MATCH: ['credit/social', 'ROUTE-003'],
  CREDIT_NO_MATCH_SSN: ['review-app/no-credit', 'ROUTE-004'],
  SOFT_CREDIT_LOCKED_OR_FROZEN: ['credit/error', 'ROUTE-005'],
  HARD_CREDIT_LOCKED_OR_FROZEN: ['credit/error', 'ROUTE-006'],
  NO_PROPERTY_FOUND: ['review-app/property', 'ROUTE-007'],
  MULTIPLE_PROPERTIES: ['review-app/property', 'ROUTE-008'],
  DECLINED: ['error/decline', 'ROUTE-009'],
  COLLECT_ADDITIONAL_INFO: ['start/contact', 'ROUTE-010'],
  HMDA: ['start/hmda', 'ROUTE-011'],
  DELINQUENCY_REVIEW: ['review-app/delinquency', 'ROUTE-012'],
  NOTE_SIGNING: ['signing/intro', 'ROUTE-015'],
  FINAL_OFFER: ['signing/intro', 'ROUTE-016'],
  REVISED_OFFER_SELECTION: ['product/select', 'ROUTE-017'],
  GEN_NOTE_SIGNING: ['review-app/signdocs', 'ROUTE-018'],
  APP_SUBMISSION: ['start/app-summary', 'ROUTE-019'],
  GEN_SUMMARY_DISCLOSURE: ['start/app-summary', 'ROUTE-020'],
  INCOME_VERIFICATION: ['income/review', 'ROUTE-021'],
  IDENTITY_VERIFICATION: ['identity', 'ROUTE-022'],
  ASSETS_PREQUAL: ['product/assets', 'ROUTE-023'],
  CLTV_LIEN_POSITION_REQUALIFY: ['product/prequal-winback', 'ROUTE-024'],
  DISBURSEMENT_ACCOUNT: ['bank/disburse', 'ROUTE-025'],
  VERIFIED_AUTOPAY_ACCOUNT: ['bank/autopay', 'ROUTE-028'],
  NO_AVM_FOUND: ['bpo/estimate-value', 'ROUTE-029'],
  NAV_BPO_ESTIMATE: ['bpo/estimate-value', 'ROUTE-029'],
  NAV_RESI_EVAL_ESTIMATE: ['bpo/estimate-value', 'ROUTE-029'],
  PAYOFF_REQUEST_PENDING: ['payoff/hold', 'ROUTE-030'],
  NAV_BPO_PROCESSING: ['bpo/hold', 'ROUTE-034'],
  NAV_RESI_EVAL_PROCESSING: ['bpo/hold', 'ROUTE-034'],
  ORDER_FULL_TITLE: ['bpo/hold', 'ROUTE-035'],
  FINAL_TITLE_PULL: ['bpo/hold', 'ROUTE-035'],
  RESCISSION: ['complete', 'ROUTE-036'],
  RECORDING: ['complete', 'ROUTE-037'],
  FUNDABLE: ['complete', 'ROUTE-038'],
  DIRECT_DEBT_PAYOFF: ['complete', 'ROUTE-039'],
  FUNDING_DECISION: ['complete', 'ROUTE-040'],
  FACTA_REVIEW: ['error/timeout', 'ROUTE-042'],
  CREDIT_MINOR: ['error/timeout', 'ROUTE-042'],
  TRUST_AND_INSURANCE: ['error/timeout', 'ROUTE-042'],
  CREDIT_ERROR: ['error/timeout', 'ROUTE-043'],
  UNKNOWN: ['error/timeout', 'ROUTE-044'],
  LIEN_VERIFICATION: ['liens', 'ROUTE-045'],
  CO_DEED_REQ: ['signing/additional', 'ROUTE-046'],
  GEN_NOTARY_DISCLOSURE: ['notary/intro', 'ROUTE-047'],
  ATTORNEY_REVIEW: ['notary/intro', 'ROUTE-048'],
  NOTARY_WAITING_PERIOD: ['notary/intro', 'ROUTE-049'],
  MANUAL_DEED_SIGNING: ['notary/reserve-manual', 'ROUTE-051'],
  EMPLOYMENT_VERIFICATION: ['income/employer-verification', 'ROUTE-052'],
  ONSITE_APPRAISAL_PAYMENT: ['hold', 'ROUTE-055'],
  ONSITE_APPRAISAL_PENDING: ['hold', 'ROUTE-056'],
  COMPLETE: ['/', 'ROUTE-057'],
  CANCELLED: ['/', 'ROUTE-058'],
  WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE: ['document/disclosures', 'POLL-001'],
  IN_PROGRESS: [undefined, 'POLL-001'],
  WAITING_FOR_SOFT_CREDIT: [undefined, 'POLL-001'],
  WAITING_FOR_AVM_DATA: [undefined, 'POLL-001'],
  WAITING_FOR_INITIAL_OFFERS: [undefined, 'POLL-001'],
  WAITING_FOR_SUMMARY_DISCLOSURE: [undefined, 'POLL-001'],
  WAITING_FOR_ID_VERIFICATION: [undefined, 'POLL-001'],
  GEN_APP_DISCLOSURES: [undefined, 'POLL-001'],
  HARD_CREDIT_PULL: [undefined, 'POLL-001'],
  PREQUAL_TITLE: [undefined, 'POLL-001'],
  ONSITE_APPRAISAL_REQUEST: [undefined, 'POLL-001'],
};

/** Screens that depend on more than the status. */
const DEPENDING: readonly (readonly [string, RouteInput, string | undefined])[] = [
  ['ROUTE-013', { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: false }, 'review-app/signdocs'],
  ['ROUTE-014', { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true }, 'error/flood-cert'],
  ['ROUTE-026', { checklistStatus: 'AUTOPAY_ACCOUNT' }, 'bank/disburse'],
  ['ROUTE-026', { checklistStatus: 'AUTOPAY_ACCOUNT', disburseRoutingNumber: '' }, 'bank/disburse'],
  ['ROUTE-027', { checklistStatus: 'AUTOPAY_ACCOUNT', disburseRoutingNumber: '0021' }, 'bank/autopay'],
  ['ROUTE-027', { checklistStatus: 'AUTOPAY_ACCOUNT', isCrypto: true }, 'bank/autopay'],
  ['ROUTE-031', { checklistStatus: 'NAV_BPO_ORDER', propertyState: 'TX', bpo: 'BPO_REQUIRED' }, 'bpo/condition'],
  ['ROUTE-031', { checklistStatus: 'NAV_RESI_EVAL_ORDER', propertyState: 'TX', bpo: 'BPO_REQUIRED' }, 'bpo/condition'],
  ['ROUTE-032', { checklistStatus: 'NAV_BPO_ORDER', propertyState: 'CO', bpo: 'BPO_REQUIRED' }, 'bpo/order-bpo'],
  [
    'ROUTE-032',
    { checklistStatus: 'NAV_RESI_EVAL_ORDER', propertyState: 'CO', bpo: 'BPO_PROCESSING' },
    'bpo/order-bpo',
  ],
  ['ROUTE-033', { checklistStatus: 'NAV_BPO_ORDER', propertyState: 'TX', bpo: 'BPO_PROCESSING' }, 'bpo/hold'],
  ['ROUTE-033', { checklistStatus: 'NAV_RESI_EVAL_ORDER', propertyState: 'TX' }, 'bpo/hold'],
  ['ROUTE-041', { checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: true }, 'complete'],
  ['ROUTE-050', { checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: false }, 'notary/intro'],
  [
    'ROUTE-053',
    { checklistStatus: 'OFFER_SELECTION', uwSubDecision: 'UNVERIFIED_OFFER', uwDecision: 'SELECT' },
    'product/select',
  ],
  ['POLL-001', { checklistStatus: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE' }, undefined],
  [
    'POLL-001',
    { checklistStatus: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE', awaitingAcknowledgement: 1 },
    'document/disclosures',
  ],
  ['POLL-001', { checklistStatus: 'WAITING_FOR_APP_DISCLOSURE', awaitingAcknowledgement: 0 }, undefined],
  ['POLL-001', { checklistStatus: 'WAITING_FOR_APP_DISCLOSURE', awaitingAcknowledgement: 4 }, 'document/disclosures'],
];

describe('destination', () => {
  test.each(Object.entries(SIMPLE).map(([status, [path, id]]) => [status, path ?? 'none', id, path] as const))(
    '%s: %s [%s]',
    (checklistStatus, _name, _id, path) => {
      expect(destination({ checklistStatus })).toEqual(path === undefined ? undefined : { path });
    },
  );

  test.each(DEPENDING)('depends on more than the status [%s] %j: %s', (_id, input, path) => {
    expect(destination(input)).toEqual(path === undefined ? undefined : { path });
  });

  test('the two tables above include every status [ROUTE-001, ENUM-038, ENUM-039, ENUM-040, ENUM-041]', () => {
    const proved = new Set([...Object.keys(SIMPLE), ...DEPENDING.map(([, input]) => input.checklistStatus)]);
    expect(CHECKLIST_STATUSES.filter((status) => !proved.has(status))).toEqual([]);
  });

  test('a missing status leads to start/profile [ROUTE-002]', () => {
    expect([destination({}), destination({ checklistStatus: null }), destination({ checklistStatus: '' })]).toEqual(
      Array(3).fill({ path: 'start/profile' }),
    );
  });

  test('an unknown status leads to error/timeout with a warning, and a known one never warns [ROUTE-059]', () => {
    for (const checklistStatus of ['WAITING_FOR_GODOT', 'toString', 'offer_selection']) {
      expect(destination({ checklistStatus })).toEqual({ path: 'error/timeout', isUnexpected: true });
    }
    for (const checklistStatus of CHECKLIST_STATUSES)
      expect(destination({ checklistStatus })?.isUnexpected).toBeUndefined();
  });

  test('a verified offer includes its origin and decision [ROUTE-054, QRY-011]', () => {
    const verified = { checklistStatus: 'OFFER_SELECTION', uwSubDecision: 'VERIFIED_OFFER', uwDecision: 'FINAL' };
    expect(destination(verified)).toEqual({ path: 'product/select', origin: 'signing/intro', uwDecision: 'FINAL' });
    expect(destination({ ...verified, checklistStatus: 'REVISED_OFFER_SELECTION' })).toEqual({
      path: 'product/select',
    });
    expect(destination({ ...verified, uwDecision: null })).toEqual({ path: 'product/select', origin: 'signing/intro' });
  });

  test('a DECLINE decision overrides the status [ROUTE-061]', () => {
    expect(destination({ checklistStatus: 'OFFER_SELECTION', uwDecision: 'DECLINE' })).toEqual({
      path: 'error/decline',
    });
    expect(destination({ checklistStatus: 'WAITING_FOR_SOFT_CREDIT', uwDecision: 'DECLINE' })).toEqual({
      path: 'error/decline',
    });
  });

  test('every path is relative to the application or the site root [ROUTE-001, ROUTE-057]', () => {
    for (const checklistStatus of CHECKLIST_STATUSES)
      expect(destination({ checklistStatus })?.path ?? 'x').toMatch(/^(\/|[a-z]+(-[a-z]+)*(\/[a-z]+(-[a-z]+)*)?)$/);
  });
});

describe('applicationLocation and carriedSearch', () => {
  test('applicationLocation is the screen, the application while it waits, or the site root [ROUTE-001, ROUTE-057, ROUTE-058]', () => {
    expect(applicationLocation(UUID, { checklistStatus: 'HMDA' })).toBe(`/account/heloc/${UUID}/start/hmda`);
    expect(applicationLocation(UUID, { checklistStatus: 'WAITING_FOR_SOFT_CREDIT' })).toBe(`/account/heloc/${UUID}`);
    expect(applicationLocation(UUID, { checklistStatus: 'COMPLETE' })).toBe('/');
  });

  test('applicationLocation is the dashboard without an application or profile [ROUTE-063]', () => {
    expect(applicationLocation(undefined, { checklistStatus: 'HMDA' })).toBe('/dashboard');
    expect(applicationLocation(UUID, undefined)).toBe('/dashboard');
    expect(applicationLocation(UUID, { checklistStatus: 'HMDA' }, false)).toBe('/dashboard');
  });

  test('carriedSearch keeps only pop-webchat from the query [ROUTE-062, QRY-005]', () => {
    expect(carriedSearch('?org=FIGURE&pop-webchat=true&utm_source=cloc')).toBe('?pop-webchat=true');
    expect(carriedSearch('pop-webchat')).toBe('?pop-webchat');
    expect(carriedSearch('?my-pop-webchat=1&x=pop-webchat')).toBe('');
    expect(carriedSearch('')).toBe('');
  });

  test('carriedSearch adds origin and decision for a verified offer [ROUTE-054, ROUTE-062, QRY-011]', () => {
    const to = { path: 'product/select', origin: 'signing/intro', uwDecision: 'FINAL' } as const;
    expect(carriedSearch('?a=1&pop-webchat=1', to)).toBe('?pop-webchat=1&origin=signing%2Fintro&uwDecision=FINAL');
    expect(carriedSearch('', { path: 'hold' })).toBe('');
  });
});

describe('routesByItself', () => {
  test('is true for exactly the settled statuses, and never on the disclosures screen [ROUTE-060, POLL-008]', () => {
    const taken = CHECKLIST_STATUSES.filter((checklistStatus) => routesByItself({ checklistStatus }, 'product/select'));
    expect(taken.toSorted()).toEqual([
      'ASSETS_PREQUAL',
      'CANCELLED',
      'CREDIT_ERROR',
      'CREDIT_NO_MATCH',
      'CREDIT_NO_MATCH_SSN',
      'DECLINED',
      'HARD_CREDIT_LOCKED_OR_FROZEN',
      'MULTIPLE_PROPERTIES',
      'NO_PROPERTY_FOUND',
      'SOFT_CREDIT_LOCKED_OR_FROZEN',
    ]);
    for (const checklistStatus of CHECKLIST_STATUSES)
      expect(routesByItself({ checklistStatus, uwDecision: 'DECLINE' }, 'document/disclosures')).toBe(false);
  });

  test('is true for a DECLINE decision under any status [ROUTE-061]', () => {
    expect(routesByItself({ checklistStatus: 'HMDA', uwDecision: 'DECLINE' }, 'start/hmda')).toBe(true);
    expect(routesByItself({ checklistStatus: 'HMDA', uwDecision: 'REVIEW' }, 'start/hmda')).toBe(false);
  });
});

test('no status is both waiting and settled, and COMPLETE is neither [POLL-001, POLL-008]', () => {
  expect(CHECKLIST_STATUSES.filter((status) => isWaitingStatus(status) && isSettledStatus(status))).toEqual([]);
  expect([
    isWaitingStatus('COMPLETE'),
    isSettledStatus('COMPLETE'),
    isWaitingStatus(null),
    isSettledStatus(undefined),
  ]).toEqual([false, false, false, false]);
});
