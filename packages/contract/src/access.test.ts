import { expect, test } from 'vitest';
import { ALL_CALLS, type Call } from './index.ts';

const WHO: Record<Call['auth'], string> = {
  anonymous: 'a', optional: 'a+', borrower: 'b', 'borrower-or-signer': 'b s', signer: 's', 'signed-in': 'b s t', staff: 't',
};

/** Who may call and under which rules, in the signs of the contract page. */
function signsOf({ auth, permission, rules }: Call): string {
  const { idempotency, ifMatch, stepUp, passive, rate, openAt } = rules;
  return [
    WHO[auth], ...(permission ? [`[${permission.join(' ')}]`] : []), '·',
    ...(idempotency === 'none' ? [] : [idempotency === 'required' ? 'K' : 'k']),
    ...(ifMatch === 'none' ? [] : [ifMatch === 'required' ? 'M' : 'm']),
    ...(stepUp ? ['U'] : []),
    ...(passive ? ['P'] : []),
    ...(rate === 'general' ? [] : [rate]),
    ...(openAt ? [`@${openAt.join(',')}`] : []),
  ].join(' ');
}

const CHOICE = '@OFFER_SELECTION,REVISED_OFFER_SELECTION';
const MATRIX: Record<string, string> = {
  G01: 'b ·', G02: 'b ·', G03: 'a+ ·', G04: 'b · k L7', G10: 'a ·', G11: 'a ·', G12: 'a ·', G15: 'b s ·', G16: 'b · m', G17: 'a+ ·', G19: 'a+ · k L2', 'WL-1': 'a+ · k L2',
  G20: 'b ·', G21: 'a · k L2', G22: 'b s t ·', G23: 'b s t ·', G24: 'b s · U L6', G25: 'b s ·', G27: 'a · L1', G29: 'b s ·', G31: 'a ·', G32: 'a ·',
  G33: 'b s · k', G34: 'b · P', G35: 'b s · P', 'CO-1': 'b s ·', 'CO-2 post': 'b s · K L5', 'CO-2 delete': 'b s · L5', 'CO-3 put': 'b s · L6', 'CO-3 code': 'b s · k L6', 'CO-4': 'b s · K',
  G39: 'a+ · P', G40: 'a+ · P', G46: 'a ·', G47: 'a ·', G51: 'a · L5',
  'AP-1 get': 'b ·', 'AP-1 put': 'b · M', 'AP-7 get': 'b ·', 'AP-7 put': 'b ·', 'AP-7b get': 'a · L3', 'AP-7b put': 'a · L3', 'AP-12': 'b ·', 'AP-14 get': 'b s ·', 'AP-14 post': 'b s · K', 'AP-15': 'b ·', 'AP-15 payout': 'b ·', 'AP-16': 'b s · K U @RESCISSION,RECORDING,FUNDABLE', 'ST-27': 't [closing] · K M', 'ST-27 settlement': 't [closing] · K',
  'AP-2': 'b · M @COLLECT_ADDITIONAL_INFO', 'AP-3 get': 'b ·', 'AP-3 put': 'b · M @HMDA', 'AP-4': 'b ·', 'AP-5': 'b · K M @APP_SUBMISSION', 'AP-10': 'b · K', 'AP-13': 'b · K M',
  'AP-6': 'b · K @WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE',
  'DO-1': 'b s ·', 'DO-1 disclosures': 'b s ·', 'DO-2': 'b s ·', 'DO-2 text': 'b s ·', 'DO-2 archive': 'b s · L5', 'ST-7 archive': 't [audit closing] ·',
  'ST-46': 't [file compliance audit] ·', 'ST-46 hold': 't [compliance] · K U', 'ST-46 lift': 't [compliance] · K U', 'ST-46 request': 't [compliance] · K U',
  'ST-45': 't [file compliance] ·', 'ST-45 decision': 't [review compliance admin] · K M U', 'ST-45 report': 't [review compliance admin] · K',
  'ST-30': 't [closing] · K M', 'ST-32 get': 't [fund closing] ·', 'ST-32 proposal': 't [fund] · K M U @FUNDING_DECISION', 'ST-32 approval': 't [fund] · K M U @FUNDING_DECISION', 'ST-32 recall': 't [fund closing] · K M U', 'ST-32 difference': 't [fund closing] · K M U', 'DO-3 viewed': 'b s ·', 'DO-3 acknowledgement': 'b s ·',
  'DO-4 post': 'b s · K L5', 'DO-4 delete': 'b s · L5', 'SG-1 get': 'b ·', 'SG-1 post': 'b · K M @CO_DEED_REQ', 'DO-5 get': 'b s ·', 'DO-5 post': 'b s · K L6', 'SI-2 get': 'b s ·', 'SI-2 consent': 'b s · K', 'SI-2 withdrawal': 'b s · K',
  'SI-1': 'b s · P', 'SI-3': 'b s ·', 'SI-4': 'b s · K U', 'SI-5': 'b s · K', 'SI-6': 'b s · K', 'SI-7': 'b s ·', 'SI-8': 'b · K', 'ST-28': 't [closing] · K M U', 'ST-34': 't [closing] · K M',
  'CR-1': 'b ·', 'CR-2 match': 'b · K L7 @CREDIT_NO_MATCH', 'CR-2 retry': 'b · K L7 @SOFT_CREDIT_LOCKED_OR_FROZEN,HARD_CREDIT_LOCKED_OR_FROZEN',
  'PR-1': 'b ·', 'PR-2 address': 'b · M @NO_PROPERTY_FOUND', 'PR-2 choice': 'b · M @MULTIPLE_PROPERTIES',
  'PR-3': 'b · M @NO_PROPERTY_FOUND,NO_AVM_FOUND,LIEN_VERIFICATION', 'PR-4': 'b · M @NO_AVM_FOUND,NAV_BPO_ESTIMATE,NAV_RESI_EVAL_ESTIMATE',
  'OF-1': 'b ·', 'OF-1 history': 'b ·', 'OF-2': 'b ·', 'OF-3': `b · M ${CHOICE}`, 'OF-4': `b · K M ${CHOICE}`,
  'OF-5 requote': 'b · K M @APP_SUBMISSION,FINAL_OFFER', 'OF-5 final-acceptance': 'b · K M @FINAL_OFFER',
  'OF-6 get': 'b ·', 'OF-6 post': 'b · K M @CLTV_LIEN_POSITION_REQUALIFY', 'OF-7': 'b · K M @REVISED_OFFER_SELECTION',
  'AS-1 get': 'b ·', 'AS-1 post': 'b · K M @ASSETS_PREQUAL', 'AS-1 delete': 'b · M @ASSETS_PREQUAL', 'AS-1 completion': 'b · K M @ASSETS_PREQUAL',
  'AP-9': 'b · K @DELINQUENCY_REVIEW,FACTA_REVIEW,CREDIT_MINOR,CREDIT_NO_MATCH_SSN,LIEN_VERIFICATION,PAYOFF_REQUEST_PENDING', 'PR-5': 'b · M @LIEN_VERIFICATION,TRUST_AND_INSURANCE',
  'LI-1': 'b ·', 'LI-2': 'b · M @LIEN_VERIFICATION', 'LI-3 post': 'b · K M @LIEN_VERIFICATION', 'LI-3 delete': 'b · M @LIEN_VERIFICATION',
  'LI-4': 'b · K M @LIEN_VERIFICATION', 'LI-6': 'b ·',
  'LI-5': `b · M ${CHOICE},LIEN_VERIFICATION`,
  'IN-1': 'b · P', 'IN-2 post': 'b · K L7 @INCOME_VERIFICATION', 'IN-2 get': 'b ·', 'IN-3': 'b · k', 'IN-4 income': 'b ·', 'IN-5': 'b · K @INCOME_VERIFICATION',
  'IN-6 get': 'b ·', 'IN-6 put': 'b · M L6 @EMPLOYMENT_VERIFICATION', 'IN-6 code': 'b · k L6 @EMPLOYMENT_VERIFICATION', 'IN-7': 'b · K M @INCOME_VERIFICATION', 'LK-1': 'b ·',
  'IV-1': 'b s · P', 'IV-2': 'b s · K L7', 'IV-3': 'b s · K L5', 'IV-4': 'b s · K', 'IV-5 hand-off': 'b s · K L6', 'IV-5 claim': 'a · L3',
  G26: 't ·', G28: 'a · L1', G30: 't ·', 'ID-1 agent': 'a · L1', 'ID-5 post': 't · L6', 'ID-5 put': 't · L6', 'ID-6 post': 't · L6',
  'ID-3 post': 'a · L6', 'ID-3 open': 'a · L3', 'ID-3 put': 'a · L2', 'ID-4': 'b s t · L6', 'ID-5 codes': 't · U L6', 'ID-7 get': 't ·', 'ID-7 delete': 't · L6',
  'ID-6 put': 't ·', 'ID-8 post': 'b s · L6', 'ID-8 put': 'b s · L6', 'ID-10 open': 'a · L3', 'ID-10 post': 'a · L2', 'ID-10 resend': 'a · L6', 'ST-1 applications': 't [pipeline] · P',
  'ST-1 reviews': 't [pipeline attorney] · P', 'ST-2 file': 't [file attorney] ·', 'ST-2 gates': 't [file attorney] ·', 'ST-2 facts': 't [file attorney] ·',
  'ST-3': 't [reveal] · K U L6', 'ST-4': 't [review] · K M', 'ST-5': 't [operate] · K', 'ST-6 get': 't [condition] ·',
  'ST-6 post': 't [condition] · K M', 'ST-6 put': 't [condition] · M', 'ST-7 file': 't [document attorney fund] ·', 'ST-7 review': 't [document] · K', 'ST-9': 't [decide] · K M U', 'ST-9 notice': 't [decide] ·',
  'ST-10 assignee': 't [file] · M', 'ST-10 notes': 't [file] · K M', 'ST-18 get': 't [admin] · U', 'ST-18 post': 't [admin] · K U',
  'ST-18 put': 't [admin] · M U', 'ST-18 factor post': 't [admin] · U', 'ST-18 factor put': 't [admin] · U', 'ST-18 factor delete': 't [admin] · U', 'ST-19 page': 't [audit] · U', 'ST-19 verification': 't [audit] · U', 'ST-22': 't [condition] · K M',
  'BA-1': 'b · P', 'BA-2 post': 'b · K U L7 @DISBURSEMENT_ACCOUNT,AUTOPAY_ACCOUNT', 'BA-2 completion': 'b · K U L7 @DISBURSEMENT_ACCOUNT,AUTOPAY_ACCOUNT', 'IN-4 bank': 'b ·', 'BA-3': 'b · L3',
  'BA-4': 'b · K U L7 @DISBURSEMENT_ACCOUNT,AUTOPAY_ACCOUNT', 'BA-5 post': 'b · K L6', 'BA-5 verification': 'b · K L6', 'BA-6': 'b · K M U @DISBURSEMENT_ACCOUNT',
  'BA-7': 'b · M U @AUTOPAY_ACCOUNT,VERIFIED_AUTOPAY_ACCOUNT', 'BA-8': 'b · K M @VERIFIED_AUTOPAY_ACCOUNT', 'BA-9': 'b · M', 'ST-24': 't [review] · K M U',
  'ST-23': 't [review] · K M', 'ST-25': 't [closing] · K M',
  'ST-10 decision': 't [review] · K M', 'ST-10 value': 't [review] · K M', 'ST-19 export': 't [audit] · K U', 'ST-19 exported': 't [audit] · U', 'ST-21': 't [document] · K L5',
  'ST-33 letter': 't [document] ·', 'ST-33 cover': 't [document] ·', 'ST-33 letters': 't [document] · K', 'ST-33 acknowledgement': 't [document] · K',
  'VA-1': 'b ·', 'VA-2': 'b · K M @NAV_BPO_ORDER,NAV_RESI_EVAL_ORDER', 'VA-3': 'b · K @NAV_BPO_ORDER,NAV_RESI_EVAL_ORDER',
  'VA-4 payment': 'b · K L7 @ONSITE_APPRAISAL_PAYMENT', 'VA-4 appointment': 'b · @ONSITE_APPRAISAL_PENDING', 'VA-5': 'b · K',
  'NO-1': 'b s · P', 'NO-1 slots': 'b s ·', 'NO-2 post': 'b s · K', 'NO-2 put': 'b s ·', 'NO-2 delete': 'b s ·', 'NO-3 calendar': 'b s ·', 'NO-3 device-check': 'b s ·', 'NO-4 post': 'b s · K U L7 @DEED_SIGNING', 'NO-4 get': 'b s · P',
  'NO-5': 'b · M', 'NO-6': 'b s ·', 'ST-26 get': 't [closing] ·', 'ST-26 post': 't [closing] · K M', 'ST-31 get': 't [attorney closing] ·', 'ST-31 post': 't [attorney] · K M',
  'NT-1': 'b s · P', 'NT-1 read': 'b s · P', 'NT-1 read-all': 'b s · P',
  G08: 's · P', G09: 's · P', 'SG-2 contact': 'b · K L6', 'SG-2 resend': 'b · K L6', 'SG-2 cancellation': 'b · K L6', 'SG-3 open': 'a+ · L3', 'SG-3 ask-again': 'a+ · L6', 'SG-4': 'a · K L2', 'SG-5 link': 'a · L6',
  'SG-5 login': 'a · L1', 'SG-6 get': 's · P', 'SG-6 decline': 's · K', 'SG-7': 's · M', 'ST-29 post': 't [closing] · K M', 'ST-29 removal': 't [closing] · K M',
  'ST-29 get': 't [file] ·', 'ST-29 resend': 't [closing] · K L6', 'ST-29 correction': 't [closing] · K', 'ST-40 figures': 't [file] ·', 'ST-40 credit': 't [file] ·',
  'ST-40 collateral': 't [file attorney] ·', 'ST-41': 't [file attorney] ·', 'ST-42': 't [file] ·',
  'PU-1 health': 'a · P', 'PU-1 ready': 'a · P', 'PU-1 openapi': 'a · P', 'PU-1 jwks': 'a · P', 'PU-1 csp-report': 'a · P', 'PU-1 client-error': 'a · P',
};

