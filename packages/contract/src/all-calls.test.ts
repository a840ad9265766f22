import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isCall } from './all-calls.ts';
import { ALL_CALLS, CALL_DOCS, ERRORS, type Call, type Schema } from './index.ts';

const PARTS = ['params', 'query', 'body', 'reply'] as const;
const TAGS = [...new Set(ALL_CALLS.map((call) => call.tag))].toSorted();
const getExample = (call: Call) => CALL_DOCS[call.id]!.example;
const isReadCall = (call: Call) => call.id.startsWith('G');

/** Every call's method and full path, by its id. */
const PATHS: Record<string, string> = {
  G01: 'GET /service-application/api/v1/application/heloc/all',
  G02: 'GET /service-application/api/v1/application/heloc/{uuid}',
  G03: 'GET /service-application/api/v1/application/heloc/consent-types',
  G04: 'POST /service-application/api/v3/application/helocs',
  G05: 'GET /service-application/api/v3/application/heloc/optermizerly-profile',
  G06: 'PATCH /service-application/api/v3/application/heloc/optermizerly-profile',
  G07: 'PATCH /service-application/api/v1/application/heloc/{uuid}/experiments',
  G10: 'GET /service-application/external/api/v2/heloc/states-eligibility',
  G11: 'GET /service-application/external/api/v1/heloc/zip-eligibility',
  G12: 'GET /service-application/external/api/v1/heloc/state-licenses',
  G13: 'GET /service-application/external/api/v1/heloc/referral-id/{referralUuid}',
  G14: 'GET /service-application/external/api/v1/offercode/{code}',
  G36: 'GET /service-lead-portal/api/referrals/{referralUuid}',
  G37: 'GET /service-lead-portal/api/lo/{loanOriginatorUuid}',
  G38: 'GET /service-lead-portal/api/lo/{loanOriginatorUuid}/licensed-states',
  G15: 'GET /service-profile/api/v1/profile',
  G16: 'PUT /service-profile/api/v1/profile/name',
  G18: 'POST /service-profile/api/v1/feedback/ceo',
  'SE-3 survey': 'POST /service-profile/api/v1/feedback/leave-survey',
  G17: 'GET /service-profile/api/v1/profile/consent-types',
  G19: 'POST /service-wait-list/api/v1/home-equity-loan-plus',
  'WL-1': 'POST /service-wait-list/api/v1/states',
  G20: 'GET /service-search/api/v1/profiles/actions/verify-ability-to-start-application',
  G21: 'POST /identity/api/v1/registration/register',
  G22: 'GET /identity/secure/api/v1_1/identity',
  G23: 'GET /identity/secure/api/v1/identity',
  G24: 'PUT /identity/secure/api/v1/identity/alias',
  G25: 'GET /identity-broker/customer/secure/api/v3/self/figureinfo',
  G27: 'POST /identity-broker/customer/api/v3/login',
  G29: 'POST /identity-broker/customer/secure/api/v3/logout',
  G31: 'GET /service-comms-prefs/external/api/v1/consent/prompt/SMS',
  G32: 'GET /service-comms-prefs/external/api/v1/consent/prompt/SMS_TRANSACTIONAL',
  G33: 'POST /service-comms-prefs/secure/api/v1/consent/user',
  G34: 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/status',
  G35: 'GET /service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants',
  'CO-1': 'GET /service-conditions/external/api/v1/applications/{uuid}/conditions/{conditionId}',
  'CO-2 post': 'POST /service-conditions/external/api/v1/applications/{uuid}/conditions/{conditionId}/documents',
  'CO-2 delete':
    'DELETE /service-conditions/external/api/v1/applications/{uuid}/conditions/{conditionId}/documents/{documentUuid}',
  'CO-3 put': 'PUT /service-conditions/external/api/v1/applications/{uuid}/conditions/{conditionId}/phone-number',
  'CO-3 code':
    'POST /service-conditions/external/api/v1/applications/{uuid}/conditions/{conditionId}/phone-number/code',
  'CO-4': 'POST /service-conditions/external/api/v1/applications/{uuid}/conditions/{conditionId}/submission',
  'NT-1': 'GET /service-profile/api/v1/notifications',
  'NT-1 read': 'PUT /service-profile/api/v1/notifications/{id}/read',
  'NT-1 read-all': 'PUT /service-profile/api/v1/notifications/read',
  G39: 'GET /service-optimize/external/api/v1/flags/{key}',
  G40: 'GET /service-optimize/external/api/v1/flags',
  G41: 'POST /service-optimize/{context}/api/v1/feature',
  G42: 'POST /service-optimize/{context}/api/v1/features',
  G43: 'POST /service-optimize/{context}/api/v2/decision',
  G44: 'POST /ft/{context}/event',
  G45: 'POST /ft/{context}/session',
  G46: 'GET /banners/{environment}.json',
  G47: 'GET /service-operating-hours/external/api/v1/hours/{department}',
  G50: 'GET /a/external/prepop',
  'AF-1': 'POST /a/external/prepop',
  G51: 'GET /service-address/external/api/v1/lookup',
  'AP-1 get': 'GET /service-application/api/v3/application/helocs/{uuid}/answers',
  'AP-1 put': 'PUT /service-application/api/v3/application/helocs/{uuid}/answers',
  'AP-7 get': 'GET /service-application/api/v3/application/helocs/{uuid}/drafts/{step}',
  'AP-2': 'PUT /service-application/api/v3/application/helocs/{uuid}/contact',
  'AP-3 get': 'GET /service-application/api/v3/application/helocs/{uuid}/hmda',
  'AP-3 put': 'PUT /service-application/api/v3/application/helocs/{uuid}/hmda',
  'AP-4': 'GET /service-application/api/v3/application/helocs/{uuid}/app-summary',
  'AP-5': 'POST /service-application/api/v3/application/helocs/{uuid}/submission',
  'AP-10': 'POST /service-application/api/v3/application/helocs/{uuid}/corrections',
  'AP-13': 'POST /service-application/api/v3/application/helocs/{uuid}/withdrawal',
  'AP-6': 'POST /service-application/api/v3/application/helocs/{uuid}/consents',
  'AP-14 get': 'GET /service-application/api/v3/application/helocs/{uuid}/rescission',
  'AP-14 post': 'POST /service-application/api/v3/application/helocs/{uuid}/rescission',
  'AP-15': 'GET /service-application/api/v3/application/helocs/{uuid}/timeline',
  'AP-15 payout': 'GET /service-application/api/v3/application/helocs/{uuid}/payout',
  'AP-16': 'POST /service-application/api/v3/application/helocs/{uuid}/rescission/non-rescission',
  'ST-27': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/rescissions',
  'ST-27 settlement':
    'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/rescissions/{rescissionUuid}/settlement',
  'DO-1': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/documents',
  'DO-1 disclosures': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/disclosures',
  'DO-2': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/documents/{documentUuid}',
  'DO-2 archive': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/documents/archive',
  'DO-2 text': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/documents/{documentUuid}/text',
  'DO-3 viewed': 'PUT /service-krang-heloc/borrower/secure/api/v1/{uuid}/documents/{documentUuid}/viewed',
  'DO-3 acknowledgement':
    'PUT /service-krang-heloc/borrower/secure/api/v1/{uuid}/documents/{documentUuid}/acknowledgement',
  'DO-4 post': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/documents',
  'DO-4 delete': 'DELETE /service-krang-heloc/borrower/secure/api/v1/{uuid}/documents/{documentUuid}',
  'DO-5 get': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/documents/letters',
  'DO-5 post': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/documents/letters',
  'SG-1 get': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/signers',
  'SG-1 post': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/signers',
  G08: 'GET /service-application/api/v1/application/heloc/co-deed/status',
  G09: 'PUT /service-application/api/v1/application/heloc/co-deed/{signerUuid}/full-story-link',
  'SG-2 contact': 'PUT /service-krang-heloc/borrower/secure/api/v1/{uuid}/signers/{signerUuid}/contact',
  'SG-2 resend': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/signers/{signerUuid}/resend',
  'SG-2 cancellation': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/signers/{signerUuid}/cancellation',
  'SG-3 open': 'POST /service-application/api/v1/application/heloc/co-deed/invitations/open',
  'SG-3 ask-again': 'POST /service-application/api/v1/application/heloc/co-deed/invitations/ask-again',
  'SG-4': 'POST /service-application/api/v1/application/heloc/co-deed/invitations/accept',
  'SG-5 link': 'POST /service-application/api/v1/application/heloc/co-deed/login-link',
  'SG-5 login': 'POST /service-application/api/v1/application/heloc/co-deed/login',
  'SG-6 get': 'GET /service-application/api/v1/application/heloc/co-deed/{signerUuid}',
  'SG-6 decline': 'POST /service-application/api/v1/application/heloc/co-deed/{signerUuid}/decline',
  'SG-7': 'PUT /service-application/api/v1/application/heloc/co-deed/{signerUuid}/residence',
  'ST-29 post': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/signers',
  'ST-29 removal': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/signers/{signerUuid}/removal',
  'SI-2 get': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/signing/consent',
  'SI-2 consent': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/signing/consent',
  'SI-2 withdrawal': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/signing/consent/withdrawal',
  'SI-1': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/signing',
  'SI-3': 'PUT /service-krang-heloc/borrower/secure/api/v1/{uuid}/signing/signature',
  'SI-4': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/signing/documents/{documentUuid}/signature',
  'SI-5': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/signing/completion',
  'SI-6': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/signing/problems',
  'SI-7': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/signing/evidence/{evidenceUuid}',
  'SI-8': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/signing/decline',
  'ST-28': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/closing/voiding',
  'ST-34': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/signing-problems/{problemUuid}/answer',
  'AP-7 put': 'PUT /service-application/api/v3/application/helocs/{uuid}/drafts/{step}',
  'AP-7b get': 'GET /service-application/external/api/v1/heloc/draft',
  'AP-7b put': 'PUT /service-application/external/api/v1/heloc/draft',
  'AP-12': 'GET /service-application/api/v3/application/helocs/{uuid}/decline',
  'CR-1': 'GET /service-application/api/v3/application/helocs/{uuid}/credit',
  'CR-2 match': 'POST /service-application/api/v3/application/helocs/{uuid}/credit/match',
  'CR-2 retry': 'POST /service-application/api/v3/application/helocs/{uuid}/credit/retry',
  'PR-1': 'GET /service-application/api/v3/application/helocs/{uuid}/property',
  'PR-2 address': 'PUT /service-application/api/v3/application/helocs/{uuid}/property/address',
  'PR-2 choice': 'PUT /service-application/api/v3/application/helocs/{uuid}/property/choice',
  'PR-3': 'PUT /service-application/api/v3/application/helocs/{uuid}/property/parcel',
  'PR-4': 'PUT /service-application/api/v3/application/helocs/{uuid}/property/estimate',
  'OF-1': 'GET /service-application/api/v3/application/helocs/{uuid}/offers',
  'OF-1 history': 'GET /service-application/api/v3/application/helocs/{uuid}/offers/history',
  'OF-2': 'POST /service-application/api/v3/application/helocs/{uuid}/offers/quotes',
  'OF-3': 'PUT /service-application/api/v3/application/helocs/{uuid}/offers/selection',
  'OF-4': 'POST /service-application/api/v3/application/helocs/{uuid}/offers/confirmation',
  'OF-5 requote': 'POST /service-application/api/v3/application/helocs/{uuid}/offers/requote',
  'OF-5 final-acceptance': 'POST /service-application/api/v3/application/helocs/{uuid}/offers/final-acceptance',
  'OF-6 get': 'GET /service-application/api/v3/application/helocs/{uuid}/offers/winback',
  'OF-6 post': 'POST /service-application/api/v3/application/helocs/{uuid}/offers/winback',
  'OF-7': 'POST /service-application/api/v3/application/helocs/{uuid}/offers/refusal',
  'AS-1 get': 'GET /service-application/api/v3/application/helocs/{uuid}/assets',
  'AS-1 post': 'POST /service-application/api/v3/application/helocs/{uuid}/assets',
  'AS-1 delete': 'DELETE /service-application/api/v3/application/helocs/{uuid}/assets/{assetUuid}',
  'AS-1 completion': 'POST /service-application/api/v3/application/helocs/{uuid}/assets/completion',
  'AP-9': 'POST /service-application/api/v3/application/helocs/{uuid}/explanations',
  'PR-5': 'PUT /service-application/api/v3/application/helocs/{uuid}/property/ownership',
  'LI-1': 'GET /service-application/api/v3/application/helocs/{uuid}/liens',
  'LI-2': 'PUT /service-application/api/v3/application/helocs/{uuid}/liens/{liabilityUuid}',
  'LI-3 post': 'POST /service-application/api/v3/application/helocs/{uuid}/liens',
  'LI-3 delete': 'DELETE /service-application/api/v3/application/helocs/{uuid}/liens/{liabilityUuid}',
  'LI-4': 'POST /service-application/api/v3/application/helocs/{uuid}/liens/confirmation',
  'LI-6': 'GET /service-application/api/v3/application/helocs/{uuid}/payoff',
  'LI-5': 'PUT /service-application/api/v3/application/helocs/{uuid}/liabilities/{liabilityUuid}/pay-off',
  'IV-1': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/identity-verification',
  'IV-2': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/identity-verification',
  'IV-3': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/identity-verification/{checkUuid}/images',
  'IV-4': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/identity-verification/{checkUuid}/submission',
  'IV-5 hand-off': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/identity-verification/{checkUuid}/hand-off',
  'IV-5 claim': 'POST /identity/external/api/v1/hand-offs/claim',
  'IN-1': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/income',
  'IN-2 post': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/income/links',
  'IN-2 get': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/income/links/{linkUuid}',
  'IN-3': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/income/links/{linkUuid}/completion',
  'IN-4 income': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/income/links/{linkUuid}/exit',
  'IN-5': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/income/documents',
  'IN-6 get': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/income/employer-verification',
  'IN-6 put': 'PUT /service-krang-heloc/borrower/secure/api/v1/{uuid}/income/employer-verification',
  'IN-6 code': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/income/employer-verification/code',
  'IN-7': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/income/acceptance',
  'LK-1': 'GET /service-krang-heloc/borrower/secure/api/v1/links/{oauthStateId}',
  'VA-1': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/valuation',
  'VA-2': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/valuation/order',
  'VA-3': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/valuation/acknowledgement',
  'VA-4 payment': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/valuation/payment',
  'VA-4 appointment': 'PUT /service-krang-heloc/borrower/secure/api/v1/{uuid}/valuation/appointment',
  'VA-5': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/valuation/reconsideration',
  G26: 'GET /identity-broker/agent/secure/api/v3/self/figureinfo',
  G28: 'POST /identity-broker/agent/api/v3/login',
  G30: 'POST /identity-broker/agent/secure/api/v3/logout',
  'ID-2': 'POST /identity-broker/customer/api/v3/login/external',
  'ID-2 begin': 'POST /identity-broker/customer/api/v3/login/external/begin',
  'ID-1 agent': 'POST /identity-broker/agent/api/v3/login/second-factor',
  'ID-3 post': 'POST /identity/external/api/v1/password-reset',
  'ID-3 open': 'POST /identity/external/api/v1/password-reset/open',
  'ID-3 put': 'PUT /identity/external/api/v1/password-reset',
  'ID-4': 'PUT /identity/secure/api/v1/password',
  'ID-5 codes': 'POST /identity/secure/api/v1/totp/recovery-codes',
  'ID-1 customer': 'POST /identity-broker/customer/api/v3/login/second-factor',
  'ID-5 removal': 'POST /identity/secure/api/v1/totp/removal',
  'ID-6 get': 'GET /identity/secure/api/v1/step-up',
  'ID-6 password': 'POST /identity/secure/api/v1/step-up/password',
  'ID-6 passkey options': 'POST /identity/secure/api/v1/step-up/passkey/options',
  'ID-6 passkey': 'POST /identity/secure/api/v1/step-up/passkey',
  'ID-12 get': 'GET /identity/secure/api/v1/passkeys',
  'ID-12 options': 'POST /identity/secure/api/v1/passkeys/options',
  'ID-12 post': 'POST /identity/secure/api/v1/passkeys',
  'ID-12 put': 'PUT /identity/secure/api/v1/passkeys/{passkeyUuid}',
  'ID-12 delete': 'DELETE /identity/secure/api/v1/passkeys/{passkeyUuid}',
  'ID-13 options': 'POST /identity-broker/customer/api/v3/login/passkey/options',
  'ID-13 post': 'POST /identity-broker/customer/api/v3/login/passkey',
  'ID-7 get': 'GET /identity/secure/api/v1/sessions',
  'ID-7 delete': 'DELETE /identity/secure/api/v1/sessions',
  'ID-7 delete one': 'DELETE /identity/secure/api/v1/sessions/{sessionUuid}',
  'ID-5 post': 'POST /identity/secure/api/v1/totp',
  'ID-5 put': 'PUT /identity/secure/api/v1/totp',
  'ID-6 post': 'POST /identity/secure/api/v1/step-up',
  'ID-8 post': 'POST /identity/secure/api/v1/email-verification',
  'ID-14 post': 'POST /identity/secure/api/v1/email-change',
  'ID-14 put': 'PUT /identity/secure/api/v1/email-change',
  'ID-14 revert': 'POST /identity/external/api/v1/email-change/revert',
  'ID-15 post': 'POST /identity/secure/api/v1/phone-change',
  'ID-15 put': 'PUT /identity/secure/api/v1/phone-change',
  'ID-16 get': 'GET /identity/secure/api/v1/account-closing',
  'ID-16 post': 'POST /identity/secure/api/v1/account-closing',
  'PF-1': 'GET /service-profile/api/v1/profile/consents',
  'ID-18 get': 'GET /identity/secure/api/v1/account-exports',
  'ID-18 post': 'POST /identity/secure/api/v1/account-exports',
  'ID-18 archive': 'GET /identity/secure/api/v1/account-exports/{exportUuid}/archive',
  'ID-8 put': 'PUT /identity/secure/api/v1/email-verification',
  'ID-6 put': 'PUT /identity/secure/api/v1/step-up/{stepUpUuid}',
  'ID-10 open': 'POST /identity/external/api/v1/account-setup/open',
  'ID-10 post': 'POST /identity/external/api/v1/account-setup',
  'ID-10 resend': 'POST /identity/external/api/v1/account-setup/resend',
  'ST-1 applications': 'GET /service-krang-heloc/agent/secure/api/v1/applications',
  'ST-1 reviews': 'GET /service-krang-heloc/agent/secure/api/v1/reviews',
  'ST-2 file': 'GET /service-krang-heloc/agent/secure/api/v1/applications/{uuid}',
  'ST-2 gates': 'GET /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/gates',
  'ST-2 facts': 'GET /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/facts',
  'ST-3': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/reveals',
  'ST-4': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/reviews/{gate}/resolution',
  'ST-5': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/gates/{gate}/rerun',
  'ST-6 get': 'GET /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/conditions',
  'ST-6 post': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/conditions',
  'ST-6 put': 'PUT /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/conditions/{conditionId}',
  'ST-7 file': 'GET /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/documents/{documentUuid}',
  'ST-7 review': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/documents/{documentUuid}/review',
  'ST-9': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/closure',
  'ST-9 notice': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/closure/notice',
  'ST-10 assignee': 'PUT /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/assignee',
  'ST-10 notes': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/notes',
  'ST-50 get': 'GET /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/login-reset',
  'ST-50 post': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/login-reset',
  'ST-50 put': 'PUT /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/login-reset',
  'ST-50 delete': 'DELETE /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/login-reset',
  'ST-47': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/calls',
  'ST-10 value':
    'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/reconsiderations/{reconsiderationUuid}/decision',
  'ST-10 decision':
    'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/corrections/{correctionUuid}/decision',
  'ST-18 get': 'GET /service-krang-heloc/agent/secure/api/v1/staff',
  'ST-18 post': 'POST /service-krang-heloc/agent/secure/api/v1/staff',
  'ST-18 put': 'PUT /service-krang-heloc/agent/secure/api/v1/staff/{staffUuid}',
  'ST-18 factor post': 'POST /service-krang-heloc/agent/secure/api/v1/staff/{staffUuid}/second-factor-reset',
  'ST-18 factor put': 'PUT /service-krang-heloc/agent/secure/api/v1/staff/{staffUuid}/second-factor-reset',
  'ST-18 factor delete': 'DELETE /service-krang-heloc/agent/secure/api/v1/staff/{staffUuid}/second-factor-reset',
  'ST-19 page': 'GET /service-krang-heloc/agent/secure/api/v1/audit',
  'ST-19 verification': 'GET /service-krang-heloc/agent/secure/api/v1/audit/verification',
  'ST-19 export': 'POST /service-krang-heloc/agent/secure/api/v1/audit/exports',
  'ST-19 exported': 'GET /service-krang-heloc/agent/secure/api/v1/audit/exports/{exportUuid}',
  'ST-21': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/documents',
  'ST-22': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/conditions/{conditionId}/return',
  'ST-23': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/income',
  'ST-24': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/bank-accounts/{bankAccountUuid}/review',
  'BA-1': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/bank',
  'BA-2 post': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/bank/links',
  'BA-2 completion': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/bank/links/{linkUuid}/completion',
  'IN-4 bank': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/bank/links/{linkUuid}/exit',
  'BA-3': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/bank/routing-numbers/{routingNumber}',
  'BA-4': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/bank/accounts',
  'BA-5 post': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/bank/accounts/{bankAccountUuid}/micro-deposits',
  'BA-5 verification':
    'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/bank/accounts/{bankAccountUuid}/micro-deposits/verification',
  'BA-6': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/bank/confirmation',
  'BA-7': 'PUT /service-krang-heloc/borrower/secure/api/v1/{uuid}/bank/payment-method',
  'BA-8': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/bank/autopay-confirmation',
  'BA-9': 'DELETE /service-krang-heloc/borrower/secure/api/v1/{uuid}/bank/accounts/{bankAccountUuid}',
  'ST-25': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/payoff-figures',
  'ST-7 archive': 'GET /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/documents/archive',
  'ST-30': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/recording',
  'ST-32 get': 'GET /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/funding',
  'ST-32 proposal': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/funding/proposal',
  'ST-32 approval': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/funding/approval',
  'ST-32 recall': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/funding/recall',
  'ST-32 difference':
    'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/funding/differences/{differenceUuid}/settlement',
  'ST-33 letters': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/letters',
  'ST-33 letter': 'PUT /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/letters/{letterUuid}',
  'ST-33 cover': 'GET /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/letters/{letterUuid}/cover',
  'ST-33 acknowledgement':
    'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/documents/{documentUuid}/paper-acknowledgement',
  'ST-29 get': 'GET /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/signers',
  'ST-29 resend': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/signers/{signerUuid}/resend',
  'ST-29 correction': 'PUT /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/signers/{signerUuid}',
  'ST-41': 'GET /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/timeline',
  'ST-42': 'GET /service-krang-heloc/agent/secure/api/v1/colleagues',
  'ST-40 figures': 'GET /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/figures',
  'ST-40 credit': 'GET /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/credit-report',
  'ST-40 collateral': 'GET /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/collateral',
  'ST-45': 'GET /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/sanctions',
  'ST-45 decision': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/sanctions/{matchUuid}/decision',
  'ST-45 report': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/sanctions/{matchUuid}/report',
  'ST-46': 'GET /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/retention',
  'ST-46 hold': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/retention/hold',
  'ST-46 lift': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/retention/hold/lift',
  'ST-46 request': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/retention/request',
  'ST-14 get': 'GET /service-krang-heloc/agent/secure/api/v1/banners',
  'ST-14 post': 'POST /service-krang-heloc/agent/secure/api/v1/banners',
  'ST-14 put': 'PUT /service-krang-heloc/agent/secure/api/v1/banners/{bannerUuid}',
  'ST-14 delete': 'DELETE /service-krang-heloc/agent/secure/api/v1/banners/{bannerUuid}',
  'ST-15 get': 'GET /service-krang-heloc/agent/secure/api/v1/flags',
  'ST-15 put': 'PUT /service-krang-heloc/agent/secure/api/v1/flags/{key}',
  'ST-48 get': 'GET /service-krang-heloc/agent/secure/api/v1/originators',
  'ST-48 post': 'POST /service-krang-heloc/agent/secure/api/v1/originators',
  'ST-48 put': 'PUT /service-krang-heloc/agent/secure/api/v1/originators/{originatorUuid}',
  'ST-48 import': 'POST /service-krang-heloc/agent/secure/api/v1/originators/import',
  'ST-48 referral': 'POST /service-krang-heloc/agent/secure/api/v1/originators/{originatorUuid}/referrals',
  'ST-48 staff': 'PUT /service-krang-heloc/agent/secure/api/v1/originators/{originatorUuid}/staff',
  'ST-49 own': 'GET /service-krang-heloc/agent/secure/api/v1/officer',
  'ST-49 pipeline': 'GET /service-krang-heloc/agent/secure/api/v1/officer/applications',
  'ST-49 file': 'GET /service-krang-heloc/agent/secure/api/v1/officer/applications/{applicationUuid}',
  'ST-49 invitations': 'GET /service-krang-heloc/agent/secure/api/v1/officer/invitations',
  'ST-49 invite': 'POST /service-krang-heloc/agent/secure/api/v1/officer/invitations',
  'LO-1 open': 'POST /service-lead-portal/api/account-setup/open',
  'LO-1 post': 'POST /service-lead-portal/api/account-setup',
  'LO-1 resend': 'POST /service-lead-portal/api/account-setup/resend',
  'ST-60 get': 'GET /service-krang-heloc/agent/secure/api/v1/offer-codes',
  'ST-61 get': 'GET /service-krang-heloc/agent/secure/api/v1/feedback',
  'ST-61 export': 'GET /service-krang-heloc/agent/secure/api/v1/feedback/export',
  'ST-60 import': 'POST /service-krang-heloc/agent/secure/api/v1/offer-codes/import',
  'NO-1': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/notary',
  'NO-1 slots': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/notary/slots',
  'NO-2 post': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/notary/bookings',
  'NO-2 put': 'PUT /service-krang-heloc/borrower/secure/api/v1/{uuid}/notary/bookings/{bookingUuid}',
  'NO-2 delete': 'DELETE /service-krang-heloc/borrower/secure/api/v1/{uuid}/notary/bookings/{bookingUuid}',
  'NO-3 calendar': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/notary/bookings/{bookingUuid}/calendar',
  'NO-3 device-check': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/notary/device-check',
  'NO-4 post': 'POST /service-krang-heloc/borrower/secure/api/v1/{uuid}/notary/sessions',
  'NO-4 get': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/notary/sessions/{sessionUuid}',
  'NO-5': 'PUT /service-krang-heloc/borrower/secure/api/v1/{uuid}/notary/kind',
  'NO-6': 'GET /service-krang-heloc/borrower/secure/api/v1/{uuid}/notary/offices',
  'ST-26 get': 'GET /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/wet-signings',
  'ST-26 post': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/wet-signings',
  'ST-31 get': 'GET /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/attorney-opinion',
  'ST-31 post': 'POST /service-krang-heloc/agent/secure/api/v1/applications/{uuid}/attorney-opinion',
  'PU-1 health': 'GET /health',
  'PU-1 ready': 'GET /ready',
  'PU-1 openapi': 'GET /openapi.json',
  'PU-1 jwks': 'GET /.well-known/jwks.json',
  'PU-1 csp-report': 'POST /csp-report',
  'PU-1 client-error': 'POST /client-error',
};

