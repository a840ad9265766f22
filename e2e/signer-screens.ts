import {
  readCoDeedStatus,
  readOwnSigner,
  readProfile,
  openSignerInvitation,
  askForSignerLogin,
  readCondition,
  readEsignConsent,
  listDisclosures,
  listDocuments,
  listLetters,
  readDocumentText,
  readNotary,
  readNotarySlots,
  readNotaryOffices,
  readNotarySession,
  listOwnConditions,
  readIdentityVerification,
  readRescission,
  readSigning,
  type Call,
  type ReplyOf,
} from '@lintel/contract';
import type { Page } from '@playwright/test';
import { PAPERS_TO_KEEP, buildRightToCancel } from './pages/complete.ts';
import { matchUrl, answered } from './pages/elsewhere.ts';
import { BOOKED, IN_PERSON, SESSION, VIDEO } from './pages/notary-seen.ts';
import { SIGN_NOTICE, buildSigning, buildDocumentText } from './pages/signing.ts';
import { pressed, stands, type Screen, type ScreenOpener } from './pages/ways.ts';

const LOAN = 'c0a80121-7ac0-4b1c-9d3e-5f6071829500';
const ROBIN = 'c0a80121-7ac0-4b1c-9d3e-5f6071829501';
const WAY = '/account/heloc/heloc-signer';
/** A signer's session as the browser reads it; the server never sees it. */
const TOKEN = `x.${Buffer.from(JSON.stringify({ typ: 'signer', loan: LOAN })).toString('base64url')}.x`;
const INVITATION = 'an-invitation-that-nobody-was-sent-000';

const PRIMARY = { firstName: 'Maria', lastInitial: 'D' };
const YOU = { owner: 'YOU', ownerName: 'You', ask: 'Do the next step.' } as const;
const US = { owner: 'US', ownerName: 'Us', ask: null } as const;

const PROFILE: ReplyOf<typeof readProfile> = {
  uuid: ROBIN,
  email: 'robin@example.com',
  name: { firstName: 'Robin', lastName: 'Sample-Montgomery' },
  phoneNumbers: [],
  addresses: [],
  type: 'CO_DEEDER',
  agreedToTexts: false,
};

interface Stands {
  stage: string;
  text: string;
  by?: typeof YOU | typeof US;
  own?: object;
  also?: readonly (readonly [call: Call, json: unknown])[];
  then?: (page: Page) => Promise<void>;
}

/** A signer at a stage, with the server's replies faked, on one of their pages. */
const at =
  (path: string, { stage, text, by = YOU, own = {}, also = [], then }: Stands): ScreenOpener =>
  async ({ page, org }) => {
    await page.addInitScript((jwt) => {
      localStorage.setItem('jwt', jwt);
    }, TOKEN);
    await answered(
      page,
      readCoDeedStatus,
      {},
      {
        signerUuid: ROBIN,
        applicationUuid: LOAN,
        stage,
        primary: PRIMARY,
        others: [],
        cancelledOn: stage === 'CANCELLED' ? '2026-11-20T10:00:00.000Z' : null,
      },
    );
    await answered(
      page,
      readOwnSigner,
      { signerUuid: ROBIN },
      {
        signerUuid: ROBIN,
        personUuid: ROBIN,
        identityUuid: ROBIN,
        firstName: 'Robin',
        lastName: 'Sample-Montgomery',
        role: 'CO_DEEDER',
        livesThere: stage === 'INTRO' ? 'UNKNOWN' : 'YES',
        email: 'r***@example.com',
        phoneNumber: null,
        removableBy: 'US',
        state: 'OPENED',
        sentAt: '2026-11-17T10:00:00.000Z',
        signedAt: null,
        cancelledAt: null,
        applicationUuid: LOAN,
        version: 50,
        stage,
        primary: PRIMARY,
        street: '412 Alder Ridge Road',
        relation: 'CO_OWNER',
        what: 'You own this home too, so the deed needs your signature. You sign the deed, not the debt.',
        risk: 'The home secures this line of $87,711. If Cora C. doesn’t pay it back, the home can be lost.',
        minutes: 28,
        notices: [],
        explain: {
          text,
          usualTime: '20 min',
          since: '2026-11-17T10:00:00.000Z',
          next: null,
          gate: null,
          status: null,
          ...by,
        },
        ...own,
      },
    );
    await answered(page, readProfile, {}, PROFILE);
    for (const [call, json] of also) await answered(page, call, { uuid: LOAN }, json);
    await page.goto(`${WAY}/${path}${path.includes('?') ? '&' : '?'}org=${org}`);
    await stands(page);
    await then?.(page);
  };

