import { noticeOpening, type NoticeHeader } from '../document-model/notice.ts';
import { heading, list, paragraph, type DocumentText } from '../document-model/text.ts';
import { formatDateInProse } from '../format/date.ts';
import { reportBlocks, rightsBlocks, type NoticeReport } from './notice-parts.ts';

/** The data of an adverse action notice. */
export interface AdverseAction {
  readonly about: NoticeHeader;
  /** yyyy-MM-dd */
  readonly decidedOn: string;
  /** As printed, one to four. */
  readonly reasons: readonly string[];
  readonly report: NoticeReport | null;
  /** A smaller or changed line was offered instead and not accepted. */
  readonly counterOffer: 'REFUSED' | 'NOT_ANSWERED' | null;
}

const COUNTER = {
  REFUSED: 'We made you another offer instead, and you did not accept it.',
  NOT_ANSWERED: 'We made you another offer instead, and you did not accept it within 90 days.',
} as const;

/**
 * Writes the notice of adverse action: the denial, its reasons, and the applicant's rights (12 CFR 1002.9(a)(2), (b);
 * FCRA 615(a)).
 */
export function writeAdverseActionNotice({
  about,
  decidedOn,
  reasons,
  report,
  counterOffer,
}: AdverseAction): DocumentText {
  return {
    title: 'Notice of our decision',
    plainLine: "We can't offer you a line of credit. This notice gives the reasons and your rights.",
    blocks: [
      ...noticeOpening(about),
      paragraph(
        `Thank you for applying. On ${formatDateInProse(decidedOn)} we decided that we can't give you the line of credit you asked for.${counterOffer ? ` ${COUNTER[counterOffer]}` : ''}`,
      ),
      heading(reasons.length === 1 ? 'The reason' : 'The principal reasons'),
      list(...reasons),
      ...(report ? reportBlocks(report) : []),
      ...rightsBlocks(about),
    ],
  };
}