const ROWS: Record<string, string> = {
  G01: 'CALL-002',
  G02: 'CALL-019',
  G03: 'CALL-020',
  G04: 'CALL-011',
  G10: 'CALL-007',
  G11: 'CALL-008',
  G12: 'CALL-043',
  G13: 'CALL-042',
  G14: 'CALL-006',
  G50: 'CALL-047',
  G36: 'CALL-032',
  G37: 'CALL-034',
  G38: 'CALL-033',
  G15: 'CALL-003',
  G16: 'CALL-004',
  G18: 'CALL-026',
  G17: 'CALL-005',
  G19: 'CALL-009',
  G20: 'CALL-010',
  G21: 'CALL-012',
  G22: 'CALL-029',
  G23: 'CALL-030',
  G24: 'CALL-031',
  G25: 'CALL-059',
  G26: 'CALL-059',
  G28: 'CALL-060',
  G30: 'CALL-061',
  G27: 'CALL-060',
  G29: 'CALL-061',
  G31: 'CALL-013',
  G32: 'CALL-014',
  G33: 'CALL-015',
  G34: 'CALL-027',
  G35: 'CALL-028',
  G39: 'CALL-018, CALL-035',
  G40: 'CALL-035',
  G05: 'CALL-021',
  G06: 'CALL-023',
  G07: 'CALL-022, EXP-002',
  G41: 'CALL-036',
  G42: 'CALL-038',
  G43: 'CALL-037',
  G44: 'CALL-039, TELE-001',
  G45: 'CALL-040, TELE-002',
  G46: 'CALL-041',
  G47: 'CALL-044',
  G51: 'CALL-062',
  G08: 'CALL-048',
  G09: 'CALL-017',
};

