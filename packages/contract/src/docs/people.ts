import * as comms from '../comms-prefs.ts';
import * as broker from '../identity-broker.ts';
import * as identity from '../identity.ts';
import * as profile from '../profile.ts';
import * as search from '../search.ts';
import * as waitList from '../wait-list.ts';
import { describeCall } from './docs.ts';
import { ADDRESS, EMAIL, IDENTITY, IDENTITY_V1, LOAN, NOW, OTHER, PHONE, PROFILE } from './samples.ts';

/**
 * Documents the calls about profiles, accounts, logins, text message consents and wait lists, for the OpenAPI
 * description.
 */
export const peopleDocs = [
  describeCall(profile.readProfile, 'My profile', 'Name, email, 10-digit phone numbers, addresses.', {
    reply: PROFILE,
  }),
  describeCall(
    profile.saveName,
    'Save the name',
    'Without `middleName`, it stays; an empty one removes it. Refused after submission.',
    {
      body: { firstName: 'Ana', lastName: 'Ruiz', suffix: '', middleName: 'María' },
      reply: PROFILE,
    },
  ),
  describeCall(
    profile.readProfileConsentTypes,
    'List consent texts',
    'Type and version of the privacy, terms and communications texts.',
    {
      reply: [{ type: 'PRIVACY', version: '2', textUrl: '/legal/privacy' }],
    },
  ),
  describeCall(
    profile.readOwnConsents,
    'List my consents',
    'The newest answer to each kind of text message, and every other consent with its version and text, newest first. Saving an answer to a prompt changes it.',
    {
      reply: {
        texts: [
          {
            consentPromptUuid: OTHER,
            type: 'SMS',
            version: '2026-11-1',
            text: 'Text me offers and news.',
            optInOut: 'OPT_OUT',
            answeredAt: null,
          },
        ],
        given: [
          {
            type: 'PRIVACY',
            version: '2026-11-1',
            optInOut: 'OPT_IN',
            at: NOW,
            loanNumber: '1001',
            textUrl: '/privacy',
            text: null,
          },
        ],
      },
    },
  ),
  describeCall(
    waitList.joinWaitList,
    'Join the wait list',
    'Income in dollars a year, `dob` yyyy-MM-dd. The same email and address twice make one entry.',
    {
      body: {
        firstName: 'Ana',
        lastName: 'Ruiz',
        dob: '1980-05-17',
        email: EMAIL,
        income: 120_000,
        ...ADDRESS,
        consent: true,
      },
    },
  ),
  describeCall(
    waitList.joinWaitListByEmail,
    'Join the wait list by email',
    'For a state where the lender does not lend. The same address and state twice make one entry.',
    {
      body: { email: EMAIL, state: 'NY' },
    },
  ),
  describeCall(
    search.verifyAbilityToStart,
    'Check whether an application can start',
    '`organizationsWithActiveApplication` are organization codes. `startAgainOn` is the day after the 45 days.',
    {
      reply: {
        canStartApplication: false,
        organizationsWithActiveApplication: ['FIGURE_WHOLESALE'],
        reason: 'ACTIVE',
        applicationUuid: LOAN,
        originator: { phoneNumber: PHONE, email: EMAIL },
        startAgainOn: null,
      },
    },
  ),
  describeCall(
    identity.registerIdentity,
    'Register',
    'The password is stored only as a hash. Read the identity with the token of the reply.',
    {
      query: { organization: 'FIGURE' },
      body: { email: EMAIL, password: 'a long password', phoneNumber: PHONE },
      reply: { jwt: 'header.claims.signature' },
    },
  ),
  describeCall(identity.readIdentity, 'Get the identity', 'Alias values are masked.', { reply: IDENTITY }),
  describeCall(identity.readIdentityV1, 'Get the identity, first version', 'The same without wallet addresses.', {
    reply: IDENTITY_V1,
  }),
  describeCall(
    identity.sendEmailCode,
    'Send an email code',
    'Six digits, valid for 10 minutes. At most 5 emails in 15 minutes. `sentTo` is masked.',
    { reply: { verified: false, sentTo: 'a***@example.com' } },
  ),
  describeCall(
    identity.confirmEmail,
    'Confirm the email address',
    'With the code from the email, once for all documents: it shows that the signer reads this address.',
    { body: { code: '482193' }, reply: { verified: true } },
  ),
  describeCall(
    identity.beginEmailChange,
    'Change the email address',
    'Emails a code to the new address, whether or not another account has it. `sentTo` is masked.',
    { body: { email: EMAIL }, reply: { sentTo: 'a***@example.com' } },
  ),
  describeCall(
    identity.confirmEmailChange,
    'Confirm the new email address',
    'Other sessions and emailed links end. The old address gets a link that changes it back within 7 days. `email-taken`: another account confirmed this address.',
    { body: { code: '482193' } },
  ),
  describeCall(
    identity.revertEmailChange,
    'Change the email address back',
    'With the link emailed to the earlier address. Every session and the password end, and so does every second factor set up since. `email` is masked.',
    { body: { token: '3mVd0fVh3JmZkQ0p5uYyJrC8' }, reply: { email: 'a***@example.com' } },
  ),
  describeCall(identity.beginPhoneChange, 'Change the phone number', 'Texts a code to the new number.', {
    body: { phone: PHONE },
    reply: { sentTo: '(***) ***-0142' },
  }),
  describeCall(
    identity.confirmPhoneChange,
    'Confirm the new phone number',
    'With the code from the text. The owner is told by email.',
    { body: { code: '482193' } },
  ),
  describeCall(
    identity.askPasswordReset,
    'Request a password reset',
    'The reply is the same for every address. The link works once, for 30 minutes. At most 5 in 15 minutes.',
    {
      body: { email: EMAIL, desk: null },
      reply: {},
    },
  ),
  describeCall(
    identity.openPasswordReset,
    'Get what a reset link needs',
    'An authenticator code in the console; phone number and birth date if the email address was never confirmed.',
    {
      body: { token: '3mVd0fVh3JmZkQ0p5uYyJrC8' },
      reply: { email: 'a***@example.com', asksCode: false, asksProof: true, asksBirthdate: true },
    },
  ),
  describeCall(
    identity.resetPassword,
    'Set a new password with a link',
    'The Authorization header has the token of the new session. All other sessions of the account end.',
    {
      body: { token: '3mVd0fVh3JmZkQ0p5uYyJrC8', password: 'a long password', phone: PHONE, birthdate: '1980-05-17' },
      reply: { redirect: '/dashboard' },
    },
  ),
  describeCall(
    identity.changePassword,
    'Change the password',
    'With the present one. Every other session ends, and an email says so.',
    { body: { currentPassword: 'a long password', password: 'another long password' } },
  ),
  describeCall(
    identity.changeAlias,
    'Change the phone number',
    '10 digits; a leading 1 of 11 digits is dropped. A new number is unverified. The owner is told by email, and by text at the number that the account had.',
    {
      body: { type: 'Phone', value: PHONE },
      reply: IDENTITY,
    },
  ),
  describeCall(
    broker.readFigureInfo,
    'Get the identity from the broker',
    'With the header `x-application-name`: `heloc`, locally `heloc-local`.',
    { reply: IDENTITY },
  ),
  describeCall(
    broker.logIn,
    'Log in',
    'The token is in the Authorization header. `redirect` is a path on this site. `challenge` when a second factor is required.',
    {
      query: { telemetryTrackingId: 'visit-1' },
      body: { email: EMAIL, password: 'a long password', redirectUrl: '/dashboard' },
      reply: { redirect: '/dashboard', challenge: null },
    },
  ),
  describeCall(
    broker.logOut,
    'Log out',
    'Revokes the session on every replica within a second. An expired token gets the same answer.',
    { reply: { redirect: '/auth/login' } },
  ),
  describeCall(
    comms.readSmsPrompt,
    'Get the prompt for marketing texts',
    "This organization's text that the law requires.",
    {
      reply: { uuid: OTHER, type: 'SMS', version: '1', text: 'You may text me about offers.' },
    },
  ),
  describeCall(
    comms.readSmsTransactionalPrompt,
    'Get the prompt for application texts',
    'Like the prompt for marketing texts.',
    {
      reply: { uuid: OTHER, type: 'SMS_TRANSACTIONAL', version: '1', text: 'You may text me about my application.' },
    },
  ),
  describeCall(comms.saveConsents, 'Answer the prompts', 'One answer per prompt. A failure never stops registration.', {
    body: {
      org: 'FIGURE',
      source: 'register',
      productType: 'HELOC',
      phone: PHONE,
      email: EMAIL,
      consents: [{ consentPromptUuid: OTHER, optInOut: 'OPT_IN' }],
    },
    reply: { consents: [{ consentPromptUuid: OTHER, optInOut: 'OPT_IN', type: 'SMS', version: '1' }] },
  }),
];
