import type { Reply, listDocuments, readDisbursement, readRescission, readTimeline } from '@lintel/contract';

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

interface TimelineRow {
  /** The label until the step is done, and from then on. */
  label: string;
  done?: string;
  on: string | null;
  note?: string;
}

const TIMELINE: readonly TimelineRow[] = [
  { label: 'You signed', on: '2026-11-25' },
  {
    label: 'Your right to cancel ends',
    done: 'Your right to cancel ended',
    on: '2026-11-30',
    note: '3 business days. Saturdays count. Sundays and federal holidays don’t.',
  },
  {
    label: 'The county records the deed of trust',
    done: 'The county recorded the deed of trust (Boulder)',
    on: '2026-12-01',
  },
  {
    label: 'Waiting for mailed cancellations',
    on: '2026-12-01',
    note: 'A cancellation mailed before the deadline still counts. We’ll wait through Tue, Dec 1 in case one is on its way.',
  },
  { label: 'Final checks before we send your money', on: null },
  {
    label: 'We send your money',
    done: 'We sent your money',
    on: '2026-12-02',
    note: 'We’ll send $73,760. Most banks show it the same day. If our final checks find a problem, we’ll tell you.',
  },
  {
    label: 'We pay off Cascade Bank',
    done: 'Cascade Bank paid off',
    on: null,
    note: 'Keep paying Cascade Bank until the balance shows $0.',
  },
  {
    label: 'First payment, $751.42',
    on: '2027-01-02',
    note: 'It’s withdrawn automatically (autopay). We’ll email you 10 days before. Once your line is open, your account page names the company that collects your payments.',
  },
];

/** Labels of steps that the timeline shows only until they are over. */
const WHILE_OPEN = ['Waiting for mailed cancellations', 'Final checks before we send your money'];

/** Returns the timeline, with the named step as the current one. */
export function buildTimeline(currentLabel: string): Timeline {
  const currentIndex = TIMELINE.findIndex(({ label }) => label.startsWith(currentLabel));
  if (currentIndex < 0) throw new Error(`No step of the timeline starts with “${currentLabel}”`);
  return TIMELINE.flatMap(({ label, done = label, on, note = null }, index) => {
    const isDone = index < currentIndex;
    if (isDone && WHILE_OPEN.includes(label)) return [];
    return [
      {
        label: isDone ? done : label,
        owner: 'OTHER' as const,
        on,
        state: isDone ? ('DONE' as const) : index === currentIndex ? ('NOW' as const) : ('LATER' as const),
        note: isDone ? null : note,
      },
    ];
  });
}

/** The timeline before the cancellation period: no day that follows from it is known. `label` is the current step. */
export function buildTimelineBeforePeriod(label: string, sentence: string): Timeline {
  const [signed, period, ...later] = TIMELINE.filter(({ label }) => !label.startsWith('Waiting'));
  const toLine = ({ label: name, note }: Pick<TimelineRow, 'label' | 'note'>): Timeline[number] => ({
    label: name,
    owner: 'OTHER',
    on: null,
    state: 'LATER',
    note: note ?? null,
  });
  return [
    { ...toLine(signed!), on: signed!.on, state: 'DONE' },
    { ...toLine({ label, note: sentence }), state: 'NOW' },
    {
      ...toLine(period!),
      note: 'We’ll show this and the later dates once every owner has signed and has the notice.',
    },
    ...later.map((row) => ({ ...toLine(row), note: row.label.startsWith('We send') ? null : (row.note ?? null) })),
  ];
}

/** The server's reply for the money that was sent, with one creditor paid off. */
export const buildDisbursement = (sentOn: string | null): NonNullable<Reply<typeof readDisbursement>> => ({
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
  buildDocument(10, 'Your line of credit: opening terms', 'CLOSING', 6),
  buildDocument(11, 'Home equity line of credit agreement', 'PACKAGE', 9),
  buildDocument(12, 'Notice of your right to cancel', 'PACKAGE', 2),
  buildDocument(13, 'Deed of trust', 'PACKAGE', 12),
];
