import { noticeOpening, type NoticeHeader } from '../document-model/notice.ts';
import { heading, list, paragraph, table, type DocumentText } from '../document-model/text.ts';
import { formatDateInProse } from '../format/date.ts';
import { formatPhone } from '../format/phone.ts';
import type { NoticeReport } from './notice-parts.ts';
import { keyFactors } from './reasons.ts';
import { scoreRank } from './score-rank.ts';

/** The notice to the home loan applicant, in the law's words (FCRA 609(g)(1)(D), 15 USC 1681g(g)(1)(D)). */
const HOME_LOAN_APPLICANT = [
  'In connection with your application for a home loan, the lender must disclose to you the score that a consumer reporting agency distributed to users and the lender used in connection with your home loan, and the key factors affecting your credit scores.',
  'The credit score is a computer generated summary calculated at the time of the request and based on information that a consumer reporting agency or lender has on file. The scores are based on data about your credit history and payment patterns. ' +
    'Credit scores are important because they are used to assist the lender in determining whether you will obtain a loan. They may also be used to determine what interest rate you may be offered on the mortgage. ' +
    'Credit scores can change over time, depending on your conduct, how your credit history and payment patterns change, and how credit scoring technologies change.',
  'Because the score is based on information in your credit history, it is very important that you review the credit-related information that is being furnished to make sure it is accurate. Credit records may vary from one company to another.',
  'If you have questions about your credit score or the credit information that is furnished to you, contact the consumer reporting agency at the address and telephone number provided with this notice, or contact the lender, if the lender developed or generated the credit score. ' +
    'The consumer reporting agency plays no part in the decision to take any action on the loan application and is unable to provide you with specific reasons for the decision on a loan application.',
  'If you have questions concerning the terms of the loan, contact the lender.',
] as const;

/** Says how the score compares, in the sentence of model form H-3; without figures, says who has them. */
function compareScore(score: NoticeReport['score'], bureau: string): string {
  const rank = scoreRank(score);
  return rank === null
    ? `${bureau} can tell you how your score compares with those of others.`
    : `Your credit score ranks higher than ${rank} percent of U.S. consumers. (These are sample figures. The agency that provides the score provides the real ones.)`;
}

/**
 * Writes the score notice: the score used for a line secured by a home, its key factors, how it compares and what the
 * reader can do. It is FCRA 609(g) with its notice, and the disclosure that replaces a risk-based pricing notice (12
 * CFR 1022.74(d), model form H-3). Every applicant gets it, whatever the rate.
 */
export function writeScoreNotice({
  about,
  report: { bureau, score },
}: {
  readonly about: NoticeHeader;
  readonly report: NoticeReport;
}): DocumentText {
  return {
    title: 'Your credit score and the price you pay for credit',
    plainLine: 'The score we used, how it compares, and what you can do.',
    blocks: [
      ...noticeOpening(about),
      heading('Your credit score'),
      table(
        'The score we used',
        ['What', 'Figure'],
        ['Your credit score', String(score.value)],
        ['Source', bureau.name],
        ['Date', formatDateInProse(score.date)],
        ['Scores range from', `a low of ${score.low} to a high of ${score.high}`],
      ),
      paragraph('Generally, the higher your score, the more likely you are to be offered better credit terms.'),
      paragraph(compareScore(score, bureau.name)),
      paragraph('Key factors that adversely affected your credit score:'),
      list(...keyFactors(score.factors)),
      heading('What you should know about credit scores'),
      paragraph(
        'Your credit score is a number that reflects the information in your credit report. Your credit report is a record of your credit history. It includes information about whether you pay your bills on time and how much you owe to creditors.',
      ),
      paragraph(
        'Your credit score can change, depending on how your credit history changes. It can affect whether you can get a loan and how much you will have to pay for that loan.',
      ),
      heading('Notice to the home loan applicant'),
      ...HOME_LOAN_APPLICANT.map(paragraph),
      list(bureau.name, bureau.address, formatPhone(bureau.phoneNumber)),
      heading('Checking your credit report'),
      paragraph(
        'You have a right to dispute any inaccurate information in your credit report. If you find mistakes on your credit report, contact the consumer reporting agency. It is a good idea to check your credit report to make sure the information it contains is accurate.',
      ),
      paragraph(
        'Under federal law, you have the right to obtain a free copy of your credit report from each of the nationwide consumer reporting agencies once a year:',
      ),
      list(
        'By telephone: call toll-free 1-877-322-8228',
        'On the web: www.annualcreditreport.com',
        'By mail: Annual Credit Report Request Service, P.O. Box 105281, Atlanta, GA 30348-5281',
      ),
      paragraph(
        'For more information about credit reports and your rights under federal law, visit www.consumerfinance.gov/learnmore.',
      ),
    ],
  };
}
