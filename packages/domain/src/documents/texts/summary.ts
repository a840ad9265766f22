import { formatLenderContact, sample } from '../../document-model/lender.ts';
import { heading, paragraph, table, type DocumentText } from '../../document-model/text.ts';
import type { DocumentData } from '../document-data.ts';

/** The application summary, which the borrower reads before submitting: every current answer, section by section. */
export function applicationSummary({ lender, loanNumber, madeOn, summary }: DocumentData): DocumentText {
  if (!summary) throw new Error('The summary is made of the answers.');
  return {
    title: 'Your application in summary',
    plainLine: 'Everything you told us, and the offer you chose.',
    blocks: [
      sample(),
      paragraph(`Application ${loanNumber} to ${formatLenderContact(lender)}, as of ${madeOn}.`),
      ...summary.flatMap((section) => [
        heading(section.title),
        table(section.title, ['Question', 'Answer'], ...section.rows.map(({ label, value }) => [label, value])),
      ]),
      paragraph(
        "If something is wrong, change it before you submit. If you change an answer, we'll update your offers and this summary.",
      ),
    ],
  };
}
