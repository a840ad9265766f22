import { heading, paragraph, table, type DocumentText } from '../../document-model/text.ts';
import type { DocumentData } from '../document-data.ts';
import { closingOpening } from './closing-parts.ts';

/** Texas: the copy of the application, one business day before the closing (7 TAC 153.13). */
export function texasApplicationCopy(data: DocumentData): DocumentText {
  const { summary } = data;
  if (!summary) throw new Error('The copy of the application is made of the answers.');
  return {
    title: 'Texas: copy of your application',
    plainLine: 'Your application as we have it now, before the closing.',
    blocks: [
      ...closingOpening(data),
      ...summary.flatMap((section) => [
        heading(section.title),
        table(section.title, ['Question', 'Answer'], ...section.rows.map(({ label, value }) => [label, value])),
      ]),
      paragraph("If something is wrong, tell us before you sign. If an answer changes, we'll prepare new documents."),
    ],
  };
}
