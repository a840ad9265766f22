import { formatLenderContact } from '../document-model/lender.ts';
import type { NoticeHeader } from '../document-model/notice.ts';
import { heading, list, paragraph, table, type Block } from '../document-model/text.ts';
import { formatDateInProse } from '../format/date.ts';
import { formatPhone } from '../format/phone.ts';
import { ecoaNotice } from './ecoa.ts';
import { keyFactors } from './reasons.ts';

/** The consumer report that a decision uses, in whole or in part. Phone: ten digits. */
export interface NoticeReport {
  readonly bureau: { readonly name: string; readonly address: string; readonly phoneNumber: string };
  readonly score: {
    readonly value: number;
    readonly date: string;
    readonly low: number;
    readonly high: number;
    readonly factors: readonly string[];
  };
}

/**
 * Builds the part of a notice that the Fair Credit Reporting Act requires if a report and its score were used (615(a),
 * 15 USC 1681m(a)).
 */
export function reportBlocks({ bureau, score }: NoticeReport): Block[] {
  return [
    heading('Your credit report'),
    paragraph(
      'Our decision was based in whole or in part on information in a report from the credit reporting agency named here. The agency played no part in the decision and cannot tell you the specific reasons for it.',
    ),
    list(bureau.name, bureau.address, formatPhone(bureau.phoneNumber)),
    paragraph(
      'You have a right to a free copy of your report from this agency, if you ask for it within 60 days after you receive this notice. You have a right to dispute with the agency anything in the report that is inaccurate or incomplete.',
    ),
    heading('Your credit score'),
    paragraph(
      'We also got your credit score from this agency and used it in our decision. It is a number that reflects the information in your report, and it can change when that changes.',
    ),
    table(
      'The score we used',
      ['What', 'Figure'],
      ['Your credit score', String(score.value)],
      ['Date', formatDateInProse(score.date)],
      ['Scores range from', `${score.low} to ${score.high}`],
      ['Provided by', bureau.name],
    ),
    paragraph('Key factors that adversely affected your score:'),
    list(...keyFactors(score.factors)),
  ];
}

/**
 * Builds the part of a notice with the applicant's rights, which every decision states. Leaves out the right to a
 * statement of reasons, because the notice gives them, or says itself how to request them (12 CFR 1002.9(a)(2)(i) and
 * (ii)).
 */
export function rightsBlocks({ lender }: NoticeHeader): Block[] {
  return [
    heading('If you have questions'),
    paragraph(
      `If a figure is wrong or something is missing, tell us and a loan specialist will look again: ${formatLenderContact(lender)}.`,
    ),
    heading('Equal Credit Opportunity Act notice'),
    paragraph(ecoaNotice(lender)),
  ];
}