/** Before login: opens an invitation whose reply is faked. */
const link =
  (answer: { status?: number; json: object }, then?: (page: Page) => Promise<void>): ScreenOpener =>
  async ({ page, org }) => {
    await page.route(matchUrl(openSignerInvitation), (route) => route.fulfill(answer));
    await page.goto(`${WAY}/login?org=${org}#${INVITATION}`);
    await page.getByRole('button', { name: 'Open the request' }).click();
    await page.getByRole('button', { name: 'Open the request' }).waitFor({ state: 'hidden' });
    await stands(page);
    await then?.(page);
  };
const refused = (status: string, http: number) => ({
  status: http,
  json: { status, message: status, errors: [], requestId: ROBIN },
});
const titled =
  (name: string) =>
  async (here: Page): Promise<void> => {
    await here.getByRole('heading', { level: 1, name }).waitFor();
  };
const opened = (next: 'PASSWORD' | 'LOGIN', asksEmail = false) => ({
  json: {
    primary: PRIMARY,
    street: '412 Alder Ridge Road',
    brand: 'The lender',
    next,
    asksEmail,
    relation: asksEmail ? 'SPOUSE' : 'CO_OWNER',
  },
});

const page =
  (path: string, then?: (page: Page) => Promise<void>): ScreenOpener =>
  async ({ page: here, org }) => {
    await here.goto(`${WAY}/${path}${path.includes('?') ? '&' : '?'}org=${org}`);
    await stands(here);
    await then?.(here);
  };
const codeAsked = async (here: Page): Promise<void> => {
  await here.route(matchUrl(askForSignerLogin), (route) => route.fulfill({ status: 202, json: {} }));
  await here.getByRole('textbox', { name: 'Email' }).fill('robin.sample-montgomery@example.com');
  await here.getByRole('button', { name: 'Send me a code' }).click();
  await here.getByRole('textbox', { name: 'Code' }).waitFor();
};

const ID = { verification: null, reasons: [], attemptsLeft: 3, check: null };
const RETRY = {
  ...ID,
  verification: 'FAILED_VERIFICATION',
  reasons: ['The photo is too bright or blurred to read.'],
  attemptsLeft: 2,
};
const SEE = 'We need to verify your identity.';

const GIVEN_AT = '2026-11-17T10:00:00.000Z';
const CONSENT = {
  version: '2026-11-1',
  text: 'I agree to get my papers on this screen.',
  sampleDocumentUuid: SIGN_NOTICE.uuid,
  paperFee: 0,
  givenAt: null,
  withdrawnAt: null,
  requirements: [
    'A current version of Chrome, Edge, Firefox or Safari',
    'A program that opens PDF files',
    'An email address that you read',
  ],
};
const NOTICE = { ...SIGN_NOTICE, set: 'CLOSING', acknowledgedAt: null };
const READ_ALREADY = {
  ...NOTICE,
  uuid: ROBIN,
  type: 'DEED_OF_TRUST',
  title: 'Deed of trust',
  pages: 9,
  acknowledgedAt: GIVEN_AT,
  plainLine: 'This puts the line on your home as security.',
};

/** The documents step, with the consent's state. */
const papers = (givenAt: string | null, then?: (page: Page) => Promise<void>): ScreenOpener =>
  at('documents', {
    stage: 'DOCUMENTS',
    text: 'Your papers are here. Read them before you sign.',
    ...(then && { then }),
    also: [
      [readEsignConsent, { ...CONSENT, givenAt }],
      [listDisclosures, [READ_ALREADY, NOTICE]],
      [listDocuments, PAPERS_TO_KEEP],
      [listLetters, []],
      [readDocumentText, buildDocumentText()],
    ],
  });

