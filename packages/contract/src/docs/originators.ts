import * as originators from '../originators.ts';
import { describeCall } from './docs.ts';
import { ADDRESS, EMAIL, LOAN, NAME, OTHER, PHONE } from './samples.ts';

const LOAN_OFFICER = { loanOriginatorUuid: OTHER };

export const originatorDocs = [
  describeCall(
    originators.readReferral,
    'Get a referral',
    'Email and phone number are masked. 404 for an unknown or expired referral, 400 for a malformed ID.',
    {
      params: { referralUuid: OTHER },
      reply: { name: NAME, address: ADDRESS, phoneNumber: '(***) ***-0123', email: 'a***@example.com' },
    },
  ),
  describeCall(
    originators.readOriginator,
    'Get a loan officer or broker',
    'An officer has `originatorName`, a broker `brokerName`. 404 for an unknown or deactivated one, 400 for a malformed ID.',
    {
      params: LOAN_OFFICER,
      reply: {
        originatorDisplayInfo: {
          phoneNumber: PHONE,
          email: EMAIL,
          originatorName: 'Olivia Grant',
          brokerName: null,
          avatarUri: null,
          nmls: '2000001',
          repliesWithinHours: 2,
        },
        enforceLicensedStatesForReferral: true,
        licensedStates: ['CO', 'UT'],
      },
    },
  ),
  describeCall(originators.readLicensedStates, 'List the licensed states of a loan officer', 'Two-letter codes.', {
    params: LOAN_OFFICER,
    reply: ['CO', 'UT'],
  }),
  describeCall(
    originators.readReferralStatus,
    'Get the application of a referral',
    'Without an application, `helocStatus` is null. `uuid` and the whole email are for its borrower only.',
    {
      params: { referralUuid: OTHER },
      reply: { uuid: LOAN, helocStatus: 'OFFER_SELECTION', email: EMAIL, canResume: true },
    },
  ),
];
