import type { Reply, readSigning } from '@lintel/contract';

type Signing = NonNullable<Reply<typeof readSigning>>;
type SigningDocument = Signing['documents'][number];

const CREATED_AT = '2026-11-17T10:00:00.000Z';

/** The agreement as an item of a package. */
export const NOTE_ITEM: SigningDocument = {
  uuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829401',
  type: 'NOTE',
  title: 'Home equity line of credit agreement',
  state: 'READY',
  pages: 6,
  size: 88_400,
  sha256: '3f'.repeat(32),
  createdAt: CREATED_AT,
  mustAcknowledge: false,
  set: 'PACKAGE',
  current: true,
  plainLine:
    "This is your promise to repay: the line, the rate and the payments. Your home secures it, so you could lose your home if you don't pay.",
  kind: 'NOTE',
  signedBy: 'HERE',
  fields: [
    { fieldId: 'note.BORROWER.1', kind: 'INITIALS', page: 2, label: 'Maria Delgado, the promise to repay' },
    { fieldId: 'note.BORROWER.2', kind: 'SIGNATURE', page: 6, label: 'Maria Delgado' },
  ],
};

/** The notice of the right to cancel, which is confirmed as read. */
export const NOTICE_ITEM: SigningDocument = {
  ...NOTE_ITEM,
  uuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829402',
  type: 'RIGHTNOTTOCLOSE',
  title: 'Notice of your right to cancel',
  pages: 2,
  mustAcknowledge: true,
  plainLine:
    'You can cancel within 3 business days, free of charge. This notice tells you how to cancel, and by what day.',
  kind: 'OTHER',
  signedBy: 'READ',
  fields: [],
};

const DEED_ITEM: SigningDocument = {
  ...NOTE_ITEM,
  uuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829403',
  type: 'DEED_OF_TRUST',
  title: 'Deed of trust',
  pages: 9,
  plainLine: 'This puts the line on your home as security.',
  kind: 'DEED',
  signedBy: 'NOTARY',
  fields: [],
};

/** The server's reply for the documents to sign. */
export const buildSigning = (change: Partial<Signing> = {}): Signing => ({
  packageUuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829400',
  consent: { version: '2026-11-1', text: 'I agree.', sampleDocumentUuid: NOTE_ITEM.uuid, givenAt: CREATED_AT },
  documents: [NOTE_ITEM, DEED_ITEM, NOTICE_ITEM],
  signers: [
    { personUuid: 'BORROWER', firstName: 'Maria', role: 'BORROWER', signs: ['NOTE', 'DEED'], state: 'TO_SIGN' },
  ],
  needsLocation: false,
  minutes: 8,
  changedSinceOffer: [],
  emailVerified: true,
  ...change,
});

/** The readable text of a document, long enough to scroll. */
export const buildDocumentText = () => ({
  title: NOTE_ITEM.title,
  plainLine: NOTE_ITEM.plainLine ?? '',
  sha256: NOTE_ITEM.sha256 ?? '',
  blocks: [
    {
      kind: 'table',
      caption: 'The line in figures',
      head: ['What', 'Figure'],
      rows: [
        ['Line amount (credit limit)', '$87,541.50'],
        ['Monthly payment', '$751.42'],
        ['Home that secures it', '412 Alder Street, Boulder, CO 80302'],
      ],
    },
    ...Array.from({ length: 9 }, (_, index) => [
      { kind: 'heading', text: `${index + 1}. Your first draw and how you repay it` },
      {
        kind: 'paragraph',
        text: 'On the day this line is funded you draw $87,541.50. That is $85,000.00 for you and an origination fee of $2,541.50. You repay the first draw in 240 monthly payments, due on the 15th of each month. The last payment may differ by a few cents.',
      },
      {
        kind: 'list',
        items: [
          'A payment that is late by 15 days carries a late charge.',
          'You may repay early, in part or in full, free of charge.',
        ],
      },
    ]).flat(),
  ],
});
