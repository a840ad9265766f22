import * as comms from '../comms-prefs.ts';
import * as broker from '../identity-broker.ts';
import * as identity from '../identity.ts';
import * as profile from '../profile.ts';
import * as search from '../search.ts';
import * as waitList from '../wait-list.ts';
import { docs } from './docs.ts';
import { ADDRESS, EMAIL, IDENTITY, IDENTITY_V1, LOAN, OTHER, PHONE, PROFILE } from './samples.ts';

export const peopleDocs = [
  docs(profile.readProfile, 'My profile', 'Name, e-mail, phone numbers of 10 digits, addresses.', { reply: PROFILE }),
  docs(
    profile.saveName,
    'Save my name',
    'Without `middleName` it is kept, an empty one removes it. Refused once submitted.',
    {
      body: { firstName: 'Ana', lastName: 'Ruiz', suffix: '', middleName: 'María' },
      reply: PROFILE,
    },
  ),
  docs(
    profile.readProfileConsentTypes,
    'Consents of a person',
    'Type and version of the privacy, terms and communications texts.',
    {
      reply: [{ type: 'PRIVACY', version: '2', textUrl: '/legal/privacy' }],
    },
  ),
  docs(
    waitList.joinWaitList,
    'Join the wait list',
    'Income in dollars a year, `dob` yyyy-MM-dd. The same e-mail and address twice is one entry.',
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
  docs(
    waitList.joinWaitListByEmail,
    'Join the wait list by email',
    'For a state in which the lender does not lend. The same address and state twice is one entry.',
    {
      body: { email: EMAIL, state: 'NY' },
    },
  ),
  docs(
    search.verifyAbilityToStart,
    'May I start an application?',
    '`organizationsWithActiveApplication` are organisation codes; `startAgainOn` is the day after the 45 days.',
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
  docs(
    identity.registerIdentity,
    'Register',
    'The password is hashed and never kept. The identity is then read with the token of the reply.',
    {
      query: { organization: 'FIGURE' },
      body: { email: EMAIL, password: 'a long password', phoneNumber: PHONE },
      reply: { jwt: 'header.claims.signature' },
    },
  ),
  docs(identity.readIdentity, 'Who am I', 'Values of aliases are masked.', { reply: IDENTITY }),
  docs(identity.readIdentityV1, 'Who am I, first version', 'The same without wallet addresses.', {
    reply: IDENTITY_V1,
  }),
  docs(
    identity.sendEmailCode,
    'Send a code to my email address',
    'Six digits, good for 10 minutes; at most 5 mails in 15 minutes. `sentTo` is masked (calls ID-8).',
    { reply: { verified: false, sentTo: 'a***@example.com' } },
  ),
  docs(
    identity.confirmEmail,
    'Confirm my email address',
    'With the code from the mail, once and for all: papers are signed by somebody who reads their mail (calls ID-8).',
    { body: { code: '482193' }, reply: { verified: true } },
  ),
  docs(
    identity.askPasswordReset,
    'Email me a link that sets a new password',
    'The answer is the same for every address. The link is good once and for 30 minutes; at most 5 in 15 minutes (calls ID-3).',
    {
      body: { email: EMAIL, desk: null },
      reply: {},
    },
  ),
  docs(
    identity.openPasswordReset,
    'What a reset link asks for',
    'The code of an authenticator at the console; phone number and birth date where the address was never confirmed (calls ID-3).',
    {
      body: { token: '3mVd0fVh3JmZkQ0p5uYyJrC8' },
      reply: { email: 'a***@example.com', asksCode: false, asksProof: true, asksBirthdate: true },
    },
  ),
  docs(
    identity.resetPassword,
    'Set a new password by a link',
    'The Authorization header has the token of the new session; every other session of the account ends (calls ID-3).',
    {
      body: { token: '3mVd0fVh3JmZkQ0p5uYyJrC8', password: 'a long password', phone: PHONE, birthdate: '1980-05-17' },
      reply: { redirect: '/dashboard' },
    },
  ),
  docs(
    identity.changePassword,
    'Change my password',
    'With the present one. Every other session ends, and an email says so (calls ID-4).',
    { body: { currentPassword: 'a long password', password: 'another long password' } },
  ),
  docs(
    identity.changeAlias,
    'Change my phone number',
    '10 digits; of 11 digits a leading 1 is dropped. A new number is unverified.',
    {
      body: { type: 'Phone', value: PHONE },
      reply: IDENTITY,
    },
  ),
  docs(
    broker.readFigureInfo,
    'Who am I, by the broker',
    'With the header `x-application-name`: `heloc`, locally `heloc-local`.',
    { reply: IDENTITY },
  ),
  docs(
    broker.logIn,
    'Log in',
    'The token comes in the Authorization header; `redirect` is a path of this site; `challenge` when a second factor is due.',
    {
      query: { telemetryTrackingId: 'visit-1' },
      body: { email: EMAIL, password: 'a long password', redirectUrl: '/dashboard' },
      reply: { redirect: '/dashboard', challenge: null },
    },
  ),
  docs(
    broker.logOut,
    'Log out',
    'The session is revoked on every replica within a second; a dead token is answered alike.',
    { reply: { redirect: '/auth/login' } },
  ),
  docs(
    comms.readSmsPrompt,
    'Prompt for marketing texts',
    'The text that the law asks to be shown, of this organisation.',
    {
      reply: { uuid: OTHER, type: 'SMS', version: '1', text: 'You may text me about offers.' },
    },
  ),
  docs(
    comms.readSmsTransactionalPrompt,
    'Prompt for texts about the application',
    'As the prompt for marketing texts.',
    {
      reply: { uuid: OTHER, type: 'SMS_TRANSACTIONAL', version: '1', text: 'You may text me about my application.' },
    },
  ),
  docs(comms.saveConsents, 'Answer the prompts', 'One answer for each prompt; a failure never stops registration.', {
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
