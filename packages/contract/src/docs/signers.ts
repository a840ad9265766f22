import * as deskSigners from '../console-api/signers.ts';
import * as furtherSigner from '../signers-further.ts';
import * as signers from '../signers.ts';
import { docs } from './docs.ts';
import { LOAN, NOW, OTHER, WRITTEN } from './samples.ts';

const params = { uuid: LOAN };
const onSigner = { uuid: LOAN, signerUuid: OTHER };
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

export const signersDocs = [
  docs(
    signers.readSigners,
    'Who must sign with me',
    'Everybody whom the title asks for with the reason: other owners, and a spouse where the state has one sign. They sign the deed, not the debt (calls SG-1).',
    {
      params,
      reply: {
        signers: [SIGNER],
        mustSign: [
          {
            personUuid: OTHER,
            name: 'Ben Ruiz',
            relation: 'CO_OWNER',
            reason: 'every owner of the home must sign the deed',
            livesThere: 'UNKNOWN',
            signerUuid: OTHER,
          },
        ],
        version: 12,
      },
    },
  ),
  docs(
    signers.nameSigner,
    'Name somebody who must sign',
    'One of `mustSign` who is not named yet, with an e-mail address or a mobile phone of their own; they are invited at once. Whether they live in the home fills in their own question; it never counts as no (calls SG-1).',
    {
      params,
      body: NAMED,
      reply: { ...WRITTEN, signer: SIGNER },
    },
  ),
  docs(
    signers.changeSignerContact,
    'Put right where a signer is reached',
    'The link sent before is void and a new one goes to the new address. Once they have an account it is theirs to change (calls SG-2).',
    {
      params: onSigner,
      body: { email: 'ben.ruiz@example.com', phoneNumber: null },
      reply: { ...WRITTEN, signer: SIGNER },
    },
  ),
  docs(
    signers.resendSignerInvitation,
    'Remind a signer',
    'Sends the link again; the one before is void (calls SG-2).',
    { params: onSigner, reply: { ...WRITTEN, signer: SIGNER } },
  ),
  docs(
    signers.cancelSigner,
    'Take a signer out',
    'Until they opened the invitation; after that only the lender does. Whoever the title asks for is to be named again (calls SG-2).',
    {
      params: onSigner,
      body: { reason: 'I named the wrong person.' },
      reply: { ...WRITTEN, signer: CANCELLED },
    },
  ),
  docs(
    furtherSigner.openSignerInvitation,
    'Open an invitation',
    'The token stands in the body and behind the hash sign of the link, never in a URL that is sent. A link that was replaced or is too old is `link-expired`; somebody else signed in is `wrong-person` (calls SG-3).',
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
  docs(
    furtherSigner.askForSignerInvitation,
    'Ask for a new invitation',
    'With the old token, whatever became of it. The new link goes where the old one went, and the answer is always the same (calls SG-3).',
    { body: { token: TOKEN }, reply: {} },
  ),
  docs(
    furtherSigner.acceptSignerInvitation,
    'Accept an invitation',
    'Makes an account with the address that was invited and signs it in; once. Consents to the privacy and terms texts are needed (calls SG-4).',
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
  docs(
    furtherSigner.askForSignerLogin,
    'Ask for a link to sign in',
    'Mails a link and a code, good for 15 minutes, to whoever is to sign for a loan of this lender; nobody learns whether anything was sent (calls SG-5).',
    { body: { email: 'ben@example.com' }, reply: {} },
  ),
  docs(
    furtherSigner.logInSigner,
    'Sign in as a signer',
    'By the token of the mailed link, or by e-mail and code: 5 tries a code, each works once (calls SG-5).',
    { body: { email: 'ben@example.com', code: '402915' }, reply: { redirect: '/account/heloc/heloc-signer/resume' } },
  ),
  docs(
    furtherSigner.readCoDeedStatus,
    'Where I stand as a signer',
    'Their own stage alone. A person may sign for several loans: the one that they signed in for, then the others. Whoever signs nothing is `not-a-signer` (ledger CALL-048, calls G08).',
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
  docs(
    furtherSigner.saveSignerReplayLink,
    'Keep the link to a session replay',
    "Of the caller's own signer; https and of an allowed host. It is never shown as a link (ledger CALL-017, calls G09).",
    { params: own, body: { link: 'https://app.fullstory.com/ui/ABC/session/1' } },
  ),
  docs(
    furtherSigner.readOwnSigner,
    'What I am asked to sign',
    'The signer themself, with what they sign and why, the notices that are for them and whose turn it is. Nothing of the borrower but the first name, an initial and the street (calls SG-6).',
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
        what: 'You own this home too. You sign the deed, not the debt.',
        risk: "The home secures this line of $87,711. If Ana R. doesn't pay it back, the home can be lost.",
        minutes: 20,
        notices: [{ title: 'Notice of your right to cancel', documentUuid: null }],
        explain: {
          owner: 'YOU',
          ownerName: 'You',
          text: "You've been asked to sign the deed to a home.",
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
  docs(
    furtherSigner.declineToSign,
    'Say that I do not want to sign',
    'Nothing is signed while it stands, and a person of the lender looks at it. The comment is kept sealed (calls SG-6).',
    {
      params: own,
      body: { reason: 'NEED_ADVICE', comment: null },
      reply: { ...SIGNER, state: 'DECLINED' },
    },
  ),
  docs(
    furtherSigner.sayResidence,
    'Say whether I live in the home',
    'Whoever does may cancel within the period (12 CFR 1026.15); until it is said yes is assumed. Open until the own first signature (calls SG-7).',
    {
      params: own,
      body: { livesThere: 'YES' },
      reply: { ...WRITTEN, signer: { ...SIGNER, livesThere: 'YES' } },
    },
  ),
  docs(
    deskSigners.nameFileSigner,
    'Name a signer at the desk',
    'As SG-1, whatever the step. Papers already drawn carry names and are drawn anew (calls ST-29).',
    { params, body: NAMED, reply: { ...WRITTEN, signer: SIGNER } },
  ),
  docs(
    deskSigners.removeSigner,
    'Take a signer out at the desk',
    'Also one who opened the invitation; reasons are those of SIGNER_REMOVAL_REASONS. Whoever has signed is `already-signed`: the closing is voided first (calls ST-29, ST-28).',
    {
      params: onSigner,
      body: { reason: 'WRONG_PERSON', comment: null },
      reply: { ...WRITTEN, signer: CANCELLED },
    },
  ),
];
