import {
  listNotifications,
  readCoDeedStatus,
  readIdentity,
  readOwnSigner,
  readProfile,
  openSignerInvitation,
  emailSignerLogin,
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
  type Reply,
  viewDocument,
} from '@lintel/contract';
import type { Page } from '@playwright/test';
import { CLOSING_DOCUMENTS, buildRightToCancel } from './pages/complete.ts';
import { matchUrl, fakeReply } from './pages/fake-replies.ts';
import { NOTARY_BOOKING, IN_PERSON_NOTARY, NOTARY_SESSION, VIDEO_NOTARY } from './pages/notary-replies.ts';
import { pressForErrors, waitForScreen, type Screen, type ScreenOpener } from './pages/open-screen.ts';
import { NOTICE_ITEM, buildSigning, buildDocumentText } from './pages/signing.ts';

const LOAN = 'c0a80121-7ac0-4b1c-9d3e-5f6071829500';
const ROBIN = 'c0a80121-7ac0-4b1c-9d3e-5f6071829501';
const SIGNER_PATH = '/account/heloc/heloc-signer';
/** A signer's session as the browser reads it; the server never sees it. */
const TOKEN = `x.${Buffer.from(JSON.stringify({ typ: 'signer', loan: LOAN })).toString('base64url')}.x`;
const INVITATION = 'an-invitation-that-nobody-was-sent-000';

const PRIMARY = { firstName: 'Maria', lastInitial: 'D' };
const SIGNER_OWNER = { owner: 'YOU', ownerName: 'You', ask: 'Do the next step.' } as const;
const LENDER_OWNER = { owner: 'US', ownerName: 'Us', ask: null } as const;

const PROFILE: Reply<typeof readProfile> = {
  uuid: ROBIN,
  email: 'robin@example.com',
  name: { firstName: 'Robin', lastName: 'Sample-Montgomery' },
  phoneNumbers: [],
  addresses: [],
  type: 'CO_DEEDER',
  agreedToTexts: false,
};

const IDENTITY: Reply<typeof readIdentity> = {
  uuid: ROBIN,
  organizationCode: 'FIGURE',
  profileType: 'CO_DEEDER',
  email: 'robin@example.com',
  isManageable: false,
  isBroker: false,
  isSigner: true,
  aliases: [],
  passwordExpired: false,
  twoFactorEnabled: false,
  totpVerified: false,
  walletAddresses: [],
};

interface SignerState {
  stage: string;
  text: string;
  owner?: typeof SIGNER_OWNER | typeof LENDER_OWNER;
  ownSigner?: object;
  otherReplies?: readonly (readonly [call: Call, json: unknown])[];
  then?: (page: Page) => Promise<void>;
}

/** Opens a page of a signer at a stage, with the server's replies faked. */
const openSignerPage =
  (
    path: string,
    { stage, text, owner = SIGNER_OWNER, ownSigner = {}, otherReplies = [], then }: SignerState,
  ): ScreenOpener =>
  async ({ page, org }) => {
    await page.addInitScript((jwt) => {
      localStorage.setItem('jwt', jwt);
    }, TOKEN);
    await fakeReply(
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
    await fakeReply(
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
        what: 'You own this home too, so the deed of trust needs your signature. You don’t take on the debt.',
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
          ...owner,
        },
        ...ownSigner,
      },
    );
    await fakeReply(page, readProfile, {}, PROFILE);
    await fakeReply(page, readIdentity, {}, IDENTITY);
    await fakeReply(page, listNotifications, {}, []);
    for (const [call, json] of otherReplies) await fakeReply(page, call, { uuid: LOAN }, json);
    await page.goto(`${SIGNER_PATH}/${path}${path.includes('?') ? '&' : '?'}org=${org}`);
    await waitForScreen(page);
    await then?.(page);
  };

/** Opens an invitation before login, with its reply faked. */
const openInvitationLink =
  (answer: { status?: number; json: object }, then?: (page: Page) => Promise<void>): ScreenOpener =>
  async ({ page, org }) => {
    await page.route(matchUrl(openSignerInvitation), (route) => route.fulfill(answer));
    await page.goto(`${SIGNER_PATH}/login?org=${org}#${INVITATION}`);
    await page.getByRole('button', { name: 'Open the request' }).click();
    await page.getByRole('button', { name: 'Open the request' }).waitFor({ state: 'hidden' });
    await waitForScreen(page);
    await then?.(page);
  };