const MEET = "The deed is ready. You'll sign it with a notary.";
/** The notary step, with the server's reply for the notary faked. */
const notary = (seen: object, path = 'sign', then?: (page: Page) => Promise<void>): ScreenOpener =>
  at(path, {
    stage: 'NOTARY',
    text: MEET,
    also: [
      [readNotary, seen],
      [readNotarySlots, []],
      [readNotaryOffices, []],
      [readNotarySession, SESSION],
    ],
    ...(then && { then }),
  });

const CONDITION = {
  uuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829502',
  categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
  created: GIVEN_AT,
  requestDocuments: ['Marriage certificate'],
  notes: null,
  commentsToBorrower: 'All of its pages, please.',
  actionNeeded: true,
  xtraData: { numDocsRequired: 1 },
  state: 'OPEN',
  documents: [],
  dueOn: null,
  location: `conditions/upload-document?conditionUuid=c0a80121-7ac0-4b1c-9d3e-5f6071829502`,
  returned: null,
};
const PHOTOS = {
  ...CONDITION,
  uuid: ROBIN,
  categoryEnum: 'ID_VERIFICATION_FAILURE',
  requestDocuments: [],
  commentsToBorrower: null,
  location: `conditions/identity?conditionUuid=${ROBIN}`,
};

/** Conditions, for a lender that asks signers for them as well. */
const conditions =
  (path: string, asked: readonly object[], then?: (page: Page) => Promise<void>): ScreenOpener =>
  async (here) => {
    await here.page.route('**/heloc-signer/**', async (route) => {
      const reply = await route.fetch();
      const body = (await reply.text()).replace(
        /("key":"fe-heloc-additional-signer-conditions","enabled":)false/,
        '$1true',
      );
      await route.fulfill({ response: reply, body });
    });
    await answered(here.page, readCondition, { uuid: LOAN, conditionId: CONDITION.uuid }, CONDITION);
    await at(path, {
      stage: 'IDENTITY',
      text: SEE,
      also: [
        [listOwnConditions, asked],
        [readIdentityVerification, RETRY],
      ],
      ...(then && { then }),
    })(here);
  };

