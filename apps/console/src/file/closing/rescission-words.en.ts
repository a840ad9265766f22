/** The last days to rescind and to wait for mail, in words, and the home's time zone. */
interface Days {
  readonly ends: string;
  readonly mail: string;
  readonly zone: string;
}

export const RIGHT = {
  title: 'Right of rescission',
  states: {
    NONE: () => 'No owner uses the home as a primary residence, so there’s no right of rescission.',
    NOT_STARTED: () =>
      'The rescission period hasn’t started. It starts once every owner has signed and has the notice and the material disclosures.',
    RUNNING: ({ ends, zone }: Days) => `Any owner can rescind through 11:59 p.m. on ${ends}, ${zone}.`,
    MARGIN: ({ ends, zone }: Days) => `The rescission period ended at 11:59 p.m. on ${ends}, ${zone}.`,
    CONFIRMED: ({ ends }: Days) =>
      `The rescission period ended on ${ends}. Every owner confirmed online that they haven’t rescinded.`,
    OVER: ({ ends }: Days) => `The rescission period ended on ${ends}. No rescission has been recorded.`,
    CANCELED: () => 'An owner rescinded in time. The loan is rescinded for every owner.',
  },
  funding: 'Funding:',
  held: ({ mail }: Days) =>
    `on hold through ${mail} for rescissions still in the mail, unless every owner confirms online, after the period, that they haven’t rescinded.`,
  notHeld: 'no longer on hold for rescission.',
  stopped: 'stopped.',
  recallPending: 'a payment was initiated. Recall pending.',
  notices: 'Owners and their notice of right to cancel',
  residence: (words: string) => `${words}.`,
  notice: 'Notice:',
  owner: (name: string) => `${name}:`,
  delivered: {
    ELECTRONIC: (when: string) => `acknowledged electronically ${when}.`,
    HANDED: (when: string) => `hand-delivered on paper ${when}.`,
    MAIL: (when: string) => `mailed ${when}.`,
  },
  toMail: 'not mailed yet. Print and mail it from Letters.',
  withVendor: (day: string) => `not mailed yet. The mail vendor has had it since ${day}.`,
  returned: 'returned undelivered. Mail it again from Letters.',
  notDelivered: 'not delivered yet. It’s delivered electronically, at the signing or by mail.',
  confirmed: (when: string) => `Confirmed online that they haven’t rescinded: ${when}.`,
  forCloser:
    'If a letter or fax arrives that was sent in time, it still counts. A teammate with the Closing permission records it here, which stops funding.',
  arrives: 'If a letter or fax arrives',
  counts: 'It counts if',
  countsIf: ({ ends, zone }: Days) =>
    `it was mailed, faxed or hand-delivered by 11:59 p.m. on ${ends}, ${zone}. The postmark, fax or hand-delivery date decides, even if it arrives later.`,
  countsBefore:
    'it was mailed, faxed or hand-delivered before the rescission period ends. The postmark, fax or hand-delivery date decides.',
  inTime: 'Sent in time:',
  inTimeText:
    'record it below right away, even after the period ended. The loan is rescinded for every owner and isn’t funded. If a payment was initiated, a “Wire or ACH recall” task opens: call the bank right away.',
  late: 'Sent too late:',
  lateText:
    'before funding, don’t record it here. Add it under Documents as “Supporting document” and tell the owner in writing that the period ended. Funding continues. After funding, record it: the loan stays open, and a task opens to reply within 20 calendar days.',
  decides: 'What decides:',
  decidesText: 'the date you enter under “Sent on”, from the postmark, fax or delivery. No approval is needed.',
} as const;

export const UNWIND = {
  settledTitle: { IN_TIME: 'Rescission: unwound', LATE: 'Late rescission: answered' },
  due: (due: string, received: string) => `${due}, 20 calendar days after it was received on ${received}`,
  toDo: 'What must be done',
  duties: {
    IN_TIME: [
      'Release the security interest, and record the release if the deed was recorded.',
      'Refund every fee and all other money the borrower paid. Reverse a fee that was withheld from the advance: there is nothing to send for it.',
      'If a payment was initiated, start the recall now. Release the lien and refund the fees without waiting for it.',
    ],
    LATE: ['Check the date sent against the end of the period.', 'Reply to the owner in writing.'],
  },
  confirm: {
    IN_TIME: {
      title: 'Is everything done?',
      text: 'By marking this as done, you confirm that the security interest is released and that all fees and other money are refunded. It closes the 20-day task. Your name and note are recorded. This can’t be undone.',
      yes: 'Mark as done',
    },
    LATE: {
      title: 'Did you reply to the owner in writing?',
      text: 'By marking this as done, you confirm that the date sent was checked and the owner has a written reply. It closes the 20-day task. Your name and note are recorded. This can’t be undone.',
      yes: 'Mark as done',
    },
  },
  done: 'Done',
  doneBy: (who: string, when: string) => (who ? `${who}, ${when}` : when),
} as const;