const buildRefusal = (status: string, http: number) => ({
  status: http,
  json: { status, message: status, errors: [], requestId: ROBIN },
});
const waitForTitle =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('heading', { level: 1, name }).waitFor();
  };
const buildOpenedReply = (next: 'PASSWORD' | 'LOGIN', asksEmail = false) => ({
  json: {
    primary: PRIMARY,
    street: '412 Alder Ridge Road',
    brand: 'The lender',
    next,
    asksEmail,
    relation: asksEmail ? 'SPOUSE' : 'CO_OWNER',
  },
});

const openPublicPage =
  (path: string, then?: (page: Page) => Promise<void>): ScreenOpener =>
  async ({ page, org }) => {
    await page.goto(`${SIGNER_PATH}/${path}${path.includes('?') ? '&' : '?'}org=${org}`);
    await waitForScreen(page);
    await then?.(page);
  };
const requestCode = async (page: Page): Promise<void> => {
  await page.route(matchUrl(emailSignerLogin), (route) => route.fulfill({ status: 202, json: {} }));
  await page.getByRole('textbox', { name: 'Email' }).fill('robin.sample-montgomery@example.com');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('textbox', { name: 'Code' }).waitFor();
};

const ID = { verification: null, reasons: [], attemptsLeft: 3, check: null };
const RETRY = {
  ...ID,
  verification: 'FAILED_VERIFICATION',
  reasons: ['The photo is too bright or blurred to read.'],
  attemptsLeft: 2,
};
const IDENTITY_TEXT = 'We need to verify your identity.';

const GIVEN_AT = '2026-11-17T10:00:00.000Z';
const CONSENT = {
  version: '2026-11-1',
  text: 'I agree to get my papers on this screen.',
  sampleDocumentUuid: NOTICE_ITEM.uuid,
  paperFee: 0,
  givenAt: null,
  withdrawnAt: null,
  requirements: [
    'A current version of Chrome, Edge, Firefox or Safari',
    'A program that opens PDF files',
    'An email address that you read',
  ],
};
const NOTICE = { ...NOTICE_ITEM, set: 'CLOSING', acknowledgedAt: null };
const READ_STATE = {
  ...NOTICE,
  uuid: ROBIN,
  type: 'DEED_OF_TRUST',
  title: 'Deed of trust',
  pages: 9,
  acknowledgedAt: GIVEN_AT,
  plainLine: 'This puts the line on your home as security.',
};

/** Opens the documents step, with or without the consent. */
const openDocumentsStep = (givenAt: string | null, then?: (page: Page) => Promise<void>): ScreenOpener =>
  openSignerPage('documents', {
    stage: 'DOCUMENTS',
    text: 'Your papers are here. Read them before you sign.',
    ...(then && { then }),
    otherReplies: [
      [readEsignConsent, { ...CONSENT, givenAt }],
      [listDisclosures, [READ_STATE, NOTICE]],
      [listDocuments, CLOSING_DOCUMENTS],
      [listLetters, []],
      [readDocumentText, buildDocumentText()],
      // A wide window shows the whole document, which counts as read.
      [viewDocument, { viewedToEndAt: null }],
    ],
  });