test.each(ALL_CALLS.map((call) => ({ id: call.id, call })))('$id is open to whom and when the access matrix says', ({ id, call }) => {
  expect(signsOf(call)).toBe(MATRIX[id]);
});

test('no call that anyone may make is on a loan: it is its owner\'s, its signers\', or the desk\'s with a permission', () => {
  const onLoan = ALL_CALLS.filter((call) => call.path.includes('{uuid}'));
  expect(onLoan.filter((call) => call.auth !== 'borrower' && call.auth !== 'borrower-or-signer' && (call.auth !== 'staff' || (call.permission ?? []).length === 0))).toEqual([]);
  expect(onLoan.length).toBeGreaterThan(25);
});

test('what may be kept by a shared cache is public and read without a token', () => {
  const cached = ALL_CALLS.filter((call) => call.rules.cacheSeconds > 0);
  expect(cached.map((call) => call.id)).toEqual(['G10', 'G11', 'G12', 'G47']);
  expect(cached.filter((call) => call.auth !== 'anonymous' || call.method !== 'GET')).toEqual([]);
});

test.each([['G01', 5], ['G02', 5], ['G15', 5], ['G34', undefined], ['G51', undefined], ['G21', undefined]])(
  '%s is tried again %s times: none unless the contract says so [CLIENT-010]',
  (id, times) => {
    expect(ALL_CALLS.find((call) => call.id === id)?.client.retry).toBe(times);
  },
);

test('the status counts as fresh for 250 ms [CALL-027]', () => {
  expect(ALL_CALLS.find((call) => call.id === 'G34')?.client.staleMs).toBe(250);
});
