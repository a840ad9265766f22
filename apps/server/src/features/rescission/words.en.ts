import type { BorrowerMail } from '../../records/borrower-mail/index.ts';

export const NOTICE_MAIL: BorrowerMail = {
  template: 'notice.right-to-cancel',
  subject: 'A notice to read',
  sentences: [
    'Your notice of the right to cancel is ready to read. Your 3 business days to cancel start once the documents are signed and you and any other owners have the notice.',
  ],
  link: { label: 'Read my notice', path: '/document/disclosures' },
};

/** Lines of the page after the signing. */
export const TIMELINE = {
  signed: 'You signed',
  others: 'The other signers sign',
  notice: 'Notice of the right to cancel',
  cancelEnds: 'Your right to cancel ends',
  cancelEnded: 'Your right to cancel ended',
  threeDays: '3 business days. Saturdays count. Sundays and federal holidays don’t.',
  notBegun: (hasSoleOwner: boolean) =>
    `We’ll show this and the later dates once ${hasSoleOwner ? 'you have' : 'every owner has signed and has'} the notice.`,
  recording: 'The county records the deed of trust',
  recordedThere: 'The county recorded the deed of trust',
  recorded: (county: string) => `The county recorded the deed of trust (${county})`,
  margin: 'Waiting for mailed cancellations',
  marginNote: (date: string) =>
    `A cancellation mailed before the deadline still counts. We’ll wait through ${date} in case one is on its way.`,
  payoffRenew: 'New payoff figures',
  payoffRenewNote: (creditors: string) =>
    `We’re asking ${creditors} for new payoff figures. You don’t need to sign anything again.`,
  checks: 'Final checks before we send your money',
  sending: 'We send your money',
  sent: 'We sent your money',
  ordered: (date: string) => `We’ll send it on ${date}.`,
  sentNote:
    'Most banks show it the same day. Some take until the next business day. If it isn’t there after 2 business days, call us and we’ll trace it the same day.',
  payCreditors: (creditors: string) => `We pay off ${creditors}`,
  creditors: (creditors: string) => `${creditors} paid off`,
  creditorsNote: (creditors: string) => `Keep paying ${creditors} until the balance shows $0.`,
  firstPayment: 'First payment',
  firstAmount: (amount: string) => `First payment, ${amount}`,
  autopay:
    'It’s withdrawn automatically (autopay). We’ll email you 10 days before. Once your line is open, your account page names the company that collects your payments.',
  manual: 'You pay it yourself. We’ll email you 10 days before.',
  expected: 'Most banks show it the same day. If our final checks find a problem, we’ll tell you.',
  amount: (amount: string) => `We’ll send ${amount}.`,
  sooner: (date: string, hasSoleOwner: boolean) =>
    hasSoleOwner
      ? `If you confirm here that you didn’t cancel, we’d send it sooner, on ${date}.`
      : `If every owner confirms here that they didn’t cancel, we’d send it sooner, on ${date}.`,
  soonerLater: (date: string, hasSoleOwner: boolean) =>
    `After the right to cancel ends, ${hasSoleOwner ? 'you can confirm here that you' : 'every owner can confirm here that they'} didn’t cancel. We’d then send it sooner, on ${date}.`,
} as const;

/** Why a canceling letter can't be entered. */
export const CANCELING_LETTER_ERRORS = {
  sentLater: 'Enter the day it was sent. It can’t be after today.',
  receivedLater: 'Enter the day you received it. It can’t be after today.',
  receivedBeforeSent: 'Enter the day you received it. It can’t be before the day it was sent.',
} as const;
