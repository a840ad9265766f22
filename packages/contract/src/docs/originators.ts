import * as originators from '../originators.ts';
import { describeCall } from './docs.ts';
import { ADDRESS, EMAIL, LOAN, NAME, NOW, OTHER, PHONE } from './samples.ts';

const TOKEN = 'c2V0dXAtbGluay1vZi1hLWJvcnJvd2Vy';
const SENT_NAME = { firstName: NAME.firstName, middleName: '', lastName: NAME.lastName, suffix: NAME.suffix };
const LOAN_OFFICER = { loanOriginatorUuid: OTHER };

/**
 * Documents the calls about loan officers, referrals and the borrower setup, as borrowers use them, for the OpenAPI
 * description.
 */
export const originatorDocs = [
  describeCall(
    originators.readReferral,
    'Get a referral',
    'First name, city and state; email and phone number are masked. 404 for an unknown or expired referral, 400 for a malformed ID.',
    {
      params: { referralUuid: OTHER },
      reply: {
        name: { firstName: NAME.firstName, middleName: '', lastName: '', suffix: '' },
        address: { street1: '', street2: '', city: ADDRESS.city, state: ADDRESS.state, zip: '' },
        phoneNumber: '(***) ***-0123',
        email: 'a***@example.com',
      },
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
  describeCall(
    originators.openBorrowerSetup,
    'Open the link of an application that a loan officer started',
    '410 for a link that was used, has expired, or is another lender’s.',
    {
      body: { token: TOKEN },
      reply: {
        kind: 'OFFICER',
        originatorName: 'Olivia Grant',
        nmls: '2000001',
        enteredAt: NOW,
        email: EMAIL,
        hasAccount: false,
        name: NAME,
        phoneNumber: PHONE,
        propertyAddress: ADDRESS,
        occupancyType: 'HOME',
      },
    },
  ),
  describeCall(
    originators.setUpBorrower,
    'Set up the account of an application that a loan officer started',
    'The cookie of the reply is the registration draft with the confirmed values.',
    {
      body: {
        token: TOKEN,
        name: SENT_NAME,
        phoneNumber: PHONE,
        propertyAddress: { ...ADDRESS, street2: '' },
        occupancyType: 'HOME',
        termPrivacyConsent: true,
        communicationConsent: true,
        password: 'correct horse 7 Battery!',
      },
      reply: { jwt: 'eyJhbGciOiJFUzI1NiJ9.e30.c2ln' },
    },
  ),
  describeCall(
    originators.resendBorrowerSetup,
    'Email a new link for an application that a loan officer started',
    'Works for a link that has expired. Always 202.',
    { body: { token: TOKEN }, reply: {} },
  ),
];