describe('ALL_CALLS', () => {
  test('every id, and every method with its path, is unique', () => {
    expect(new Set(ALL_CALLS.map((call) => call.id)).size).toBe(ALL_CALLS.length);
    expect(new Set(ALL_CALLS.map((call) => `${call.method} ${call.path}`)).size).toBe(ALL_CALLS.length);
  });

  test('lists exactly the expected calls, each with documentation', () => {
    const ids = ALL_CALLS.map((call) => call.id).toSorted();
    expect(ids).toEqual(Object.keys(PATHS).toSorted());
    expect(Object.keys(CALL_DOCS).toSorted()).toEqual(ids);
  });

  test('every call has the tag of its file or folder, and every file of calls is registered', async () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.ts') && !/^(index|files)\.ts$|\.test\.ts$/.test(file));
    const names = files.map((file) => file.split('/')[0]!.replace(/\.ts$/, ''));
    const registered = new Set<unknown>(ALL_CALLS);
    for (const [index, file] of files.entries()) {
      const exported: Record<string, unknown> = await import(`${import.meta.dirname}/${file}`);
      const calls = Object.values(exported).filter(isCall);
      expect({ file, missing: calls.filter((call) => !registered.has(call)) }).toEqual({ file, missing: [] });
      // A tag's calls can be split over several files: `application-withdrawal.ts` belongs to `application`.
      const tag = TAGS.filter((each) => `${names[index]}-`.startsWith(`${each}-`)).at(-1);
      expect({ file, strays: calls.filter((call) => call.tag !== tag) }).toEqual({ file, strays: [] });
    }
    for (const tag of TAGS) expect(names).toContain(tag);
  });

  const given = ALL_CALLS.filter((call) => ROWS[call.id]).map((call) => ({ id: call.id, call, row: ROWS[call.id] }));
  test.each(given)('$id has exactly the specified method and path [$row]', ({ id, call }) => {
    expect(`${call.method} ${call.path}`).toBe(PATHS[id]);
  });

  const ours = ALL_CALLS.filter((call) => !ROWS[call.id]).map((call) => ({ id: call.id, call }));
  test.each(ours)('$id, not in the specification, has the expected method and path', ({ id, call }) => {
    expect(`${call.method} ${call.path}`).toBe(PATHS[id]);
  });
});