/** The screens of a further signer, in each of their states. */
export const SIGNER_OF_MAIN_BRAND: readonly Screen[] = [
  { name: 'signer login', open: page('login') },
  { name: 'signer login, from the application', open: page('login?from=application') },
  { name: 'signer login, errors', open: page('login', pressed('Send me a code')) },
  {
    name: 'signer login, code, errors',
    open: page('login', async (here) => {
      await codeAsked(here);
      await pressed('Log in')(here);
    }),
  },
  { name: 'signer login, password', open: link(opened('PASSWORD')) },
  { name: 'signer login, password, email and errors', open: link(opened('PASSWORD', true), pressed('Continue')) },
  { name: 'signer login, account', open: link(opened('LOGIN')) },
  { name: 'signer error, expired', open: link(refused('link-expired', 410), titled('This link no longer works')) },
  {
    name: 'signer error, somebody else',
    open: link(refused('wrong-person', 403), titled('This link is for someone else')),
  },
  { name: 'signer error, signed', open: page('error?because=signed') },
  { name: 'signer cancelled', open: link(refused('request-cancelled', 410), titled('This request was canceled')) },
  { name: 'signer cancelled, dated', open: at('resume', { stage: 'CANCELLED', text: '' }) },
  {
    name: 'signer intro',
    open: at('intro', { stage: 'INTRO', text: "You've been asked to sign the deed to a home." }),
  },
  {
    name: 'signer intro, errors',
    open: at('intro', {
      stage: 'INTRO',
      text: "You've been asked to sign the deed to a home.",
      then: pressed('Continue'),
    }),
  },
  {
    name: 'signer intro, declines',
    open: at('intro', {
      stage: 'INTRO',
      text: "You've been asked to sign the deed to a home.",
      then: async (here) => {
        await here.getByRole('button', { name: "I don't want to sign" }).click();
        await here.getByRole('alertdialog').waitFor();
      },
    }),
  },
  {
    name: 'signer intro, declined',
    open: at('intro', {
      stage: 'INTRO',
      text: 'You told us you don’t want to sign. Nothing was signed. A loan specialist is reviewing it.',
      by: US,
      own: { state: 'DECLINED' },
    }),
  },
  { name: 'signer resume', open: at('resume', { stage: 'IDENTITY', text: SEE }) },
  {
    name: 'signer resume, done',
    open: at('resume', {
      stage: 'DONE',
      text: "You've signed.",
      by: US,
      also: [
        [readRescission, buildRightToCancel()],
        [listDocuments, PAPERS_TO_KEEP],
      ],
    }),
  },
  {
    name: 'signer identity',
    open: at('identity', { stage: 'IDENTITY', text: SEE, also: [[readIdentityVerification, ID]] }),
  },
  {
    name: 'signer identity, again',
    open: at('identity', { stage: 'IDENTITY', text: SEE, also: [[readIdentityVerification, RETRY]] }),
  },
  {
    name: 'signer identity, a person looks',
    open: at('identity', {
      stage: 'IDENTITY',
      text: 'A loan specialist is reviewing your ID.',
      by: US,
      also: [[readIdentityVerification, { ...ID, verification: 'PENDING_REVIEW' }]],
    }),
  },
  {
    name: 'signer documents, being drawn up',
    open: at('documents', {
      stage: 'DOCUMENTS',
      text: 'We’re preparing the documents. We’ll email you when they’re ready.',
      by: US,
    }),
  },
  { name: 'signer documents, consent', open: papers(null) },
  { name: 'signer documents, consent, errors', open: papers(null, pressed('Agree and continue')) },
  { name: 'signer documents, list', open: papers(GIVEN_AT) },
  {
    name: 'signer documents, text',
    open: papers(GIVEN_AT, async (here) => {
      await here
        .getByRole('button', { name: /^Read “Notice of your right/ })
        .first()
        .click();
      await here.getByText('The line in figures').waitFor();
    }),
  },
  {
    name: 'signer sign, papers',
    open: at('sign', {
      stage: 'SIGN',
      text: 'Your papers are ready to sign.',
      also: [
        [readSigning, buildSigning()],
        [readDocumentText, buildDocumentText()],
      ],
    }),
  },
  { name: 'signer sign, notary', open: notary(VIDEO) },
  {
    name: 'signer sign, notary, closed and booked',
    open: notary({
      ...VIDEO,
      booking: BOOKED,
      hours: { ...VIDEO.hours, isOpen: false, opensAt: '2026-11-30T14:00:00Z' },
    }),
  },
  {
    name: 'signer sign, notary, declines',
    open: notary(VIDEO, 'sign', async (here) => {
      await here.getByRole('button', { name: "I don't want to sign" }).click();
      await here.getByRole('alertdialog').waitFor();
    }),
  },
  { name: 'signer sign, notary in person', open: notary(IN_PERSON) },
  { name: 'signer sign, notary in person, times', open: notary(IN_PERSON, 'sign?at=times') },
  { name: 'signer sign, in line', open: notary({ ...VIDEO, session: SESSION }, 'sign?at=session') },
  {
    name: 'signer sign, call that ended',
    open: notary(
      {
        ...VIDEO,
        session: {
          ...SESSION,
          state: 'ENDED',
          queuePosition: null,
          endedBecause: 'ID_FAILED',
          nextActions: ['JOIN_AGAIN', 'CALL'],
        },
      },
      'sign?at=error',
    ),
  },
  {
    name: 'signer sign, signed',
    open: at('sign', {
      stage: 'DONE',
      text: "You've signed.",
      by: US,
      also: [
        [readNotary, { ...VIDEO, signedAt: GIVEN_AT }],
        [readRescission, buildRightToCancel()],
      ],
    }),
  },
  { name: 'signer resume, tasks', open: conditions('resume', [CONDITION, PHOTOS]) },
  { name: 'signer conditions', open: conditions('conditions', [CONDITION, PHOTOS]) },
  {
    name: 'signer conditions, one to send',
    open: conditions('conditions', [CONDITION], async (here) => {
      await here.waitForURL(/upload-document/);
    }),
  },
  { name: 'signer conditions, photos', open: conditions(`conditions/identity?conditionUuid=${ROBIN}`, [PHOTOS]) },
  {
    name: 'signer sign, waits',
    open: at('sign', {
      stage: 'SIGN',
      text: 'You’ve read your documents. We’ll email you when the notary is ready.',
      by: US,
    }),
  },
];
