import { readSigning, readSigners, readDocumentText, viewDocument, readOffers } from '@lintel/contract';
import { DOCUMENTS_PAGE, waitForDocuments } from './pages/documents.ts';
import { matchUrl, fakeReply, fakeStep, type Step } from './pages/fake-replies.ts';
import { openAs, pressForErrors, type Screen } from './pages/open-screen.ts';
import { buildSigning, NOTE_ITEM, NOTICE_ITEM, buildDocumentText } from './pages/signing.ts';

type ScreenAction = NonNullable<Parameters<typeof openAs>[1]['then']>;

const AT_OWNER = { path: /signing\/additional$/ } as const;
const AT_FLOOD = { path: /error\/timeout$/ } as const;
const AT_OFFER = { path: /signing\/intro$/, until: 'FINAL_OFFER' } as const;

const ROBIN = {
  personUuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829311',
  name: 'Robin Sample',
  relation: 'CO_OWNER',
  reason: 'every owner of the home must sign the deed of trust',
  livesThere: 'UNKNOWN',
  signerUuid: null,
};
const SPOUSE = {
  ...ROBIN,
  personUuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829312',
  name: null,
  relation: 'SPOUSE',
  reason:
    'Florida law requires your spouse to sign the deed of trust, even if they’re not on the title (Fla. Const. art. X, s. 4)',
};
const LAST = { ...ROBIN, personUuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829313', name: 'SAMPLE-MONTGOMERY, ALEXANDRIA' };
const NAMED_SIGNERS = {
  signerUuid: ROBIN.personUuid,
  personUuid: ROBIN.personUuid,
  identityUuid: null,
  firstName: 'Robin',
  lastName: 'Sample',
  role: 'CO_DEEDER',
  livesThere: 'NO',
  email: 'r***@example.com',
  phoneNumber: '•••••• 0142',
  removableBy: 'YOU',
  state: 'INVITED',
  sentAt: '2026-11-17T10:00:00.000Z',
  signedAt: null,
  cancelledAt: null,
};
const WITH_ROBIN: NonNullable<Parameters<typeof buildSigning>[0]>['signers'] = [
  { personUuid: 'BORROWER', firstName: 'Maria', role: 'BORROWER', signs: ['NOTE', 'DEED'], state: 'TO_SIGN' },
  { personUuid: ROBIN.personUuid, firstName: 'Robin', role: 'CO_DEEDER', signs: ['DEED'], state: 'TO_SIGN' },
];
const NOTE_STEP: Step = {
  gate: 'note',
  checklistStatus: 'NOTE_SIGNING',
  text: 'Your agreement is ready.',
  ask: 'Read and sign it. After that, you’ll sign the deed of trust with a notary.',
  owner: 'YOU',
  ownerName: 'You',
  usualTime: '8 minutes',
};

const NOTE_OTHERS_STEP: Step = {
  ...NOTE_STEP,
  gate: 'note-others',
  text: 'You’ve signed. Robin Sample still must sign.',
  ask: 'You don’t need to do anything. You can send a reminder.',
  owner: 'OTHER',
  ownerName: 'The other signers',
  usualTime: '2 days',
};

/** Opens a signing screen with these documents. */
const openSigning = (
  screen: string,
  change: Parameters<typeof buildSigning>[0] = {},
  then?: ScreenAction,
  step: Step = NOTE_STEP,
) =>
  openAs('found', {
    ...AT_OFFER,
    async before({ page, driven }) {
      await fakeStep(page, driven.uuid, step);
      await fakeReply(page, readSigning, { uuid: driven.uuid }, buildSigning(change));
      await fakeReply(
        page,
        readSigners,
        { uuid: driven.uuid },
        {
          signers: change.signers ? [NAMED_SIGNERS] : [],
          mustSign: [],
          version: 1,
        },
      );
      await fakeReply(page, readDocumentText, {}, buildDocumentText());
      await fakeReply(page, viewDocument, {}, { viewedToEndAt: null });
    },
    at: `signing/${screen}`,
    ...(then && { then }),
  });

const READ_TO_END = { viewedToEndAt: '2026-11-17T10:40:00.000Z' };

/** Opens the final offer with changed figures. */
const openFinalOffer = (
  change: (offers: {
    selection: { lineAmount: number; monthlyPayment: number; rate: number; originationFeeAmount: number };
  }) => object,
  then?: ScreenAction,
) =>
  openAs('found', {
    ...AT_OFFER,
    ...(then && { then }),
    async before({ page, driven }) {
      await page.route(matchUrl(readOffers, { uuid: driven.uuid }), async (route) => {
        const reply = await route.fetch();
        const offers = (await reply.json()) as Parameters<typeof change>[0];
        await route.fulfill({ response: reply, json: { ...offers, ...change(offers) } });
      });
    },
  });

/** Screens before signing: the offer as its documents state it, and who else signs. */
export const SIGNING_SCREENS: readonly Screen[] = [
  { name: 'conditions, flood', open: openAs('flood-zone', { ...AT_FLOOD, at: 'conditions' }) },
  {
    name: 'disclosures, flood notice',
    open: openAs('flood-zone', {
      ...AT_FLOOD,
      at: DOCUMENTS_PAGE,
      then: async (page) => {
        await waitForDocuments(page);
        await page.getByRole('button', { name: /^Read “Notice of special flood/ }).click();
        await page.getByRole('heading', { level: 3, name: 'Flood insurance' }).waitFor();
      },
    }),
  },
  {
    name: 'disclosures, closing documents',
    open: openAs('found', { ...AT_OFFER, at: DOCUMENTS_PAGE, then: waitForDocuments }),
  },
  { name: 'signing additional', open: openAs('co-owner', AT_OWNER) },
  {
    name: 'signing additional, errors',
    open: openAs('co-owner', { ...AT_OWNER, then: pressForErrors('Save and invite') }),
  },
  {
    name: 'signing additional, three people',
    open: openAs('co-owner', {
      ...AT_OWNER,
      before: ({ page, driven }) =>
        fakeReply(
          page,
          readSigners,
          { uuid: driven.uuid },
          {
            signers: [NAMED_SIGNERS],
            mustSign: [{ ...ROBIN, signerUuid: ROBIN.personUuid }, SPOUSE, LAST],
            version: 1,
          },
        ),
    }),
  },
  { name: 'signing intro', open: openAs('found', AT_OFFER) },
  { name: 'signing intro, errors', open: openAs('found', { ...AT_OFFER, then: pressForErrors('Accept this offer') }) },
  {
    name: 'signing intro, changed',
    open: openFinalOffer(({ selection }) => ({
      selection: { ...selection, lineAmount: selection.lineAmount + 300 },
      changed: {
        because: ['you chose how you’ll pay', 'the notary changed'],
        worse: false,
        keptUntil: null,
        after: { ...selection, lineAmount: selection.lineAmount + 300 },
        before: { ...selection, monthlyPayment: selection.monthlyPayment - 16.4, rate: selection.rate - 0.0025 },
      },
      closing: {
        fees: [
          { label: 'Origination fee', amount: selection.originationFeeAmount, paidTo: 'LENDER', from: 'LINE' },
          { label: 'Notary in person', amount: 300, paidTo: 'OTHERS', from: 'LINE' },
          { label: 'Appraisal', amount: 650, paidTo: 'OTHERS', from: 'CARD' },
        ],
        notary: { mode: 'MANUAL', fee: 300 },
        signFrom: '2026-11-27',
        because: 'VALUATION_COPY',
      },
    })),
  },
  {
    name: 'signing intro, another draw',
    open: openAs('found', {
      ...AT_OFFER,
      async then(page) {
        await page.getByRole('button', { name: 'Choose a different draw' }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    }),
  },
  { name: 'signing intro, note', open: openSigning('intro') },
  {
    name: 'signing intro, note with another owner, other figures and an email to confirm',
    open: openSigning('intro', {
      emailVerified: false,
      changedSinceOffer: [{ what: 'PAYMENT', before: 751.42, after: 765.3 }],
      answer: {
        text: 'Your ID has no middle name, so the documents have none.',
        outcome: 'GO_ON',
        at: '2026-11-17T10:00:00.000Z',
      },
      signers: WITH_ROBIN,
    }),
  },
  {
    name: 'signing intro, removing a signer, errors',
    open: openSigning('intro', { signers: WITH_ROBIN }, async (page) => {
      await page.getByRole('button', { name: 'Remove Robin Sample' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByText('Tell us why in a few words').waitFor();
    }),
  },
  {
    name: 'signing intro, paused',
    open: openSigning('intro', { paused: { problemUuid: ROBIN.personUuid, since: '2026-11-17T10:00:00.000Z' } }),
  },
  {
    name: 'signing intro, waiting for other signers',
    open: openSigning(
      'intro',
      {
        signers: WITH_ROBIN,
        documents: [
          {
            ...NOTE_ITEM,
            signedAt: '2026-11-17T10:42:00.000Z',
            evidenceUuid: ROBIN.personUuid,
            signedDocumentUuid: ROBIN.personUuid,
          },
          NOTICE_ITEM,
        ],
      },
      undefined,
      NOTE_OTHERS_STEP,
    ),
  },
  { name: 'signing sign, notice', open: openSigning('sign') },
  {
    name: 'signing sign, drawing, errors',
    open: openSigning('sign', { documents: [NOTE_ITEM] }, async (page) => {
      await page.getByRole('radio', { name: 'Draw it instead' }).check();
      await pressForErrors('Finish signing')(page);
    }),
  },
  {
    name: 'signing sign, location',
    open: openSigning('sign', { needsLocation: true, documents: [{ ...NOTE_ITEM, ...READ_TO_END }] }, async (page) => {
      await page.getByRole('button', { name: 'Finish signing' }).filter({ visible: true }).click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  {
    name: 'signing sign, no location',
    open: openSigning('sign', { needsLocation: true, documents: [{ ...NOTE_ITEM, ...READ_TO_END }] }, async (page) => {
      await page.getByRole('button', { name: 'Finish signing' }).filter({ visible: true }).click();
      await page.getByRole('button', { name: 'Allow location' }).click();
      await page.getByText('Your browser didn’t share your location.').waitFor();
    }),
  },
  {
    name: 'signing sign, nothing left',
    open: openSigning('sign', { documents: [{ ...NOTE_ITEM, signedAt: '2026-11-17T10:42:00.000Z' }] }),
  },
  {
    name: 'signing sign, nothing to sign here',
    open: openSigning('sign', { documents: [{ ...NOTE_ITEM, signedBy: 'NOTARY' }] }),
  },
  {
    name: 'signing sign, declined',
    open: openSigning('sign', {}, async (page) => {
      await page.getByRole('button', { name: 'I don’t want to sign' }).click();
      await page.getByRole('button', { name: 'Decline to sign' }).click();
      await page.getByRole('alertdialog').getByText('Choose a reason').waitFor();
    }),
  },
  { name: 'signing support, errors', open: openSigning('support', {}, pressForErrors('Tell us and pause signing')) },
  {
    name: 'signing support, paused',
    open: openSigning('support', { paused: { problemUuid: ROBIN.personUuid, since: '2026-11-17T10:00:00.000Z' } }),
  },
];