describe.each(ALL_CALLS.map((call) => ({ id: call.id, call })))('$id', ({ call }) => {
  test('has a summary, a description that ends with a period, and an example', () => {
    const docs = CALL_DOCS[call.id]!;
    expect(docs.summary.length).toBeGreaterThan(3);
    expect(docs.description).toMatch(/\w{3}.*\.$/);
    expect(PARTS.filter((part) => docs.example[part] !== undefined)).toEqual(
      PARTS.filter((part) => call[part] !== undefined),
    );
  });

  test('has an example that parses', () => {
    const wrong = PARTS.filter((part) => call[part] && !z.safeParse(call[part], getExample(call)[part]).success);
    expect(wrong).toEqual([]);
  });

  test('has exactly the parameters of its path', () => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
    const shape = (call.params as z.ZodMiniObject | undefined)?.shape ?? {};
    expect(Object.keys(shape).toSorted()).toEqual(inPath.toSorted());
  });

  test('lists only existing error names, without duplicates', () => {
    for (const name of call.errors) expect(ERRORS).toHaveProperty([name]);
    expect(new Set(call.errors).size).toBe(call.errors.length);
  });
});

test('a GET call has no body, idempotency key or version', () => {
  const reads = ALL_CALLS.filter((call) => call.method === 'GET');
  expect(
    reads.filter((call) => call.body ?? (call.rules.idempotency !== 'none' || call.rules.ifMatch !== 'none')),
  ).toEqual([]);
  expect(reads.length).toBeGreaterThan(20);
});

