import type { Reply, listDocuments, readPayout, readRescission, readTimeline } from '@lintel/contract';

type RightToCancel = NonNullable<Reply<typeof readRescission>>;
type Timeline = NonNullable<Reply<typeof readTimeline>>;
type DocumentItem = NonNullable<Reply<typeof listDocuments>>[number];

/** The server's reply for the right to cancel while the period runs. */
export const buildRightToCancel = (change: Partial<RightToCancel> = {}): RightToCancel => ({
  owed: true,
  canCancel: true,
  canConfirm: false,
  endsAt: '2026-12-01T07:00:00.000Z',
  satisfiedAt: '2026-12-02T07:00:00.000Z',
  lastDay: '2026-11-30',
  satisfiedOn: '2026-12-01',
  zone: 'Mountain Time',
  arithmetic:
    'The last of signature, notice and disclosure was the signature on Wed, Nov 25, 2026. Counted: Fri, Nov 27, 2026; Sat, Nov 28, 2026; Mon, Nov 30, 2026. Not counted: Thanksgiving (Thu, Nov 26, 2026); Sun, Nov 29, 2026.',
  notice: {
    version: '1',
    text: [
      'Notice of your right to cancel',
      'You have a legal right under federal law to cancel the account, without cost, within three business days.',
    ],
    documentUuid: 'c0a80121-7ac0-4b1c-9d3e-5f6071829402',
  },
  owners: [
    {
      firstName: 'Maria',
      isYou: true,
      noticeHow: 'ELECTRONIC',
      noticeAt: '2026-11-25T16:00:00.000Z',
      confirmedAt: null,
    },
    { firstName: 'Robin', isYou: false, noticeHow: 'MAIL', noticeAt: '2026-11-25T17:00:00.000Z', confirmedAt: null },
  ],
  postalAddress: ['1200 Pearl Street, Suite 300', 'Boulder, CO 80302'],
  faxNumber: null,
  version: 90,
  ...change,
});

/** The timeline, with the named step as the current one. */
export function buildTimeline(currentLabel: string): Timeline {
  const labels = [
    'You signed',
    'Your right to cancel ends',
    'The county records the deed',
    'Waiting for mailed cancellations',
    'Final checks before we send your money',
    'We send your money',
    'Cascade Bank paid off',
    'First payment, $751.42',
  ];
  const days = ['2026-11-25', '2026-11-30', '2026-12-01', '2026-12-01', null, '2026-12-02', null, '2027-01-02'];
  const currentIndex = labels.findIndex((label) => label.startsWith(currentLabel));
  return labels.map((label, index) => ({
    label,
    owner: 'OTHER',
    on: days[index] ?? null,
    state: index < currentIndex ? 'DONE' : index === currentIndex ? 'NOW' : 'LATER',
    note: index >= currentIndex ? 'You don’t need to do anything for this step.' : null,
  }));
}

/** Where the money went, with one creditor paid off. */
export const buildPayout = (sentOn: string | null): NonNullable<Reply<typeof readPayout>> => ({
  to: 'ACCOUNT',
  account: { bankName: 'Boulder Valley Credit Union', mask: '6209' },
  draw: 85_000,
  toBorrower: 73_760,
  payoffs: [{ creditorName: 'Cascade Bank', mask: '4417', amount: 11_240, paidOn: null }],
  sentOn,
  stage: sentOn === null ? 'PLANNED' : 'SENT',
  fundingOn: '2026-12-02',
  firstPaymentOn: '2027-01-02',
  nextPaymentOn: '2027-01-02',
  monthlyPayment: 751.42,
  version: 90,
});

const buildDocument = (id: number, title: string, set: DocumentItem['set'], pages: number): DocumentItem => ({
  uuid: `c0a80121-7ac0-4b1c-9d3e-5f60718295${id}`,
  type: 'NOTE',
  title,
  state: 'READY',
  pages,
  size: 88_400,
  sha256: '3f'.repeat(32),
  createdAt: '2026-11-25T16:00:00.000Z',
  mustAcknowledge: false,
  current: true,
  set,
});

export const CLOSING_DOCUMENTS: readonly DocumentItem[] = [
  buildDocument(10, 'Your line of credit: terms at the opening', 'CLOSING', 6),
  buildDocument(11, 'Home equity line of credit agreement', 'PACKAGE', 9),
  buildDocument(12, 'Notice of your right to cancel', 'PACKAGE', 2),
  buildDocument(13, 'Deed of trust', 'PACKAGE', 12),
];
