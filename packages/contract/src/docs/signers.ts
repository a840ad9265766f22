import * as deskSigners from '../console-api/signers.ts';
import * as additionalSigner from '../signers-additional.ts';
import * as signers from '../signers.ts';
import { describeCall } from './docs.ts';
import { LOAN, NOW, OTHER, WRITE_REPLY } from './samples.ts';

const params = { uuid: LOAN };
const signerParams = { uuid: LOAN, signerUuid: OTHER };
const own = { signerUuid: OTHER };
const TOKEN = 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is';
const SIGNER = {
  signerUuid: OTHER,
  personUuid: OTHER,
  identityUuid: null,
  firstName: 'Ben',
  lastName: 'Ruiz',
  role: 'CO_DEEDER',
  livesThere: 'UNKNOWN',
  email: 'b***@example.com',
  phoneNumber: '(***) ***-0123',
  removableBy: 'YOU',
  state: 'INVITED',
  sentAt: NOW,
  signedAt: null,
  cancelledAt: null,
} as const;
const CANCELLED = { ...SIGNER, state: 'CANCELLED', cancelledAt: NOW } as const;
const NAMED = {
  personUuid: OTHER,
  firstName: 'Ben',
  lastName: 'Ruiz',
  role: 'CO_DEEDER',
  livesThere: 'UNKNOWN',
  email: 'ben@example.com',
  phoneNumber: null,
} as const;
const PRIMARY = { firstName: 'Ana', lastInitial: 'R' };

/**
 * Documents the calls about additional signers: the borrower's calls, their own and the console's, for the OpenAPI
 * description.
 */
