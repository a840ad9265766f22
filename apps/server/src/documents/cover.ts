import type { Block, Paper } from '@lintel/domain';
import type { Context } from '../context.ts';
import { loanNow } from '../loan-file/clock.ts';
import type { PostLetter } from '../vendors/post/port.ts';
import { lenderOf } from './about.ts';
import type { LetterRow } from './letters.ts';
import { renderPdf } from './pdf.ts';
import { addresseeOf, papersIn } from './post-letter.ts';
import type { DocumentRow } from './store.ts';

const paragraph = (...lines: readonly string[]): Block => ({ kind: 'paragraph', text: lines.filter((line) => line !== '').join('\n') });

const cityOf = ({ city, state, zip }: PostLetter['to']): string => `${city}, ${state} ${zip}`;
const pagesOf = ({ pages }: DocumentRow): string => (pages === 1 ? '1 page' : `${pages ?? 0} pages`);

/** Where somebody writes by hand. */
const LINE = '_'.repeat(40);

/** The sheet on top of a letter, as PDF: to whom it goes and what is in it. Whoever has read the papers signs it and sends it back. */
export async function coverOf(context: Context, letter: LetterRow, loanNumber: string): Promise<Buffer<ArrayBuffer>> {
  const papers = await papersIn(context.db, letter);
  const sheet = sheetOf(await addresseeOf(context, letter), papers, lenderOf(letter.organisation), loanNumber);
  const { bytes } = await renderPdf(sheet, await loanNow(context, context.db), lenderOf(letter.organisation).legalName);
  return bytes as Buffer<ArrayBuffer>;
}

function sheetOf(to: PostLetter['to'], papers: readonly DocumentRow[], lender: ReturnType<typeof lenderOf>, loanNumber: string): Paper {
  const toSign = papers.filter((row) => row.must_acknowledge && !row.acknowledged_at);
  return {
    title: 'Your papers',
    plainLine: 'What is in this letter.',
    blocks: [
      paragraph(to.name, to.street1, to.street2, cityOf(to)),
      paragraph(`From ${lender.legalName}, about your loan ${loanNumber}.`),
      { kind: 'table', caption: 'In this letter', head: ['Paper', 'Pages', 'I have read it'], rows: papers.map((row) => [row.title, pagesOf(row), toSign.includes(row) ? '[   ]' : 'For you to keep']) },
      ...(toSign.length > 0
        ? [
            paragraph('The papers are yours to keep. When you have read them, tick each one above, sign here, and send us this sheet: your application goes on when it is back.'),
            paragraph(`Signature ${LINE}`),
            paragraph(`Date ${LINE}`),
            paragraph('Send this sheet to', lender.legalName, ...lender.address),
          ]
        : []),
      paragraph(`Questions? Call ${lender.phone} or write to ${lender.email}.`),
    ],
  };
}
