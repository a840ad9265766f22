import { noticeOpening, type NoticeHeader } from '../document-model/notice.ts';
import { heading, list, paragraph, table, type DocumentText } from '../document-model/text.ts';
import { formatDateInProse } from '../format/date.ts';
import { reportBlocks, rightsBlocks, type NoticeReport } from './notice-parts.ts';

/** One term as requested or chosen, next to what we can offer: ready to print. */
export interface CounterTerm {
  readonly what: string;
  readonly before: string;
  readonly now: string;
}

/** The data of a counteroffer's notice. */
export interface CounterOffer {
  readonly about: NoticeHeader;
  readonly reasons: readonly string[];
  readonly report: NoticeReport | null;
  readonly terms: readonly CounterTerm[];
  /** A lien must be paid off from the line for it. */
  readonly byPayoff: boolean;
  /** yyyy-MM-dd, the last day it can be accepted. */
  readonly keptUntil: string;
}

/**
 * Writes the notice of a counteroffer: what we can't offer, why, what we can, and until when (12 CFR 1002.9(a)(1)(iv),
 * (a)(2)).
 */
export function writeCounterOfferNotice({
  about,
  reasons,
  report,
  terms,
  byPayoff,
  keptUntil,
}: CounterOffer): DocumentText {
  return {
    title: 'Another offer in place of the line you asked for',
    plainLine: 'What we can offer instead, why, and your deadline to accept.',
    blocks: [
      ...noticeOpening(about),
      paragraph("We can't give you the line on the terms you asked for. We can offer you this line instead."),
      table(
        'Your request and our offer',
        ['What', 'You asked for or chose', 'Offered now'],
        ...terms.map(({ what, before, now }) => [what, before, now]),
      ),
      ...(byPayoff
        ? [paragraph('With this offer, a debt on your home that comes before ours is paid off from the line.')]
        : []),
      paragraph(
        `You can accept it until ${formatDateInProse(keptUntil)}, 90 days from the day of this notice. Log in where you applied. If you don't accept it by then, we'll close your application and send you a notice of our decision.`,
      ),
      heading(reasons.length === 1 ? 'The reason' : 'The principal reasons'),
      list(...reasons),
      ...(report ? reportBlocks(report) : []),
      ...rightsBlocks(about),
    ],
  };
}