const CALLS_WITH_BODY = ALL_CALLS.filter((call) => call.body && call.id !== 'PU-1 csp-report');
const addUnknownField = (call: Call) => ({ ...(getExample(call).body as object), notOfThisCall: 'x' });

describe('unknown fields', () => {
  test.each(CALLS_WITH_BODY.filter(isReadCall).map((call) => ({ id: call.id, call })))(
    '$id drops unknown body fields',
    ({ call }) => {
      const read = z.parse(call.body as Schema, addUnknownField(call));
      expect(read).not.toHaveProperty('notOfThisCall');
      expect(read).toEqual(getExample(call).body);
    },
  );

  test.each(CALLS_WITH_BODY.filter((call) => !isReadCall(call)).map((call) => ({ id: call.id, call })))(
    '$id refuses unknown body fields',
    ({ call }) => {
      expect(z.safeParse(call.body as Schema, addUnknownField(call)).error?.issues[0]?.code).toBe('unrecognized_keys');
    },
  );

  test.each(ALL_CALLS.filter((call) => call.reply && call.method !== 'GET').map((call) => ({ id: call.id, call })))(
    '$id refuses unknown reply fields',
    ({ call }) => {
      expect(z.safeParse(call.reply as Schema, { ...(getExample(call).reply as object), leak: 'x' }).success).toBe(
        false,
      );
    },
  );
});