export const signersDocs = [
  describeCall(
    signers.readSigners,
    'List who else must sign',
    'Everyone the title search requires, with the reason: other owners, and a spouse where state law requires it. They sign the deed, not the debt.',
    {
      params,
      reply: {
        signers: [SIGNER],
        mustSign: [
          {
            personUuid: OTHER,
            name: 'Ben Ruiz',
            relation: 'CO_OWNER',
            reason: 'every owner of the home must sign the deed of trust',
            livesThere: 'UNKNOWN',
            signerUuid: OTHER,
          },
        ],
        version: 12,
      },
    },
  ),
  describeCall(
    signers.nameSigner,
    'Add a signer',
    'One of `mustSign` who is not named yet, with their own email address or mobile phone. They are invited right away. Whether they live in the home prefills their own question; it never counts as no.',
    {
      params,
      body: NAMED,
      reply: { ...WRITE_REPLY, signer: SIGNER },
    },
  ),
  describeCall(
    signers.changeSignerContact,
    "Correct a signer's contact details",
    'The previous link stops working and a new one goes to the new address. Once they have an account, only they can change it.',
    {
      params: signerParams,
      body: { email: 'ben.ruiz@example.com', phoneNumber: null },
      reply: { ...WRITE_REPLY, signer: SIGNER },
    },
  ),
  describeCall(signers.resendSignerInvitation, 'Remind a signer', 'Sends a new link. The previous one stops working.', {
    params: signerParams,
    reply: { ...WRITE_REPLY, signer: SIGNER },
  }),
  describeCall(
    signers.cancelSigner,
    'Remove a signer',
    'Until they open the invitation; after that, only the lender can. Anyone the title search requires must be named again.',
    {
      params: signerParams,
      body: { reason: 'I named the wrong person.' },
      reply: { ...WRITE_REPLY, signer: CANCELLED },
    },
  ),
  describeCall(
    additionalSigner.openSignerInvitation,
    'Open an invitation',
    'The token is in the body and after the hash sign of the link, never in a URL that is sent. A replaced or expired link is `link-expired`. If someone else is logged in, it is `wrong-person`.',
    {
      body: { token: TOKEN },
      reply: {
        primary: PRIMARY,
        street: '120 Alder Street',
        brand: 'Alderpoint',
        next: 'PASSWORD',
        asksEmail: false,
        relation: 'CO_OWNER',
      },
    },
  ),
  describeCall(
    additionalSigner.askForSignerInvitation,
    'Request a new invitation',
    'With the old token, whatever became of it. The new link goes where the old one went, and the answer is always the same.',
    { body: { token: TOKEN }, reply: {} },
  ),
  describeCall(
    additionalSigner.acceptSignerInvitation,
    'Accept an invitation',
    'Creates an account with the invited address and logs in, once. Needs consents to the privacy and terms texts.',
    {
      body: {
        token: TOKEN,
        password: 'River-lamp-72',
        email: null,
        consentListRequest: [{ type: 'PRIVACY', version: '1', optInOut: 'OPT_IN' }],
      },
      reply: { jwt: 'eyJhbGciOiJFZERTQSJ9.eyJ0eXAiOiJzaWduZXIifQ.c2ln' },
    },
  ),
  describeCall(
    additionalSigner.emailSignerLogin,
    'Request a login link',
    "Emails a link and a code, valid for 15 minutes, to a signer of this lender's loan. The reply does not say whether anything was sent.",
    { body: { email: 'ben@example.com' }, reply: {} },
  ),
  describeCall(
    additionalSigner.logInSigner,
    'Log in as a signer',
    'With the token of the emailed link, or with email and code. 5 tries per code; each works once.',
    { body: { email: 'ben@example.com', code: '402915' }, reply: { redirect: '/account/heloc/heloc-signer/resume' } },
  ),
  describeCall(
    additionalSigner.readCoDeedStatus,
    "Get the signer's status",
    'Only their own stage. A person can sign for several loans: the one they logged in for comes first. Someone who signs nothing gets `not-a-signer`.',
    {
      reply: {
        signerUuid: OTHER,
        applicationUuid: LOAN,
        stage: 'IDENTITY',
        primary: PRIMARY,
        others: [],
        cancelledOn: null,
      },
    },
  ),
  describeCall(
    additionalSigner.saveSignerReplayLink,
    'Save a session replay link',
    "For the caller's own signer; https and an allowed host. It is never shown as a link.",
    { params: own, body: { link: 'https://app.fullstory.com/ui/ABC/session/1' } },
  ),
  describeCall(
    additionalSigner.readOwnSigner,
    'Get the signing request',
    'The signer, what they sign and why, their notices, and whose turn it is. Of the borrower, only the first name, an initial and the street.',
    {
      params: own,
      reply: {
        ...SIGNER,
        state: 'OPENED',
        applicationUuid: LOAN,
        version: 12,
        stage: 'INTRO',
        primary: PRIMARY,
        street: '120 Alder Street',
        relation: 'CO_OWNER',
        what: 'You own this home too, so the deed of trust needs your signature. You don’t take on the debt.',
        risk: 'The home secures this line of $87,711. If Ana R. doesn’t pay it back, the home can be lost.',
        minutes: 20,
        notices: [{ title: 'Notice of your right to cancel', documentUuid: null }],
        explain: {
          owner: 'YOU',
          ownerName: 'You',
          text: 'You’ve been asked to sign the deed of trust on a home.',
          ask: 'Tell us whether you live there.',
          since: null,
          next: null,
          usualTime: '1 minute',
          takesSeconds: false,
          dueOn: null,
        },
      },
    },
  ),
  describeCall(
    additionalSigner.declineToSign,
    'Decline to sign',
    'Nothing is signed until staff have reviewed it. The comment is stored sealed.',
    {
      params: own,
      body: { reason: 'NEED_ADVICE', comment: null },
      reply: { ...SIGNER, state: 'DECLINED' },
    },
  ),
  describeCall(
    additionalSigner.saveSignerResidence,
    'Answer whether the signer lives in the home',
    'Someone who lives there can cancel within the cancellation period (12 CFR 1026.15). Without an answer, yes is assumed. Open until their first signature.',
    {
      params: own,
      body: { livesThere: 'YES' },
      reply: { ...WRITE_REPLY, signer: { ...SIGNER, livesThere: 'YES' } },
    },
  ),
  describeCall(
    deskSigners.nameFileSigner,
    'Add a signer as staff',
    'Like naming a signer, at any step. Existing documents have names on them, so they are prepared again.',
    { params, body: NAMED, reply: { ...WRITE_REPLY, signer: SIGNER } },
  ),
  describeCall(
    deskSigners.removeSigner,
    'Remove a signer as staff',
    'Also one who opened the invitation. Reasons come from SIGNER_REMOVAL_REASONS. Someone who has signed is `already-signed`: void the closing first.',
    {
      params: signerParams,
      body: { reason: 'WRONG_PERSON', comment: null },
      reply: { ...WRITE_REPLY, signer: CANCELLED },
    },
  ),
];