const NOTARY_TEXT = 'The deed of trust is ready. You’ll sign it with a notary.';
/** Opens the notary step, with the server's reply for the notary faked. */
const openNotaryStep = (reply: object, path = 'sign', then?: (page: Page) => Promise<void>): ScreenOpener =>
  openSignerPage(path, {
    stage: 'NOTARY',
    text: NOTARY_TEXT,
    otherReplies: [
      [readNotary, reply],
      [readNotarySlots, []],
      [readNotaryOffices, []],
      [readNotarySession, NOTARY_SESSION],
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
  commentsToBorrower: 'The edge of your ID was cut off.',
  location: `conditions/identity?conditionUuid=${ROBIN}`,
};

/** Opens conditions of a lender that also asks signers for them. */
const openConditions =
  (path: string, requested: readonly object[], then?: (page: Page) => Promise<void>): ScreenOpener =>
  async (page) => {
    await page.page.route('**/heloc-signer/**', async (route) => {
      const reply = await route.fetch();
      const body = (await reply.text()).replace(
        /("key":"fe-heloc-additional-signer-conditions","enabled":)false/,
        '$1true',
      );
      await route.fulfill({ response: reply, body });
    });
    for (const condition of [CONDITION, PHOTOS])
      await fakeReply(page.page, readCondition, { uuid: LOAN, conditionId: condition.uuid }, condition);
    await openSignerPage(path, {
      stage: 'IDENTITY',
      text: IDENTITY_TEXT,
      otherReplies: [
        [listOwnConditions, requested],
        [readIdentityVerification, RETRY],
      ],
      ...(then && { then }),
    })(page);
  };

/** The screens of an additional signer, in each of their states. */
export const SIGNER_SCREENS: readonly Screen[] = [
  { name: 'signer login', open: openPublicPage('login') },
  { name: 'signer login, from the application', open: openPublicPage('login?from=application') },
  { name: 'signer login, errors', open: openPublicPage('login', pressForErrors('Send me a code')) },
  {
    name: 'signer login, code, errors',
    open: openPublicPage('login', async (page) => {
      await requestCode(page);
      await pressForErrors('Log in')(page);
    }),
  },
  { name: 'signer login, password', open: openInvitationLink(buildOpenedReply('PASSWORD')) },
  {
    name: 'signer login, password, email and errors',
    open: openInvitationLink(buildOpenedReply('PASSWORD', true), pressForErrors('Continue')),
  },
  { name: 'signer login, account', open: openInvitationLink(buildOpenedReply('LOGIN')) },
  {
    name: 'signer error, expired',
    open: openInvitationLink(buildRefusal('link-expired', 410), waitForTitle('This link no longer works')),
  },
  {
    name: 'signer error, another person',
    open: openInvitationLink(buildRefusal('wrong-person', 403), waitForTitle('This link is for someone else')),
  },
  { name: 'signer error, signed', open: openPublicPage('error?because=signed') },
  {
    name: 'signer canceled',
    open: openInvitationLink(buildRefusal('request-cancelled', 410), waitForTitle('This request was canceled')),
  },
  { name: 'signer canceled, dated', open: openSignerPage('resume', { stage: 'CANCELLED', text: '' }) },
  {
    name: 'signer intro',
    open: openSignerPage('intro', { stage: 'INTRO', text: 'You’ve been asked to sign the deed of trust on a home.' }),
  },
  {
    name: 'signer intro, errors',
    open: openSignerPage('intro', {
      stage: 'INTRO',
      text: 'You’ve been asked to sign the deed of trust on a home.',
      then: pressForErrors('Continue'),
    }),
  },
  {
    name: 'signer intro, declines',
    open: openSignerPage('intro', {
      stage: 'INTRO',
      text: 'You’ve been asked to sign the deed of trust on a home.',
      then: async (page) => {
        await page.getByRole('button', { name: 'I don’t want to sign' }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    }),
  },
  {
    name: 'signer intro, declined',
    open: openSignerPage('intro', {
      stage: 'INTRO',
      text: 'You told us you don’t want to sign. Nothing was signed. A loan specialist is reviewing it.',
      owner: LENDER_OWNER,
      ownSigner: { state: 'DECLINED' },
    }),
  },
  { name: 'signer resume', open: openSignerPage('resume', { stage: 'IDENTITY', text: IDENTITY_TEXT }) },
  {
    name: 'signer resume, done',
    open: openSignerPage('resume', {
      stage: 'DONE',
      text: 'You’ve signed.',
      owner: LENDER_OWNER,
      otherReplies: [
        [readRescission, buildRightToCancel()],
        [listDocuments, CLOSING_DOCUMENTS],
      ],
    }),
  },
  {
    name: 'signer identity',
    open: openSignerPage('identity', {
      stage: 'IDENTITY',
      text: IDENTITY_TEXT,
      otherReplies: [[readIdentityVerification, ID]],
    }),
  },
  {
    name: 'signer identity, again',
    open: openSignerPage('identity', {
      stage: 'IDENTITY',
      text: IDENTITY_TEXT,
      otherReplies: [[readIdentityVerification, RETRY]],
    }),
  },
  {
    name: 'signer identity, in review',
    open: openSignerPage('identity', {
      stage: 'IDENTITY',
      text: 'A loan specialist is reviewing your ID.',
      owner: LENDER_OWNER,
      otherReplies: [[readIdentityVerification, { ...ID, verification: 'PENDING_REVIEW' }]],
    }),
  },
  {
    name: 'signer documents, in preparation',
    open: openSignerPage('documents', {
      stage: 'DOCUMENTS',
      text: 'We’re preparing the documents. We’ll email you when they’re ready.',
      owner: LENDER_OWNER,
    }),
  },
  { name: 'signer documents, consent', open: openDocumentsStep(null) },
  { name: 'signer documents, consent, errors', open: openDocumentsStep(null, pressForErrors('Agree')) },
  { name: 'signer documents, list', open: openDocumentsStep(GIVEN_AT) },
  {
    name: 'signer documents, text',
    open: openDocumentsStep(GIVEN_AT, async (page) => {
      await page
        .getByRole('button', { name: /^Read “Notice of your right/ })
        .first()
        .click();
      await page.getByText('The line in figures').waitFor();
    }),
  },
  {
    name: 'signer sign, documents',
    open: openSignerPage('sign', {
      stage: 'SIGN',
      text: 'Your papers are ready to sign.',
      otherReplies: [
        [readSigning, buildSigning()],
        [readDocumentText, buildDocumentText()],
      ],
    }),
  },
  { name: 'signer sign, notary', open: openNotaryStep(VIDEO_NOTARY) },
  {
    name: 'signer sign, notary, closed and booked',
    open: openNotaryStep({
      ...VIDEO_NOTARY,
      booking: NOTARY_BOOKING,
      hours: { ...VIDEO_NOTARY.hours, isOpen: false, opensAt: '2026-11-30T14:00:00Z' },
    }),
  },
  {
    name: 'signer sign, notary, declines',
    open: openNotaryStep(VIDEO_NOTARY, 'sign', async (page) => {
      await page.getByRole('button', { name: 'I don’t want to sign' }).click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  { name: 'signer sign, notary in person', open: openNotaryStep(IN_PERSON_NOTARY) },
  { name: 'signer sign, notary in person, times', open: openNotaryStep(IN_PERSON_NOTARY, 'sign?at=times') },
  {
    name: 'signer sign, in line',
    open: openNotaryStep({ ...VIDEO_NOTARY, session: NOTARY_SESSION }, 'sign?at=session'),
  },
  {
    name: 'signer sign, ended call',
    open: openNotaryStep(
      {
        ...VIDEO_NOTARY,
        session: {
          ...NOTARY_SESSION,
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
    open: openSignerPage('sign', {
      stage: 'DONE',
      text: 'You’ve signed.',
      owner: LENDER_OWNER,
      otherReplies: [
        [readNotary, { ...VIDEO_NOTARY, signedAt: GIVEN_AT }],
        [readRescission, buildRightToCancel()],
      ],
    }),
  },
  { name: 'signer resume, tasks', open: openConditions('resume', [CONDITION, PHOTOS]) },
  { name: 'signer conditions', open: openConditions('conditions', [CONDITION, PHOTOS]) },
  {
    name: 'signer conditions, upload',
    open: openConditions('conditions', [CONDITION], async (page) => {
      await page.waitForURL(/upload-document/);
    }),
  },
  { name: 'signer conditions, photos', open: openConditions(`conditions/identity?conditionUuid=${ROBIN}`, [PHOTOS]) },
  {
    name: 'signer sign, waiting',
    open: openSignerPage('sign', {
      stage: 'SIGN',
      text: 'You’ve read your documents. We’ll email you when the notary is ready.',
      owner: LENDER_OWNER,
    }),
  },
];