/** Fields that the specification names in bodies, queries and replies; each must survive parsing. */
const FIELDS: readonly { id: string; part: 'body' | 'query' | 'reply'; fields: string[]; row: string }[] = [
  { id: 'G04', part: 'query', fields: ['state'], row: 'CALL-011' },
  {
    id: 'G04',
    part: 'body',
    row: 'CALL-011, CALL-025',
    fields: [
      'abVersionsRequest',
      'affiliateAbVersion',
      'affiliateAppIndicator',
      'affiliateLiveOffers',
      'consentListRequest',
      'consentRequests',
      'income',
      'marketingTools',
      'profileRequest',
      'propertyListedForSale',
      'propertyRequest',
      'publish',
      'utmParameters',
      'employmentType',
      'offerCode',
      'optimizelyProfileRequest',
      'referrerId',
      'referralId',
    ],
  },
  { id: 'G04', part: 'reply', fields: ['uuid'], row: 'CALL-011' },
  {
    id: 'G14',
    part: 'reply',
    fields: [
      'firstName',
      'lastName',
      'inHomeDate',
      'offerCode',
      'respondByDate',
      'street1',
      'street2',
      'city',
      'state',
      'zip',
    ],
    row: 'DATA-013',
  },
  { id: 'G36', part: 'reply', fields: ['name', 'address', 'phoneNumber', 'email'], row: 'DATA-014' },
  {
    id: 'G37',
    part: 'reply',
    fields: ['originatorDisplayInfo', 'enforceLicensedStatesForReferral', 'licensedStates'],
    row: 'DATA-015',
  },
  { id: 'G10', part: 'query', fields: ['orgCode'], row: 'CALL-007' },
  { id: 'G11', part: 'query', fields: ['orgCode'], row: 'CALL-008' },
  { id: 'G12', part: 'query', fields: ['orgCode'], row: 'CALL-043' },
  { id: 'G16', part: 'body', fields: ['firstName', 'lastName', 'suffix'], row: 'CALL-004' },
  {
    id: 'G18',
    part: 'body',
    fields: ['applicationUuid', 'message', 'topic', 'marketingConsent', 'pathname', 'productType'],
    row: 'CALL-026, DATA-023',
  },
  {
    id: 'G19',
    part: 'body',
    fields: [
      'firstName',
      'lastName',
      'dob',
      'email',
      'income',
      'street1',
      'street2',
      'city',
      'state',
      'zip',
      'consent',
    ],
    row: 'CALL-009',
  },
  { id: 'G20', part: 'reply', fields: ['canStartApplication', 'organizationsWithActiveApplication'], row: 'CALL-010' },
  { id: 'G21', part: 'query', fields: ['organization'], row: 'CALL-012' },
  { id: 'G21', part: 'body', fields: ['email', 'password', 'phoneNumber'], row: 'CALL-012' },
  { id: 'G21', part: 'reply', fields: ['jwt'], row: 'CALL-012' },
  { id: 'G24', part: 'body', fields: ['type', 'value'], row: 'CALL-031' },
  { id: 'G27', part: 'query', fields: ['telemetryTrackingId'], row: 'CALL-060' },
  { id: 'G27', part: 'reply', fields: ['redirect'], row: 'CALL-060' },
  { id: 'G29', part: 'reply', fields: ['redirect'], row: 'CALL-061' },
  { id: 'G33', part: 'body', fields: ['org', 'source', 'productType', 'phone', 'email', 'consents'], row: 'CALL-015' },
  {
    id: 'G39',
    part: 'query',
    fields: ['organization', 'applicationUuid', 'identityUuid', 'createdTime', 'trackerId'],
    row: 'CALL-035',
  },
  { id: 'G39', part: 'reply', fields: ['key', 'enabled', 'variables'], row: 'DATA-024' },
  { id: 'G05', part: 'query', fields: ['identityUuid'], row: 'CALL-021' },
  { id: 'G05', part: 'reply', fields: ['optimizelyProfileUuid'], row: 'CALL-021, DATA-017' },
  { id: 'G06', part: 'query', fields: ['identityUuid'], row: 'CALL-023' },
  { id: 'G06', part: 'body', fields: ['optimizelyProfileUuid'], row: 'CALL-023' },
  { id: 'G07', part: 'body', fields: ['experiments'], row: 'CALL-022, EXP-002' },
  { id: 'G41', part: 'body', fields: ['featureKey', 'optimizeUser'], row: 'CALL-036' },
  { id: 'G41', part: 'reply', fields: ['enabled'], row: 'CALL-036' },
  { id: 'G42', part: 'body', fields: ['optimizeUser'], row: 'CALL-038' },
  { id: 'G43', part: 'body', fields: ['optimizeUser'], row: 'CALL-037' },
  {
    id: 'G44',
    part: 'body',
    row: 'CALL-039, TELE-001',
    fields: [
      'domain',
      'queryParams',
      'pagePath',
      'event',
      'sessionKey',
      'identityId',
      'applicationUuid',
      'eventType',
      'productType',
      'eventProperties',
      'dontDedupe',
      'dedupeProperty',
    ],
  },
  {
    id: 'G45',
    part: 'body',
    row: 'CALL-040, TELE-002',
    fields: [
      'platform',
      'libVersion',
      'referrer',
      'queryParams',
      'screenWidth',
      'screenHeight',
      'windowWidth',
      'windowHeight',
      'sessionKey',
      'appVersion',
    ],
  },
  { id: 'G45', part: 'reply', fields: ['sessionKey'], row: 'CALL-040, TELE-003' },
  { id: 'G47', part: 'query', fields: ['display'], row: 'CALL-044' },
  {
    id: 'G02',
    part: 'reply',
    row: 'DATA-008, DATA-009, DATA-042',
    fields: [
      'uuid',
      'loanNumber',
      'active',
      'activeForAppStart',
      'isInquiry',
      'isCrypto',
      'referrer',
      'status',
      'property',
      'disburseAccount',
      'adjustedHomeAmount',
      'rate',
      'rateType',
      'amount',
      'uwCalculatedDrawAmount',
      'term',
      'auditFields',
      'additionalSignerVersion',
      'helocSigners',
    ],
  },
  {
    id: 'G34',
    part: 'reply',
    row: 'DATA-008, DATA-009',
    fields: [
      'checklistStatus',
      'waitingOnFloodCert',
      'bpo',
      'uwDecision',
      'uwSubDecision',
      'primaryParticipantAcceptComplete',
      'manualNotary',
      'condition',
    ],
  },
  {
    id: 'G15',
    part: 'reply',
    fields: ['uuid', 'email', 'name', 'dob', 'phoneNumbers', 'addresses', 'type'],
    row: 'DATA-011, DATA-012',
  },
  {
    id: 'G22',
    part: 'reply',
    row: 'DATA-019, DATA-020, AUTH-021',
    fields: [
      'uuid',
      'organizationCode',
      'profileType',
      'email',
      'updatedAt',
      'isManageable',
      'isBroker',
      'aliases',
      'passwordExpired',
      'twoFactorEnabled',
      'totpVerified',
      'walletAddresses',
    ],
  },
  {
    id: 'OF-1',
    part: 'reply',
    row: 'DATA-039, DATA-040',
    fields: [
      'offersByType',
      'maxRecordingTax',
      'minRecordingTax',
      'ofeeMaxThreshold',
      'maxDtiUnlimited',
      'incomeRequestRecords',
      'costs',
      'totalPaidByBorrower',
      'decision',
      'subDecision',
      'maxDraw',
      'status',
      'consents',
      'assetDepletion',
      'amount',
    ],
  },
];

test.each(FIELDS)('$id accepts the $part fields of the specification: $fields [$row]', ({ id, part, fields }) => {
  const call = ALL_CALLS.find((each) => each.id === id)!;
  const read = z.parse(call[part] as Schema, getExample(call)[part]) as object;
  const shape = (call[part] as z.ZodMiniObject).shape;
  for (const field of fields) {
    expect(Object.keys(shape)).toContain(field);
    expect(read).toHaveProperty([field]);
  }
});
