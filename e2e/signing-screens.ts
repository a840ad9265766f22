import { readSigning, readSigners, readDocumentText, viewDocument, readOffers } from '@lintel/contract';
import { atDisclosures } from './pages/documents.ts';
import { matchUrl, answered, seenAt, type Step } from './pages/elsewhere.ts';
import { buildSigning, SIGN_NOTE, SIGN_NOTICE, buildDocumentText } from './pages/signing.ts';
import { as, further, pressed, type Screen } from './pages/ways.ts';

type ScreenAction = NonNullable<Parameters<typeof as>[1]['then']>;

const AT_OWNER = { path: /signing\/additional$/ } as const;
const AT_FLOOD = { path: /error\/timeout$/ } as const;
const AT_OFFER = { path: /signing\/intro$/, until: 'FINAL_OFFER' } as const;

const ROBIN = {
  personUuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829311',
  name: 'Robin Sample',
  relation: 'CO_OWNER',
  reason: 'every owner of the home must sign the deed',
  livesThere: 'UNKNOWN',
  signerUuid: null,
};
const SPOUSE = {
  ...ROBIN,
  personUuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829312',
  name: null,
  relation: 'SPOUSE',
  reason:
    "Florida law requires your spouse to sign the deed, even if they're not on the title (Fla. Const. art. X, s. 4)",
};
const LAST = { ...ROBIN, personUuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829313', name: 'SAMPLE-MONTGOMERY, ALEXANDRIA' };
const NAMED = {
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
  { personUuid: 'BORROWER', firstName: 'Ana', role: 'BORROWER', signs: ['NOTE', 'DEED'], state: 'TO_SIGN' },
  { personUuid: ROBIN.personUuid, firstName: 'Robin', role: 'CO_DEEDER', signs: ['DEED'], state: 'TO_SIGN' },
];
const NOTE: Step = {
  gate: 'note',
  checklistStatus: 'NOTE_SIGNING',
  text: 'Your agreement is ready.',
  ask: 'Read and sign it.',
  owner: 'YOU',
  ownerName: 'You',
  usualTime: '8 minutes',
};

const NOTE_OTHERS: Step = {
  ...NOTE,
  gate: 'note-others',
  text: "You've signed. Robin Sample still must sign.",
  ask: 'Nothing. You can send a reminder.',
  owner: 'OTHER',
  ownerName: 'The other signers',
  usualTime: '2 days',
};

/** A signing screen with these documents. */
const atSigning = (
  screen: string,
  change: Parameters<typeof buildSigning>[0] = {},
  then?: ScreenAction,
  step: Step = NOTE,
) =>
  as('found', {
    ...AT_OFFER,
    async before({ page, driven }) {
      await seenAt(page, driven.uuid, step);
      await answered(page, readSigning, { uuid: driven.uuid }, buildSigning(change));
      await answered(
        page,
        readSigners,
        { uuid: driven.uuid },
        {
          signers: change.signers ? [NAMED] : [],
          mustSign: [],
          version: 1,
        },
      );
      await answered(page, readDocumentText, {}, buildDocumentText());
      await answered(page, viewDocument, {}, { viewedToEndAt: null });
    },
    then: screen === 'intro' ? (then ?? (() => Promise.resolve())) : further(`signing/${screen}`, then),
  });

const readToEnd = { viewedToEndAt: '2026-11-17T10:40:00.000Z' };

/** The final offer with changed figures. */
const atOffer = (
  change: (offers: {
    selection: { lineAmount: number; monthlyPayment: number; rate: number; originationFeeAmount: number };
  }) => object,
  then?: ScreenAction,
) =>
  as('found', {
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

/** The screens before signing, who else signs, and the offer as its documents state it. */
export const SIGNING_OF_MAIN_BRAND: readonly Screen[] = [
  { name: 'conditions, flood', open: as('flood-zone', { ...AT_FLOOD, then: further('conditions') }) },
  {
    name: 'disclosures, flood notice',
    open: as('flood-zone', {
      ...AT_FLOOD,
      then: async (page) => {
        await atDisclosures(page);
        await page.getByRole('button', { name: /^Read “Notice of special flood/ }).click();
        await page.getByRole('heading', { level: 3, name: 'Flood insurance' }).waitFor();
      },
    }),
  },
  { name: 'disclosures, closing papers', open: as('found', { ...AT_OFFER, then: atDisclosures }) },
  { name: 'signing additional', open: as('co-owner', AT_OWNER) },
  { name: 'signing additional, errors', open: as('co-owner', { ...AT_OWNER, then: pressed('Save and invite') }) },
  {
    name: 'signing additional, three people',
    open: as('co-owner', {
      ...AT_OWNER,
      before: ({ page, driven }) =>
        answered(
          page,
          readSigners,
          { uuid: driven.uuid },
          {
            signers: [NAMED],
            mustSign: [{ ...ROBIN, signerUuid: ROBIN.personUuid }, SPOUSE, LAST],
            version: 1,
          },
        ),
    }),
  },
  { name: 'signing intro', open: as('found', AT_OFFER) },
  { name: 'signing intro, errors', open: as('found', { ...AT_OFFER, then: pressed('Accept this offer') }) },
  {
    name: 'signing intro, changed',
    open: atOffer(({ selection }) => ({
      selection: { ...selection, lineAmount: selection.lineAmount + 300 },
      changed: {
        because: ["you chose how you'll pay", 'the notary changed'],
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
    open: as('found', {
      ...AT_OFFER,
      async then(page) {
        await page.getByRole('button', { name: 'Choose a different draw' }).click();
        await page.getByRole('alertdialog').waitFor();
      },
    }),
  },
  { name: 'signing intro, note', open: atSigning('intro') },
  {
    name: 'signing intro, note with another owner, other figures and an email to confirm',
    open: atSigning('intro', {
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
    name: 'signing intro, taking out, errors',
    open: atSigning('intro', { signers: WITH_ROBIN }, async (page) => {
      await page.getByRole('button', { name: 'Remove Robin Sample' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByText('Tell us why in a few words').waitFor();
    }),
  },
  {
    name: 'signing intro, paused',
    open: atSigning('intro', { paused: { problemUuid: ROBIN.personUuid, since: '2026-11-17T10:00:00.000Z' } }),
  },
  {
    name: 'signing intro, the others still must',
    open: atSigning(
      'intro',
      {
        signers: WITH_ROBIN,
        documents: [
          {
            ...SIGN_NOTE,
            signedAt: '2026-11-17T10:42:00.000Z',
            evidenceUuid: ROBIN.personUuid,
            signedDocumentUuid: ROBIN.personUuid,
          },
          SIGN_NOTICE,
        ],
      },
      undefined,
      NOTE_OTHERS,
    ),
  },
  { name: 'signing sign, a notice to read', open: atSigning('sign') },
  {
    name: 'signing sign, a drawing and errors',
    open: atSigning('sign', { documents: [SIGN_NOTE] }, async (page) => {
      await page.getByRole('radio', { name: 'Draw it instead' }).check();
      await pressed('Finish signing')(page);
    }),
  },
  {
    name: 'signing sign, the location',
    open: atSigning('sign', { needsLocation: true, documents: [{ ...SIGN_NOTE, ...readToEnd }] }, async (page) => {
      await page.getByRole('button', { name: 'Finish signing' }).filter({ visible: true }).click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  {
    name: 'signing sign, no location',
    open: atSigning('sign', { needsLocation: true, documents: [{ ...SIGN_NOTE, ...readToEnd }] }, async (page) => {
      await page.getByRole('button', { name: 'Finish signing' }).filter({ visible: true }).click();
      await page.getByRole('button', { name: 'Allow location' }).click();
      await page.getByText('Your browser didn’t share your location.').waitFor();
    }),
  },
  {
    name: 'signing sign, nothing left',
    open: atSigning('sign', { documents: [{ ...SIGN_NOTE, signedAt: '2026-11-17T10:42:00.000Z' }] }),
  },
  {
    name: 'signing sign, nothing to sign here',
    open: atSigning('sign', { documents: [{ ...SIGN_NOTE, signedBy: 'NOTARY' }] }),
  },
  {
    name: 'signing sign, declined',
    open: atSigning('sign', {}, async (page) => {
      await page.getByRole('button', { name: "I don't want to sign" }).click();
      await page.getByRole('button', { name: 'Decline to sign' }).click();
      await page.getByRole('alertdialog').getByText('Choose a reason').waitFor();
    }),
  },
  { name: 'signing support, errors', open: atSigning('support', {}, pressed('Tell us and pause signing')) },
  {
    name: 'signing support, paused',
    open: atSigning('support', { paused: { problemUuid: ROBIN.personUuid, since: '2026-11-17T10:00:00.000Z' } }),
  },
];
