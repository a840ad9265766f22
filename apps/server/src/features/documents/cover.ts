import type { Block, DocumentText } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { loanNow } from '../../loan-file/index.ts';
import type { DocumentRow, LetterRow } from '../../records/document-store/index.ts';
import type { Letter } from '../../vendors/index.ts';
import { COVER } from './cover.en.ts';
import { getLender } from './document-data.ts';
import { renderPdf } from './pdf.ts';
import { loadAddressee, loadLetterDocuments } from './post-letter.ts';

const paragraph = (...lines: readonly string[]): Block => ({
  kind: 'paragraph',
  text: lines.filter((line) => line !== '').join('\n'),
});

const formatCityLine = ({ city, state, zip }: Letter['to']): string => `${city}, ${state} ${zip}`;

/**
 * Renders a letter's cover sheet as PDF, with the recipient and the contents. The reader signs it and sends it back.
 */
export async function renderCoverSheet(
  context: Context,
  letter: LetterRow,
  loanNumber: string,
): Promise<Buffer<ArrayBuffer>> {
  const documents = await loadLetterDocuments(context.db, letter);
  const sheet = buildCoverSheet(
    await loadAddressee(context, letter),
    documents,
    getLender(letter.organisation),
    loanNumber,
  );
  const { bytes } = await renderPdf(
    sheet,
    await loanNow(context, context.db),
    getLender(letter.organisation).legalName,
  );
  return bytes as Buffer<ArrayBuffer>;
}

function buildCoverSheet(
  to: Letter['to'],
  documents: readonly DocumentRow[],
  lender: ReturnType<typeof getLender>,
  loanNumber: string,
): DocumentText {
  const toSign = documents.filter((row) => row.must_acknowledge && !row.acknowledged_at);
  return {
    title: COVER.title,
    plainLine: COVER.plainLine,
    blocks: [
      paragraph(to.name, to.street1, to.street2, formatCityLine(to)),
      paragraph(COVER.from(lender.legalName, loanNumber)),
      {
        kind: 'table',
        caption: COVER.caption,
        head: COVER.head,
        rows: documents.map((row) => [
          row.title,
          COVER.pages(row.pages ?? 0),
          toSign.includes(row) ? COVER.tickHere : COVER.keep,
        ]),
      },
      ...(toSign.length > 0
        ? [
            paragraph(COVER.sign),
            paragraph(COVER.signature),
            paragraph(COVER.date),
            paragraph(COVER.sendTo, lender.legalName, ...lender.address),
          ]
        : []),
      paragraph(COVER.questions(lender.phone, lender.email)),
    ],
  };
}
